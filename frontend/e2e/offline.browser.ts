import type { Page } from '@playwright/test'
import { FREE, logInAs } from './support/accounts.ts'
import { RAFAEL } from './support/cast.ts'
import { homeOf } from './support/home.ts'
import { profileOf, reachLeadForm } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test.use({ ownContext: true })

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ complaints }) =>
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|503|ERR_FAILED/),
)

/** The addresses that this browser keeps. */
const cachedBy = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('seen-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

test('shows seen public pages offline, and clears them at login and logout @phone', async ({
  page,
  open,
  context,
}) => {
  const { name } = profileOf(page)
  const bar = page.getByRole('status').filter({ hasText: 'Você está sem conexão.' })

  await test.step('what was open before anything was kept', async () => {
    await open(`/${RAFAEL.slug}`)
    await untilControlled(page)
    await expect.poll(() => cachedBy(page)).toContain(`/${RAFAEL.slug}`)
    await open('/?specialty=Cardiologista')
    await expect(homeOf(page).cards.first()).toBeVisible()
    await expect.poll(() => cachedBy(page)).toContain('/?specialty=Cardiologista')
  })
  await test.step('is there without a connection', async () => {
    await context.setOffline(true)
    await open(`/${RAFAEL.slug}`)
    await expect(name).toHaveText(RAFAEL.name)
    await reachLeadForm(page)
    await expect(bar).toBeVisible()
    await open('/?specialty=Cardiologista')
    await expect(homeOf(page).cards.first()).toBeVisible()
  })
  await test.step('what was not is said, with what can be read', async () => {
    await page.goto('/blog', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Você está sem conexão' })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(RAFAEL.name) })).toHaveAttribute(
      'href',
      `/${RAFAEL.slug}`,
    )
    await context.setOffline(false)
    await expect(
      page.getByRole('tab', { name: 'Remédios' }).or(page.getByText('Remédios').first()),
    ).toBeVisible()
  })
  await test.step('nothing is kept of, or for, somebody logged in', async () => {
    await open('/login')
    await logInAs(page, FREE)
    await expect(page).toHaveURL(/dashboard/)
    await expect.poll(() => cachedBy(page)).toEqual([])
    await open(`/${RAFAEL.slug}`)
    await open('/dashboard')
    expect(await cachedBy(page)).toEqual([])
    await context.setOffline(true)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Você está sem conexão' })).toBeVisible()
    await context.setOffline(false)
  })
  await test.step('and again once nobody is', async () => {
    await context.clearCookies()
    await open('/login')
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    await open(`/${RAFAEL.slug}`)
    await expect.poll(() => cachedBy(page)).toContain(`/${RAFAEL.slug}`)
  })
  await test.step('until the site has it taken away', async () => {
    await page.evaluate(() => navigator.serviceWorker.register('/sw_off.js'))
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
})
