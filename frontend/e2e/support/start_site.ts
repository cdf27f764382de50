import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { makePushKeys } from '#infrastructure/composition/push_keys.ts'
import { seedDemo } from '#infrastructure/demo/seed_demo.ts'
import { givenAccount } from '#infrastructure/server/testing/accounts.ts'
import { givenProfessional, givenReview } from '#infrastructure/server/testing/given.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { openTestServer } from '#infrastructure/server/testing/test_server.ts'
import { ADMIN } from './accounts.ts'
import { CAST, HOSTILE_REVIEW, UNCLAIMED } from './cast.ts'

/** Another one, with an administrator alone and as careful as in production; its address is a name, for a passkey belongs to one. */
async function startStrictSite(): Promise<TestApp> {
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const site = await openTestApp({ PORT: port, APP_URL: url, EMAIL_CONFIRMATION: '1' })
  await givenAccount(site.app, { email: ADMIN.email, role: 'admin' }, ADMIN.password)
  await givenProfessional(site.app, UNCLAIMED)
  await site.app.worker.start()
  process.env['STRICT_SITE_URL'] = url
  process.env['STRICT_SITE_MAIL'] = join(site.app.settings.DATA_DIR, 'mail')
  return site
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts the real site with demo data and a few people of the tests' own; returns how to stop it. Its address reaches the
 * tests as SITE_URL, the folder of its mails as SITE_MAIL, its database as SITE_DATABASE.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = await openTestServer()
  const { publicKey, privateKey } = makePushKeys()
  const site = await openTestApp({
    SALES_WHATSAPP: '5511999990000',
    ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey },
  })
  await seedDemo(site.app)
  for (const profile of CAST) await givenProfessional(site.app, profile)
  await givenReview(site.app, HOSTILE_REVIEW)
  await site.app.worker.start()
  process.env['SITE_URL'] = site.url
  process.env['SITE_MAIL'] = join(site.app.settings.DATA_DIR, 'mail')
  process.env['SITE_DATABASE'] = site.owner.url
  const strict = await startStrictSite()
  /** The site stores counts some 20 s later; the stories need not wait for that. */
  const storing = setInterval(() => void strict.app.adapters.contactCounter.flush(), 200)
  return async () => {
    clearInterval(storing)
    await site.close()
    await strict.close()
    await server.close()
  }
}
