import { countText, homeOf, totalOf, withFilters } from './support/home.ts'
import { stopTime } from './support/time.ts'
import { expect, test } from './support/test.ts'

test('finds by specialty and place, and goes to the professionals a moment later', async ({
  page,
  open,
  request,
}) => {
  const { specialty, place, submit, results, cards, chips } = homeOf(page)
  const total = await totalOf(request, { specialty: 'Cardiologista', location: 'São Paulo, SP' })
  await page.clock.install()
  await open('/')
  await specialty.selectOption('Cardiologista')
  await place.fill('São Paulo, SP')
  await place.press('Escape')
  await stopTime(page)

  await submit.click()
  await page.clock.runFor(95)

  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.clock.runFor(10)
  await page.clock.resume()
  await expect
    .poll(() => results.evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
    .toBeLessThan(100)
  await expect(results.getByText(countText(total))).toBeVisible()
  await expect(cards).toHaveCount(Math.min(total, 6))
  await expect(cards.first()).toContainText(/Cardiologista.*São Paulo, SP.*Premium/)
  await expect(chips.getByRole('listitem')).toHaveText(['Cardiologista', 'São Paulo, SP'])
  await expect(page).toHaveURL('/?specialty=Cardiologista&location=S%C3%A3o+Paulo%2C+SP')
})

test('scrolls smoothly, but at once for those who asked for calm', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    Element.prototype.scrollIntoView = (options) => Object.assign(window, { scrolledBy: options })
  })
  await open('/')
  const behaviour = () => page.evaluate(() => Reflect.get(window, 'scrolledBy')?.behavior)

  await homeOf(page).submit.click()
  await expect.poll(behaviour).toBe('auto')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await homeOf(page).submit.click()
  await expect.poll(behaviour).toBe('smooth')
})

test('understands one free text, shows it as chips and takes them away', async ({ page, open, request }) => {
  const { free, results, chips } = homeOf(page)
  const total = await totalOf(request, { q: 'dermatologista unimed sao paolo' })
  await open('/')

  await free.fill('dermatologista unimed sao paolo')
  await free.press('Enter')

  await expect(chips.getByRole('listitem')).toHaveText(['Dermatologista', 'São Paulo, SP', 'Unimed'])
  await expect(results.getByText(countText(total))).toBeVisible()
  await chips.getByRole('link', { name: 'Remover filtro Unimed' }).click()
  await expect(chips.getByRole('listitem')).toHaveText(['Dermatologista', 'São Paulo, SP'])
  const withoutInsurer = await totalOf(request, { specialty: 'Dermatologista', location: 'São Paulo, SP' })
  await expect(results.getByText(countText(withoutInsurer))).toBeVisible()
})

test('asks whether another reading was meant', async ({ page, open }) => {
  const { free, results, chips } = homeOf(page)
  await open('/')

  await free.fill('santa maria')
  await free.press('Enter')

  await expect(chips.getByRole('listitem')).toHaveText(['Santa Maria, RS'])
  await expect(results.getByText('Você quis dizer')).toHaveText(
    /^Você quis dizer Santa Maria, RN( ou .+)?\?$/,
  )
  await results.getByRole('link', { name: 'Santa Maria, RN' }).click()
  await expect(chips.getByRole('listitem')).toHaveText(['Santa Maria, RN'])
})

test('offers what is being typed, and the keyboard chooses from it', async ({ page, open }) => {
  const { free, chips } = homeOf(page)
  const offered = page.getByRole('listbox', { name: 'Sugestões de busca' })
  await open('/')

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
  await expect(chips.getByRole('listitem')).toHaveText(['Dermatologista'])
})

test('leads to a person who is chosen from the suggestions', async ({ page, open }) => {
  const { free } = homeOf(page)
  await open('/')

  await free.pressSequentially('marina lacerda')
  await page.getByRole('option', { name: /Dra\. Marina Lacerda Fontes Cardiologista/ }).click()

  await expect(page).toHaveURL('/marina-lacerda-fontes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dra. Marina Lacerda Fontes')
})

test('keeps the filters on the way back and forward', async ({ page, open, request }) => {
  const { specialty, submit, results, cards, chips } = homeOf(page)
  const dentists = await totalOf(request, { specialty: 'Dentista' })
  const online = await totalOf(request, { specialty: 'Dentista', teleconsulta: 'true' })
  await open('/')
  await specialty.selectOption('Dentista')
  await submit.click()
  await expect(results.getByText(countText(dentists))).toBeVisible()
  await withFilters(page, (filters) => filters.getByRole('checkbox', { name: 'Teleconsulta' }).check())
  await expect(results.getByText(countText(online))).toBeVisible()
  const narrowed = page.url()

  await page.goBack()
  await expect(results.getByText(countText(dentists))).toBeVisible()
  await expect(chips.getByRole('listitem')).toHaveText(['Dentista'])
  await page.goForward()

  await expect(page).toHaveURL(narrowed)
  await expect(specialty).toHaveValue('Dentista')
  await expect(results.getByText(countText(online))).toBeVisible()
  await expect(chips.getByRole('listitem')).toHaveText(['Dentista', 'Teleconsulta'])

  await cards
    .first()
    .getByRole('link', { name: /^Ver Perfil de / })
    .click()
  await expect(page).not.toHaveURL(narrowed)
  await page.goBack()
  await expect(results.getByText(countText(online))).toBeVisible()
})
