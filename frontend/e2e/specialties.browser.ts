import { expect, test } from './support/test.ts'

const FACETS_CALL = '**/api/professionals/facets**'

test('lists only specialties with professionals, in Portuguese order, and opens one @phone', async ({
  page,
  open,
  request,
}) => {
  const names = (await (await request.get('/api/specialties/available')).json()) as string[]
  await open('/especialidades')
  const main = page.getByRole('main')
  const grid = main.getByRole('list').nth(1)

  await expect(grid.getByRole('link')).toHaveCount(names.length)
  await expect(grid.getByRole('link').first()).toHaveText(/^Alergologista6 profissionais$/)
  const shown = await grid.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent))
  expect(shown.map((text) => text.replace(/[\d.]+ profissiona(l|is)$/, '').replaceAll('\u00AD', ''))).toEqual(
    names.toSorted(new Intl.Collator('pt-BR').compare),
  )

  const filter = main.getByLabel('Filtrar especialidades')
  await filter.fill('médica xyz')
  await expect(main.getByRole('link', { name: 'Buscar “médica xyz”' })).toBeVisible()
  await filter.fill('PEDIÁ')
  await expect(grid.getByRole('link')).toHaveText(/^Pediatra/)
  await filter.fill('')

  await main.getByText('Todas as especialidades em uma lista').click()
  const closed = main.getByRole('group').getByRole('link')
  await expect(closed).toHaveText(names.toSorted(new Intl.Collator('pt-BR').compare))
  await main.getByRole('link', { name: 'Buscar profissionais' }).click()
  await expect(page).toHaveURL('/')

  await page.goBack()
  await main
    .getByRole('link', { name: /^Médico da Família/ })
    .first()
    .click()
  await expect(page).toHaveURL('/especialidades/medico-da-familia')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Médicos da Família')
})

test('shows twenty skeletons while specialties load @desktop', async ({ page, open }) => {
  await open('/termos')
  const answer = Promise.withResolvers<void>()
  await page.route(FACETS_CALL, async (route) => {
    await answer.promise
    await route.continue()
  })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Especialidades' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText('Carregando especialidades…')
  await expect(main.locator('li.specialties-tile')).toHaveCount(20)
  answer.resolve()

  await expect(main.getByRole('link', { name: /^Cardiologista/ }).first()).toBeVisible()
  await expect(main.getByRole('status')).toBeHidden()
})

test('shows that there are none @phone', async ({ page, open }) => {
  await open('/termos')
  const none = { total: 0, specialties: [], states: [], cities: [], insurances: [], relaxations: [] }
  await page.route(FACETS_CALL, (route) => route.fulfill({ json: none }))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Especialidades' }).click()

  await expect(page.getByText('Nenhuma especialidade disponível no momento.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/')
})

test('reports a failed load and offers a retry @desktop', async ({ page, open, complaints }) => {
  complaints.allow(/status of 500/)
  await open('/termos')
  await page.route(FACETS_CALL, (route) => route.fulfill({ status: 500, body: '{}' }))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Especialidades' }).click()
  await expect(page.getByRole('heading', { name: 'Não conseguimos carregar' })).toBeVisible()
  await page.unroute(FACETS_CALL)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()

  await expect(page.getByRole('link', { name: /^Cardiologista/ }).first()).toBeVisible()
})
