import { countText, homeOf, totalOf, withFilters } from './support/home.ts'
import { stopTime } from './support/time.ts'
import { expect, test } from './support/test.ts'

test('finds by specialty and place, and scrolls to the professionals @phone @translated', async ({
  page,
  open,
  request,
}) => {
  const { fields, specialty, place, submit, results, cards, chips } = homeOf(page)
  const total = await totalOf(request, { specialty: 'Cardiologista', location: 'São Paulo, SP' })
  await page.clock.install()
  await open('/')
  await fields.click()
  await specialty.selectOption('Cardiologista')
  await place.fill('São Paulo, SP')
  await place.press('Escape')
  await stopTime(page)

  await submit.click()
  await page.clock.runFor(95)

  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.clock.runFor(10)
  await expect
    .poll(() => results.evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
    .toBeLessThan(100)
  await page.clock.resume()
  await expect(results.getByText(countText(total))).toBeVisible()
  await expect(cards).toHaveCount(Math.min(total, 6))
  await expect(cards.first()).toContainText(/Cardiologista.*São Paulo, SP.*Premium/)
  await expect(chips).toHaveText(['Cardiologista', 'São Paulo, SP'])
  await expect(page).toHaveURL('/?specialty=Cardiologista&location=S%C3%A3o+Paulo%2C+SP')
})

test('scrolls smoothly, or at once with reduced motion @desktop', async ({ page, open }) => {
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

test("shows a free text's meaning as removable chips, and keeps filters in the history @phone", async ({
  page,
  open,
  request,
}) => {
  const { free, fields, specialty, submit, results, cards, chips, clear } = homeOf(page)
  const total = await totalOf(request, { q: 'dermatologista unimed sao paolo' })
  const withoutInsurer = await totalOf(request, { specialty: 'Dermatologista', location: 'São Paulo, SP' })
  const dentists = await totalOf(request, { specialty: 'Dentista' })
  const online = await totalOf(request, { specialty: 'Dentista', teleconsulta: 'true' })
  await open('/')

  await test.step('one free text', async () => {
    await free.fill('dermatologista unimed sao paolo')
    await free.press('Enter')

    await expect(chips).toHaveText(['Dermatologista', 'São Paulo, SP', 'Unimed'])
    await expect(results.getByText(countText(total))).toBeVisible()
    await chips.getByRole('link', { name: 'Remover filtro Unimed' }).click()
    await expect(chips).toHaveText(['Dermatologista', 'São Paulo, SP'])
    await expect(results.getByText(countText(withoutInsurer))).toBeVisible()
    await clear.click()
    await expect(page).toHaveURL('/')
  })

  await test.step('back and forward', async () => {
    await fields.click()
    await specialty.selectOption('Dentista')
    await submit.click()
    await expect(results.getByText(countText(dentists))).toBeVisible()
    await withFilters(page, (filters) => filters.getByRole('checkbox', { name: 'Teleconsulta' }).check())
    await expect(results.getByText(countText(online))).toBeVisible()
    const narrowed = page.url()

    await page.goBack()
    await expect(results.getByText(countText(dentists))).toBeVisible()
    await expect(chips).toHaveText(['Dentista'])
    await page.goForward()

    await expect(page).toHaveURL(narrowed)
    await expect(free).toHaveValue('Dentista')
    await expect(results.getByText(countText(online))).toBeVisible()
    await expect(chips).toHaveText(['Dentista', 'Teleconsulta'])

    await cards
      .first()
      .getByRole('link', { name: /^Ver Perfil de / })
      .click()
    await expect(page).not.toHaveURL(narrowed)
    await page.goBack()
    await expect(results.getByText(countText(online))).toBeVisible()
  })
})
