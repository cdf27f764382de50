import { listOf } from './support/specialty.ts'
import { expect, test } from './support/test.ts'

test('filters by insurer and mode with counts, and keeps that in the address @desktop', async ({
  page,
  open,
  request,
}) => {
  const { insurer, online, count, cards } = listOf(page)
  const params = { specialty: 'Cardiologista', insurance: 'Unimed' }
  const facets = await (await request.get('/api/professionals/facets', { params })).json()
  await open('/especialidades/cardiologista')

  await insurer.focus()
  await insurer.selectOption({ label: `Unimed (${facets.total})` })
  await expect(page).toHaveURL('/especialidades/cardiologista?insurance=Unimed')
  await expect(cards).toHaveCount(facets.total)
  await expect(page.getByText(new RegExp(`^Teleconsulta\\s*${facets.modes.teleconsulta}`))).toBeVisible()
  await expect(insurer).toBeFocused()
  await online.check()
  await expect(page).toHaveURL('/especialidades/cardiologista?insurance=Unimed&teleconsulta=true')
  await expect(cards).toHaveCount(facets.modes.teleconsulta)

  await page.reload()
  await expect(count).toContainText(String(facets.modes.teleconsulta))
  await expect(online).toBeChecked()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/especialidades\/cardiologista$/,
  )
  await page.goBack()
  await expect(online).not.toBeChecked()
})

test('keeps the list while filters apply, announces the update, and shows choices at once @desktop', async ({
  page,
  open,
}) => {
  const { main, insurer, online, cards } = listOf(page)
  const held: (() => void)[] = []
  await open('/especialidades/cardiologista')
  const before = await cards.count()
  await page.route(/\/api\/professionals\?/, async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })

  await online.check()
  await expect(main.getByText('Atualizando…')).toBeVisible()
  await expect(main.getByText('Buscando profissionais…')).toBeVisible()
  await expect(cards).toHaveCount(before)
  for (const go of held) go()
  await expect(main.getByText('Atualizando…')).toBeHidden()
  await expect(main.getByText('Buscando profissionais…')).toBeHidden()

  await page.unroute(/\/api\/professionals\?/)
  await online.uncheck()
  await expect(page).toHaveURL('/especialidades/cardiologista')
  await expect(insurer.locator('option')).not.toHaveCount(1)
  expect(await online.evaluate((box: HTMLInputElement) => (box.click(), box.checked))).toBe(true)
  expect(await insurer.evaluate(chosenAtOnce, 'Unimed')).toBe('Unimed')
  await expect(page).toHaveURL('/especialidades/cardiologista?insurance=Unimed&teleconsulta=true')
})

function chosenAtOnce(field: HTMLElement | SVGElement, value: string): string {
  const select = field as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return select.value
}

test('orders a specialty by nearness and by rating @desktop', async ({ page, open, context }) => {
  const { main, order, cards } = listOf(page)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -22.9056, longitude: -47.0608 })
  await open('/especialidades/cardiologista?state=SP')

  await main.getByRole('button', { name: 'Perto de mim' }).click()
  await expect(page).toHaveURL('/especialidades/cardiologista?state=SP&near=-22.91%2C-47.06')
  await expect(cards.first()).toContainText(/Campinas, SP\s*a cerca de 1 km/)
  await order.selectOption('rating')
  await expect(page).toHaveURL('/especialidades/cardiologista?state=SP&sort=rating')
  await expect(main.getByText(/^a cerca de [\d.]+ km$/)).toHaveCount(0)
  await page.goBack()
  await expect(order).toHaveValue('nearest')
})

test('suggests filters to remove in an empty specialty @phone', async ({ page, open, request }) => {
  const { main, cards } = listOf(page)
  const params = { specialty: 'Quiropraxista', limit: '1' }
  const everyone = await request.get('/api/professionals', { params })
  const total = Number(everyone.headers()['x-total-count'])
  await open('/especialidades/quiropraxista?insurance=Geap')
  await expect(main.getByRole('heading', { name: 'Ainda não há quiropraxistas por aqui' })).toBeVisible()

  await main.getByRole('link', { name: `Sem o convênio: ${total} profissionais` }).click()

  await expect(page).toHaveURL('/especialidades/quiropraxista')
  await expect(cards).toHaveCount(total)
})

test('finds one of very many cities by a few letters @desktop', async ({ page, open, request }) => {
  const { state, city, count } = listOf(page)
  const params = { specialty: 'Cardiologista', state: 'SP' }
  const facets = await (await request.get('/api/professionals/facets', { params })).json()
  const others = Array.from({ length: 640 }, (_, number) => ({
    city: `Vila ${number}`,
    state: 'SP',
    count: 1,
  }))
  await page.route('**/api/professionals/facets?*', (route) =>
    route.fulfill({ json: { ...facets, cities: [...facets.cities, ...others] } }),
  )
  await open('/especialidades/cardiologista')
  await state.selectOption('SP')
  const options = page.getByRole('listbox', { name: 'Cidades' }).getByRole('option')

  await expect(city).toHaveAttribute('placeholder', 'Todas as cidades')
  await city.click()
  await expect(options).toHaveCount(8)
  await city.pressSequentially('vila 63')
  await expect(options.first()).toHaveText(/Vila 63\s*\(1\)/)
  await city.fill('campin')
  await city.press('Enter')
  await expect(page).toHaveURL('/especialidades/cardiologista/campinas-sp')
  await expect(city).toHaveValue('Campinas')
  await expect(city).toBeFocused()
  await expect(options).toHaveCount(0)
  await expect(count).toContainText('em Campinas, SP')

  await city.fill('lugar nenhum')
  await city.blur()
  await expect(city).toHaveValue('Campinas')
  await city.fill('')
  await city.press('Enter')
  await expect(page).toHaveURL('/especialidades/cardiologista?state=SP')
  await expect(city).toHaveValue('')
})
