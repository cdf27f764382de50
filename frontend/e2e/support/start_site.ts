import { join } from 'node:path'
import { seedDemo } from '#infrastructure/demo/seed_demo.ts'
import { givenProfessional, givenReview } from '#infrastructure/server/testing/given.ts'
import { openTestApp } from '#infrastructure/server/testing/test_app.ts'
import { openTestServer } from '#infrastructure/server/testing/test_server.ts'
import { CAST, HOSTILE_REVIEW } from './cast.ts'

/** Starts the real site with demo data and a few people of the tests' own; returns how to stop it. Its address reaches the tests as SITE_URL, the folder of its mails as SITE_MAIL. */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await openTestServer()
  const site = await openTestApp({ SALES_WHATSAPP: '5511999990000' })
  await seedDemo(site.app)
  for (const profile of CAST) await givenProfessional(site.app, profile)
  await givenReview(site.app, HOSTILE_REVIEW)
  await site.app.worker.start()
  process.env['SITE_URL'] = site.url
  process.env['SITE_MAIL'] = join(site.app.settings.DATA_DIR, 'mail')
  return async () => {
    await site.close()
    await server.close()
  }
}
