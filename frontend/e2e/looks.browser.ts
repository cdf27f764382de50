import type { Locator } from '@playwright/test'
import { ADMIN, FREE, logInAs } from './support/accounts.ts'
import { MARINA, RAFAEL } from './support/cast.ts'
import { dashboardOf } from './support/dashboard.ts'
import { editorOf } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const POST = '/remedio/paracetamol'

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing is drawn.')
  return { ...box, middle: box.y + box.height / 2, right: box.x + box.width, bottom: box.y + box.height }
}

test('prints the content without overlays @desktop', async ({ page, open }) => {
  for (const path of ['/especialidades/cardiologista', '/?specialty=Dermatologista', '/termos', POST]) {
    await open(path)
    await page.emulateMedia({ media: 'print' })
    await page.keyboard.press('Tab')
    await expect(page.getByText('Pular para o conteúdo'), path).toBeHidden()
    await expect(page.getByRole('banner'), path).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

/** Whether it, or what it is the inside of, has a line around it. */
const hasEdge = (element: Locator) =>
  element.first().evaluate((inner) => {
    for (let each: Element | null = inner, steps = 0; each && steps < 3; each = each.parentElement, steps++) {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(each)
      if (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1) return true
    }
    return false
  })

const fillOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)

test('shows edges and selections in forced colours @desktop', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const main = page.getByRole('main')
  await open('/login')
  expect(await hasEdge(main.getByLabel('E-mail')), 'field').toBe(true)
  expect(await hasEdge(main.getByRole('button', { name: 'Entrar', exact: true })), 'button').toBe(true)
  await logInAs(page, FREE)
  await expect(page).toHaveURL('/dashboard')
  // The toast is drawn anew once its own code is there.
  const toast = toastOf(page).getByRole('status').or(toastOf(page)).first()
  await expect.poll(() => hasEdge(toast), 'toast').toBe(true)
  const { tab } = dashboardOf(page)
  expect(await fillOf(tab('Visão Geral'))).not.toBe(await fillOf(tab('Leads')))
  await open('/?specialty=Dermatologista')
  expect(await hasEdge(main.getByRole('article')), 'card').toBe(true)
  expect(await hasEdge(main.getByRole('combobox')), 'select').toBe(true)
})

test('aligns elements @desktop', async ({ page, open }) => {
  const banner = page.getByRole('banner')
  const crumbs = page.getByRole('navigation', { name: 'Você está em' })
  const tops = new Set<number>()
  for (const path of ['/termos', `/${MARINA.slug}`, '/especialidades/cardiologista']) {
    await open(path)
    tops.add(Math.round((await boxOf(crumbs.getByRole('list'))).y))
  }
  expect([...tops], 'the way here, on each screen').toHaveLength(1)
  const home = await boxOf(banner.getByRole('link', { name: /página inicial/ }).locator('svg'))
  expect(Math.abs(home.middle - (await boxOf(banner)).middle)).toBeLessThanOrEqual(1)

  await page.request.post('/api/login', { data: { email: MARINA.email, password: FREE.password } })
  await open('/edit-profile')
  const { preview } = editorOf(page)
  const card = preview.getByRole('article')
  expect((await boxOf(card)).right).toBeLessThanOrEqual((await boxOf(preview)).right)
  expect(await card.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)

  await test.step('fields of one row on one line, however long a hint is', async () => {
    await open('/dashboard?aba=configuracoes')
    const main = page.getByRole('main')
    const state = await boxOf(main.getByLabel('Estado'))
    expect(
      Math.abs(state.bottom - (await boxOf(main.getByRole('combobox', { name: 'Cidade' }))).bottom),
    ).toBeLessThanOrEqual(1)
  })

  await test.step('a post’s state and its buttons apart', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.context().clearCookies()
    await page.request.post('/api/login', { data: ADMIN })
    await open('/admin/blog')
    const draft = page
      .getByRole('row')
      .filter({ has: page.getByText('Rascunho', { exact: true }) })
      .first()
    const state = await boxOf(draft.getByText('Rascunho', { exact: true }))
    expect((await boxOf(draft.getByRole('button', { name: /^Publicar/ }))).x - state.right).toBeGreaterThan(
      12,
    )
  })
})

test('fits its words on the narrowest phone @phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/login')
  const whereTheToastLies = page.waitForFunction(() => {
    const toast = document.querySelector('[role="region"][aria-label^="Avisos"] li')
    const tabs = document.querySelector('[role="tablist"]')?.getBoundingClientRect()
    if (!toast || !tabs || toast.getAnimations().length > 0) return null
    const { top, bottom } = toast.getBoundingClientRect()
    return bottom <= tabs.top || top >= tabs.bottom ? 'beside the tabs' : 'over the tabs'
  })
  await logInAs(page, FREE)
  expect(await (await whereTheToastLies).jsonValue()).toBe('beside the tabs')

  await open('/edit-profile')
  const { save } = editorOf(page)
  expect(await save.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0)
  await expect(save).toBeInViewport({ ratio: 1 })

  await open('/?specialty=Quiropraxista&insurance=Geap')
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect(page.getByRole('dialog')).not.toContainText(/Ver 0/)
})

/** Whether the words lie within it, none below its edge. */
const holdsItsWords = (element: Locator) =>
  element.evaluate((each) => each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth)

test('separates words and buttons, and shows a long searched insurer completely', async ({ page, open }) => {
  const main = page.getByRole('main')
  await open('/?q=dentista porto seguro saude')
  for (const card of await main.getByRole('article').all()) {
    const button = await boxOf(card.getByRole('link', { name: /^WhatsApp/ }))
    const sought = card.getByText('Porto Seguro Saúde')
    expect((await boxOf(sought)).right).toBeLessThan(button.x)
    expect(await holdsItsWords(sought)).toBe(true)
    const seenOfOthers = await boxOf(card.getByText(/^\+\d/).locator('..'))
    expect(seenOfOthers.right, await card.innerText()).toBeLessThan(button.x)
  }

  await open('/?insurance=NotreDame Intermédica')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toContainText('Atende NotreDame Intermédica')
  for (const card of await cards.all()) {
    const sought = card.getByText('NotreDame Intermédica')
    expect(await holdsItsWords(sought)).toBe(true)
    expect(await holdsItsWords(sought.locator('..'))).toBe(true)
    const button = await boxOf(card.getByRole('link', { name: /^WhatsApp/ }))
    const words = await boxOf(sought)
    expect(words.right < button.x || words.bottom <= button.y).toBe(true)
  }
})

test('breaks no word of a button on the narrowest phone @phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(`/${MARINA.slug}`)
  const bar = page.getByRole('navigation', { name: 'Contato rápido' })
  for (const button of await bar.getByRole('link').all()) expect(await holdsItsWords(button)).toBe(true)
  await open(`/comparar#${MARINA.slug},${RAFAEL.slug},diego-freitas-franco`)
  const buttons = page.getByRole('cell').getByRole('link', { name: /^WhatsApp/ })
  await expect(buttons).toHaveCount(3)
  for (const button of await buttons.all()) expect(await holdsItsWords(button)).toBe(true)
  await page.request.post('/api/login', { data: { email: MARINA.email, password: FREE.password } })
  await open('/dashboard?aba=leads')
  const leads = page.getByRole('main').locator('.lead-name')
  await expect(leads.first()).toBeVisible()
  for (const lead of await leads.all()) expect(await holdsItsWords(lead)).toBe(true)
})
