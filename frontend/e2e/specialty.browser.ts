import { listOf } from './support/specialty.ts'
import { expect, test } from './support/test.ts'

test('filters by state, then by city, with singular and plural counts @desktop', async ({ page, open }) => {
  const { state, city, count, cards } = listOf(page)
  await open('/especialidades/quiropraxista')
  await expect(count).toHaveText('10 profissionais encontrados')
  await expect(cards).toHaveCount(10)
  await expect(city).toBeHidden()
  await expect(state.getByRole('option')).toHaveCount(28)

  await state.selectOption({ label: 'AC – Acre (1)' })
  await expect(count).toHaveText('1 profissional encontrado no Acre')
  await expect(page).toHaveURL('/especialidades/quiropraxista?state=AC')
  await city.focus()
  await city.selectOption({ label: 'Cruzeiro do Sul (1)' })
  await expect(count).toHaveText('1 profissional encontrado em Cruzeiro do Sul, AC')
  await expect(page).toHaveURL('/especialidades/quiropraxista/cruzeiro-do-sul-ac')
  await expect(city).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiropraxistas em Cruzeiro do Sul, AC')

  await state.selectOption('RS')
  await expect(count).toHaveText('1 profissional encontrado no Rio Grande do Sul')
  await expect(city).toHaveValue('')
  await page.goBack()
  await expect(count).toHaveText('1 profissional encontrado em Cruzeiro do Sul, AC')
  await expect(city).toHaveValue('Cruzeiro do Sul')
})

test('offers alternatives to an empty list @desktop', async ({ page, open }) => {
  const { main, state, count } = listOf(page)
  await open('/especialidades/quiropraxista?state=RR')
  await expect(count).toHaveText('0 profissionais encontrados em Roraima')
  await expect(main.getByRole('heading', { name: 'Ainda não há quiropraxistas por aqui' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/')

  await main.getByRole('link', { name: 'Limpar filtros' }).click()

  await expect(count).toHaveText('10 profissionais encontrados')
  await expect(state).toHaveValue('')
})

test('has a page for each city with breadcrumbs, and opens a profile at its top @desktop', async ({
  page,
  open,
}) => {
  const { count, cards } = listOf(page)
  await open('/especialidades/cardiologista/sao-paulo-sp')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cardiologistas em São Paulo, SP')
  await expect(count).toHaveText(/^\d+ profissionais encontrados em São Paulo, SP$/)
  for (const card of await cards.all()) await expect(card).toContainText('São Paulo, SP')
  const way = page.getByRole('navigation', { name: 'Você está em' })
  await expect(way.getByRole('listitem')).toHaveText([
    'Início',
    'Especialidades',
    'Cardiologistas',
    'São Paulo',
    'São Paulo',
  ])
  await way.getByRole('link', { name: 'Cardiologistas' }).click()
  await expect(count).toHaveText('14 profissionais encontrados')

  const last = cards.last()
  const name = await last.getByRole('heading').innerText()
  await last.getByRole('link', { name: `Ver Perfil de ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('explains the specialty and keeps its people in a closed list @phone', async ({ page, open }) => {
  const { main } = listOf(page)
  await open('/especialidades/cardiologista')
  await expect(
    main.getByRole('heading', { name: 'Cardiologista: o que faz e quando procurar' }),
  ).toBeVisible()

  const people = main.getByRole('group').filter({ hasText: 'Cardiologistas em uma lista' })
  await expect(people.getByRole('link')).toHaveCount(0)
  await people.getByText('Cardiologistas em uma lista').click()

  await expect(people.getByRole('link')).toHaveCount(14)
  const bios = await people.getByRole('paragraph').allInnerTexts()
  expect(Math.max(...bios.map((bio) => bio.length))).toBe(150)
})

test('keeps the list while another loads, and offers a retry @desktop', async ({
  page,
  open,
  complaints,
}) => {
  const { main, state, cards } = listOf(page)
  complaints.allow(/status of 500/)
  await open('/especialidades/pediatra')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/professionals?**state=MG**', async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, body: '{}' })
  })

  await state.selectOption('MG')
  await expect(main.getByRole('heading', { name: 'Buscando profissionais…' })).toBeVisible()
  await expect(main.getByText('Atualizando…')).toBeVisible()
  await expect(cards.first()).toBeVisible()
  answer.resolve()
  await expect(main.getByRole('heading', { name: 'Não conseguimos carregar' })).toBeVisible()
  await page.unrouteAll()
  await main.getByRole('button', { name: 'Tentar novamente' }).click()

  await expect(cards.first()).toContainText('MG')
})
