import { expectAccessible } from './support/axe.ts'
import { homeOf } from './support/home.ts'
import { expect, test } from './support/test.ts'

test('offers suggestions for keyboard and mouse, and cancels outdated requests @desktop', async ({
  page,
  open,
}) => {
  const { free, chips } = homeOf(page)
  const offered = page.getByRole('listbox', { name: 'Sugestões de busca' })
  await open('/')

  await test.step('a call whose answer is no longer wanted', async () => {
    const asks = (request: { url: () => string }) => request.url().endsWith('suggestions?q=derm')
    await page.route('**/suggestions?q=derm', () => undefined)
    const stale = page.waitForEvent('requestfailed', asks)
    const asked = page.waitForRequest(asks)

    await free.pressSequentially('derm')
    await asked
    await free.pressSequentially('ato')

    expect((await stale).failure()?.errorText).toBe('net::ERR_ABORTED')
    const specialties = page.getByRole('group', { name: 'Especialidades' })
    await expect(specialties.getByRole('option', { name: 'Dermatologista', exact: true })).toBeVisible()
    await page.unroute('**/suggestions?q=derm')
    await free.fill('')
  })

  await test.step('by the keyboard', async () => {
    await free.pressSequentially('derm')
    await expect(offered.getByRole('group', { name: 'Especialidades' })).toBeVisible()
    await expect(free).toHaveAttribute('aria-expanded', 'true')
    await expect(offered.locator('mark').first()).toHaveText('Derm')
    await free.press('Escape')
    await expect(offered).toBeHidden()

    await free.press('ArrowDown')
    await free.press('ArrowDown')
    const active = offered.getByRole('option', { selected: true })
    await expect(active).toHaveText('Dermatologista')
    await expect(free).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    await free.press('Enter')

    await expect(free).toHaveValue('Dermatologista')
    await expect(chips).toHaveText(['Dermatologista'])
  })

  await test.step('a person', async () => {
    await free.fill('')
    await free.pressSequentially('marina lacerda')
    await page.getByRole('option', { name: /Dra\. Marina Lacerda Fontes Cardiologista/ }).click()

    await expect(page).toHaveURL('/marina-lacerda-fontes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dra. Marina Lacerda Fontes')
  })
})

test('offers and clears recent searches, and suggests another interpretation @phone', async ({
  page,
  open,
}) => {
  const { free, chips, results } = homeOf(page)
  const recent = page.getByRole('group', { name: 'Buscas recentes' }).getByRole('option')
  const calls: string[] = []
  await open('/')
  await free.focus()
  await expect(recent).toHaveCount(0)
  for (const text of ['pediatra', 'dentista recife', 'unimed']) {
    await free.fill(text)
    await free.press('Enter')
    await expect(page).toHaveURL(`/?${new URLSearchParams({ q: text }).toString()}`)
    await expect(page.locator('.results-bar')).toBeVisible()
  }

  await open('/')
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await free.focus()
  await expect(recent).toHaveText(['unimed', 'dentista recife', 'pediatra', 'Limpar buscas recentes'])
  expect(calls).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page, 'recent searches')
  await free.press('ArrowDown')
  await free.press('Delete')
  await expect(recent).toHaveText(['dentista recife', 'pediatra', 'Limpar buscas recentes'])
  await page.getByTitle('Remover pediatra').click()
  await expect(recent).toHaveText(['dentista recife', 'Limpar buscas recentes'])
  await free.press('Enter')
  await expect(chips).toHaveText(['Dentista', 'Recife, PE'])
  await expect(results).toBeFocused()

  await free.fill('')
  await recent.filter({ hasText: 'Limpar' }).click()
  await expect(recent).toHaveCount(0)
  await free.blur()
  await free.focus()
  await expect(recent).toHaveCount(0)

  await free.fill('santa maria')
  await free.press('Enter')
  await expect(chips).toHaveText(['Santa Maria, RS'])
  await expect(results.getByText('Você quis dizer:')).toBeVisible()
  await results.getByRole('link', { name: 'Santa Maria, RN' }).click()
  await expect(chips).toHaveText(['Santa Maria, RN'])
})

test('searches without device storage @phone', async ({ page, open }) => {
  const { free, chips } = homeOf(page)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.getItem = () => {
      throw new DOMException('off', 'SecurityError')
    }
  })
  await open('/')

  await free.fill('pediatra')
  await free.press('Enter')

  await expect(chips).toHaveText(['Pediatra'])
})
