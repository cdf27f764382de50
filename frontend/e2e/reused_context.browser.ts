import { emptied } from './support/reused_context.ts'
import { expect, test } from './support/test.ts'

test.use({ ownContext: true })

test('a reused context contains nothing of the previous test @desktop', async ({
  page,
  open,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.route('**/sobre-tudo', (route) => route.fulfill({ body: 'do teste anterior' }))
  await open('/')
  await page.evaluate(async () => {
    document.cookie = 'last=1'
    localStorage.setItem('last', '1')
    await caches.open('last')
    await new Promise((done) => {
      indexedDB.open('last').onsuccess = done
    })
  })

  expect(await emptied({ context }, baseURL ?? '')).toBe(true)

  expect(page.isClosed()).toBe(true)
  const next = await context.newPage()
  const missing = await next.goto('/sobre-tudo', { waitUntil: 'commit' })
  expect(missing?.status()).toBe(404)
  const left = await next.evaluate(async () => ({
    cookies: document.cookie,
    stored: localStorage.length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    position: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }))
  expect(left).toEqual({ cookies: '', stored: 0, caches: [], databases: 0, position: 'prompt' })
})

test('a context with a fake clock is not reused @desktop', async ({ page, context, baseURL }) => {
  await page.clock.install()

  expect(await emptied({ context }, baseURL ?? '')).toBe(false)
})
