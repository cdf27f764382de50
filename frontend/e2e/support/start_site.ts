import { seedDemo } from '#infrastructure/demo/seed_demo.ts'
import { openTestHouse } from '#infrastructure/server/testing/test_house.ts'
import { openTestServer } from '#infrastructure/server/testing/test_server.ts'

/** Starts the real site with demo data; answers how to stop it. Its address reaches the tests as SITE_URL. */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await openTestServer()
  const site = await openTestHouse({ SALES_WHATSAPP: '5511999990000' })
  await seedDemo(site.house)
  process.env['SITE_URL'] = site.url
  return async () => {
    await site.close()
    await server.close()
  }
}
