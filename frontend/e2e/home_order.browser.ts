import { expectAccessible } from './support/axe.ts'
import { homeOf, withFilters } from './support/home.ts'
import { expect, test } from './support/test.ts'

const IN_SAO_PAULO = { latitude: -23.551234, longitude: -46.633987 }

test('sorts by nearness only on request, by a rounded position @phone', async ({ page, open, context }) => {
  const { results, cards, chips } = homeOf(page)
  const distances = results.getByText(/^a cerca de [\d.]+ km$/)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(IN_SAO_PAULO)
  await open('/?specialty=Cardiologista')
  await expect(distances).toHaveCount(0)

  await results.getByRole('button', { name: 'Perto de mim' }).click()

  await expect(page).toHaveURL('/?specialty=Cardiologista&near=-23.55%2C-46.63')
  await expect(cards.first()).toContainText(/São Paulo, SP\s*a cerca de 1 km/)
  await expect(results.getByText('arredondada a cerca de 1 km')).toBeVisible()
  await expect(results.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('nearest')
  await expect(chips).toHaveText(['Cardiologista', 'Perto de você'])
  expect(calls.filter((url) => /23\.55\d/.test(url))).toEqual([])

  const names = cards.getByRole('heading')
  const [shown, far] = [await names.allInnerTexts(), await distances.allInnerTexts()]
  await page.reload()
  await expect(names).toHaveText(shown)
  await expect(distances).toHaveText(far)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/)
  await chips.getByRole('link', { name: 'Remover filtro Perto de você' }).click()
  await expect(page).toHaveURL('/?specialty=Cardiologista')
  await expect(distances).toHaveCount(0)
  await page.goBack()
  await expect(distances.first()).toBeVisible()
})

test('explains why the position is unavailable, and what to do @desktop', async ({ page, open }) => {
  const { results } = homeOf(page)
  const nearMe = results.getByRole('button', { name: 'Perto de mim' })
  await open('/')
  await nearMe.click()
  await expect(
    results.getByText(/não foi permitido\. Libere-o .+ escolha sua cidade nos filtros\./),
  ).toBeVisible()
  await expect(page).toHaveURL('/')
  await expectAccessible(page, 'refusal')

  for (const [code, text] of [
    [2, 'Ligue a localização do aparelho'],
    [3, 'demorou demais'],
  ] as const) {
    await page.evaluate((failure) => {
      navigator.geolocation.getCurrentPosition = (_found, refused) =>
        refused?.({ code: failure } as GeolocationPositionError)
    }, code)
    await results.getByRole('combobox', { name: 'Ordenar por' }).selectOption('nearest')
    await expect(results.getByText(text)).toBeVisible()
    await expect(results.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('relevance')
  }

  await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await nearMe.click()
  await expect(results.getByText('páginas seguras (https)')).toBeVisible()
})

test('sorts by rating and keeps that in the address @desktop', async ({ page, open }) => {
  const { results, cards } = homeOf(page)
  const ratings = async () => {
    const texts = await cards.getByText(/^\d,\d$/).allInnerTexts()
    return texts.map((text) => Number(text.replace(',', '.')))
  }
  await open('/?teleconsulta=true')

  await results.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Mais bem avaliados')
  await expect(page).toHaveURL('/?teleconsulta=true&sort=rating')

  const params = { teleconsulta: 'true', sort: 'rating', limit: '6' }
  const best: { rating: number }[] = await (
    await page.request.get('/api/professionals/search', { params })
  ).json()
  await expect.poll(ratings).toEqual(best.map(({ rating }) => rating))
  await page.goBack()
  await expect(results.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('relevance')
})

test('shows beside each filter how many would match', async ({ page, open, request }) => {
  const params = { insurance: 'Geap' }
  const facets = await (await request.get('/api/professionals/facets', { params })).json()
  const isOnPhonesToo = (each: { name: string }) => each.name > 'Cirurgião Bariátrico'
  const { name, count } = facets.specialties.find(isOnPhonesToo)
  let counted = 0
  await open('/?insurance=Geap')
  page.on('request', (each) => (counted += each.url().includes('/facets') ? 1 : 0))

  await withFilters(page, async (filters) => {
    const specialty = filters.getByRole('combobox', { name: 'Especialidade' })
    await expect(specialty.getByRole('option', { name: `${name} (${count})` })).toBeEnabled()
    await expect(specialty.getByRole('option', { name: 'Quiropraxista (0)' })).toBeEnabled()
    await expect(filters.getByText(new RegExp(`^Presencial\\s*${facets.modes.presencial}`))).toBeVisible()
    await filters.getByRole('combobox', { name: 'Localização' }).click()
    const state = filters.getByRole('group', { name: 'Estados' }).getByRole('option').first()
    await expect(state).toContainText(`${facets.states[0].count} profissiona`)
    expect(counted).toBe(0)
    await state.click()
  })

  await expect(page).toHaveURL(`/?location=${facets.states[0].state}&insurance=Geap`)
  await expect.poll(() => counted).toBe(1)
})
