import { RAFAEL } from './support/cast.ts'
import { homeOf, totalOf } from './support/home.ts'
import { stopTime } from './support/time.ts'
import { profileOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const SEARCH_CALL = '**/api/professionals/search?**'

test('loads six more after half a second, with three skeletons meanwhile @desktop @translated', async ({
  page,
  open,
  request,
}) => {
  const { results, list, cards, more } = homeOf(page)
  const total = await totalOf(request, {})
  await page.clock.install()
  await open('/')
  await expect(cards).toHaveCount(6)
  await stopTime(page)
  const answered = page.waitForResponse('**/api/professionals?**page=2**')

  await more.click()
  await page.clock.runFor(10)
  await answered

  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(list.locator('> li')).toHaveCount(9)
  await page.clock.runFor(480)
  await expect(list.locator('> li')).toHaveCount(9)
  await expect(cards).toHaveCount(6)
  await page.clock.runFor(20)
  await page.clock.resume()
  await expect(cards).toHaveCount(12)
  await expect(list.locator('> li')).toHaveCount(12)
  await expect(results.getByText(`Mostrando 12 de ${total} profissionais`)).toBeVisible()
})

test('reports a failed list with a retry, and finds suggested people by name @phone', async ({
  page,
  open,
  complaints,
}) => {
  const { free, fields, specialty, submit, results, cards, chips, more } = homeOf(page)
  const nextPage = '**/api/professionals?**page=2**'
  complaints.allow(/status of 500/)
  await open('/')

  await test.step('no more', async () => {
    await page.route(nextPage, (route) => route.fulfill({ status: 500, body: '{}' }))
    await more.click()
    await expect(results.getByRole('alert')).toHaveText('Não conseguimos carregar mais. Tente novamente.')
    await page.unroute(nextPage)
    await more.click()
    await expect(cards).toHaveCount(12)
    await expect(results.getByRole('alert')).toBeHidden()
  })

  await test.step('a search', async () => {
    await page.route(SEARCH_CALL, (route) => route.fulfill({ status: 500, body: '{}' }))
    await fields.click()
    await specialty.selectOption('Cardiologista')
    await submit.click()
    await expect(results.getByRole('heading', { name: 'Não conseguimos carregar' })).toBeVisible()
    await page.unroute(SEARCH_CALL)
    await results.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(cards.first()).toContainText('Cardiologista')
  })

  await test.step('a name', async () => {
    await chips.getByRole('link', { name: 'Remover filtro Cardiologista' }).click()
    await expect(chips).toHaveCount(0)
    await free.fill(RAFAEL.name)
    await free.press('Enter')
    await expect(results.locator('#profissionais-titulo')).toHaveText(/^1 profissional para “.+”$/)
    await expect(cards).toContainText(RAFAEL.name)
    await expect(cards).not.toContainText('Premium')
  })
})

test('reports an empty result and suggests filters to remove @desktop @translated', async ({
  page,
  open,
  request,
}) => {
  const { results, cards } = homeOf(page)
  const relaxed = await totalOf(request, { specialty: 'Quiropraxista' })
  await open('/?specialty=Quiropraxista&insurance=Geap')

  const nobody = 'Nenhum profissional encontrado com os filtros selecionados.'
  await expect(results.getByRole('heading', { name: nobody })).toBeVisible()
  await expect(cards).toHaveCount(0)
  await results
    .getByRole('link', { name: new RegExp(`^Sem o convênio: ${relaxed} profissiona(l|is)$`) })
    .click()

  await expect(page).toHaveURL('/?specialty=Quiropraxista')
  await expect(cards).toHaveCount(Math.min(6, relaxed))

  await open('/?q=xyzqwk')
  await results.getByRole('link', { name: 'Psicólogo', exact: true }).click()
  await expect(page).toHaveURL('/especialidades/psicologo')
})

test('shows skeletons at once on navigation, and announces a list update @phone', async ({ page, open }) => {
  const { search, cards, results } = homeOf(page)
  const waiting: (() => void)[] = []
  let isHeld = true
  await open('/especialidades')
  await page.route('**/api/professionals**', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  const letGo = () => {
    isHeld = false
    for (const go of waiting.splice(0)) go()
  }

  await page
    .getByRole('banner')
    .getByRole('link', { name: /página inicial/ })
    .click()
  await expect(search).toBeVisible()
  await expect(cards).toHaveCount(0)
  letGo()
  await expect(cards).toHaveCount(6)

  isHeld = true
  await results.getByRole('combobox', { name: 'Ordenar por' }).selectOption('rating')
  await expect(results.getByText('Atualizando…')).toBeVisible()
  await expect(cards).toHaveCount(6)
  letGo()
  await expect(results.getByText('Atualizando…')).toBeHidden()
})

test('lists everyone for a search, premium ones first and separate @desktop', async ({
  page,
  open,
  request,
}) => {
  const { free, results, cards, more } = homeOf(page)
  const divider = results.getByRole('heading', { name: 'Outros profissionais' })
  const everyone = await totalOf(request, { specialty: 'Cardiologista' })
  const premium = await totalOf(request, { specialty: 'Cardiologista', premium: 'true' })
  await open('/')
  await free.fill('cardiologista')
  await free.press('Enter')

  await expect(results.locator('#profissionais-titulo')).toHaveText(`${everyone} cardiologistas`)
  await expect(results.getByText(`${premium} em destaque, mostrando 6 de ${everyone}`)).toBeVisible()
  for (let shown = 6; shown < everyone; shown += 6) {
    await more.click()
    await expect(cards).toHaveCount(Math.min(everyone, shown + 6))
  }
  await expect(cards.filter({ hasText: 'Premium' })).toHaveCount(premium)
  const others = results.getByRole('list', { name: 'Outros profissionais' }).getByRole('article')
  await expect(others).toHaveCount(everyone - premium)
  await expect(others.filter({ hasText: 'Premium' })).toHaveCount(0)

  await results.getByRole('combobox', { name: 'Ordenar por' }).selectOption('rating')
  await expect(page).toHaveURL('/?q=cardiologista&sort=rating')
  await expect(divider).toBeHidden()
  await expect(results.getByText('em destaque')).toBeHidden()
})

test("opens a search's address at its results, with all loaded pages", async ({ page, open, request }) => {
  const { free, results, cards, more } = homeOf(page)
  const everyone = await totalOf(request, { specialty: 'Psicólogo' })
  const title = results.locator('#profissionais-titulo')
  await open('/?q=psicologo')
  await expect(title).toBeInViewport()
  await expect(cards.first()).toBeInViewport()
  await expect(page).toHaveTitle('Psicólogos | Saúde Perto')
  const said = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
  await expect(said('og:title')).toHaveAttribute('content', 'Psicólogos | Saúde Perto')
  await expect(said('og:url')).toHaveAttribute('content', /\/\?q=psicologo$/)
  for (const name of ['description', 'og:description'])
    await expect(said(name)).toHaveAttribute('content', new RegExp(`^${everyone} psicólogos\\. `))

  await more.click()
  await expect(cards).toHaveCount(12)
  await expect(page).toHaveURL('/?q=psicologo&pages=2')
  await page.reload()
  await expect(cards).toHaveCount(12)

  await open('/')
  await free.fill('dentista')
  await free.press('Enter')
  await expect(title).toHaveText(/ dentistas$/)
  await expect(results).toBeFocused()
})

test("keeps the list's position when a filter starts a search @desktop", async ({ page, open }) => {
  const { results, cards, clear } = homeOf(page)
  const top = () => results.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await open('/')
  await results.evaluate((section) => section.scrollIntoView())
  const before = await top()

  await results.getByRole('checkbox', { name: 'Teleconsulta' }).check()
  await expect(results.locator('#profissionais-titulo')).toHaveText(/com teleconsulta$/)
  expect(Math.abs((await top()) - before)).toBeLessThan(3)
  await expect(cards.first()).toContainText('Teleconsulta')

  await clear.click()
  await expect(results.locator('#profissionais-titulo')).toHaveText('Profissionais em destaque')
  expect(Math.abs((await top()) - before)).toBeLessThan(3)
})

test('shows the searched insurer first, marked @phone', async ({ page, open }) => {
  const { cards } = homeOf(page)
  await open('/?q=cardiologista+unimed+campinas')

  await expect(cards.getByText(/^Atende Unimed$/)).toHaveCount(await cards.count())
  await expect(cards.first()).toContainText(/Atende Unimed/)

  await open('/especialidades/cardiologista?insurance=Unimed')
  await expect(page.getByRole('article').first()).toContainText('Atende Unimed')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Ver Perfil/ })
    .click()
  const { main, part } = profileOf(page)
  await expect(main.getByRole('list', { name: 'Em resumo' })).toContainText('Atende Unimed')
  await expect(part('Convênios').getByRole('listitem').first()).toHaveText(
    'Unimed, o convênio que você buscou',
  )
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /[#?]/)
})

test('finds the cheapest psychologist online, a woman, in two taps @phone', async ({
  page,
  open,
  request,
}) => {
  const { free, results, cards } = homeOf(page)
  await open('/')

  await test.step('a tap and words, then a tap for the order', async () => {
    await free.click()
    await free.fill('psicóloga mulher online')
    await free.press('Enter')
    await expect(page).toHaveURL('/?q=psic%C3%B3loga+mulher+online')
    await results.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Menor preço')
  })

  await expect(page).toHaveURL('/?q=psic%C3%B3loga+mulher+online&sort=lowest_price')
  const params = { specialty: 'Psicólogo', gender: 'feminino', teleconsulta: 'true', sort: 'lowest_price' }
  const answer = await request.get('/api/professionals/search', { params: { ...params, include: 'details' } })
  const [cheapest]: { lastname: string; price: { amount: number } }[] = await answer.json()
  await expect(cards.first()).toContainText(cheapest?.lastname ?? 'nobody')
  await expect(cards.first()).toContainText(`Consulta R$\u00A0${cheapest?.price.amount},00`)

  await test.step('or in words alone', async () => {
    await free.fill('psicóloga mulher online mais barata')
    await free.press('Enter')
    await expect(results.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('lowest_price')
    await expect(cards.first()).toContainText(cheapest?.lastname ?? 'nobody')
  })
})
