import type { Locator } from '@playwright/test'
import { FREE, logInAs } from './support/accounts.ts'
import { aLead, dashboardOf, givenDashboard, HELENA } from './support/dashboard.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

/** Of the text, in degrees: red is 0, orange about 25, yellow 60. For colours whose least part is blue. */
async function hueOf(shown: Locator): Promise<number> {
  const colour = await shown.evaluate((element) => getComputedStyle(element).color)
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  return (60 * (green - blue)) / (red - blue)
}

test('sends visitors to the login, from an uncached, unindexed shell without data @desktop', async ({
  page,
  open,
  request,
}) => {
  const answer = await request.get('/dashboard')
  const html = await answer.text()

  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(html).toContain('<meta name="robots" content="noindex,nofollow"/>')
  expect(html).toContain('Meu Dashboard')
  expect(html).toContain('Carregando o dashboard…')

  await open('/dashboard')

  await expect(page).toHaveURL('/login')
})

test('learns of a new lead while open, which a tap opens with its WhatsApp @phone', async ({
  page,
  open,
}) => {
  const { section, lead } = dashboardOf(page)
  await givenDashboard(page, { contacts: [aLead(2, { patientName: 'Rui Reis' })] })
  await open('/dashboard')
  await expect(section('Hoje')).toContainText('1 lead sem resposta')

  const contacts = [aLead(1, { patientName: 'Joana Prado' }), aLead(2, { patientName: 'Rui Reis' })]
  await givenDashboard(page, { contacts })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('tab', { name: /^Leads/ })).toHaveText(/2/)
  await section('Hoje')
    .getByRole('link', { name: /^Joana Prado/ })
    .click()

  await expect(lead('Joana Prado').getByRole('link', { name: /Entrar em Contato/ })).toBeInViewport()
  await expect(lead('Joana Prado')).toContainText('Recebido em')
})

test('shows owner, figures, and what a premium account includes @phone', async ({ page, open }) => {
  const { main, figure, section } = dashboardOf(page)
  await givenDashboard(page)
  await open('/dashboard')

  await expect(main.getByText('Dra. Helena Prado')).toBeVisible()
  await expect(main.getByText('Cirurgiã Plástica')).toBeVisible()
  await expect(main.getByText('CRM-SP 123456')).toBeVisible()
  await expect(main.getByText('Verificado')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ver Perfil Público' })).toHaveAttribute(
    'href',
    '/helena-prado',
  )
  await expect(main.getByRole('link', { name: 'Editar Perfil' })).toHaveAttribute('href', '/edit-profile')
  await expect(main.getByRole('link', { name: 'Gerenciar Blog' })).toBeHidden()
  await expect(figure('Total de visitas')).toContainText('1.234')
  await expect(figure('Total de visitas')).toContainText('60 em 30 dias, 12 a mais que nos 30 anteriores')
  await expect(figure('Total de leads')).toContainText('12 este mês')
  const pending = figure('Total de avaliações').getByRole('link', { name: '2 pendentes' })
  await expect(pending).toBeVisible()
  expect(await hueOf(pending)).toBeGreaterThan(15)
  expect(await hueOf(pending)).toBeLessThan(33)
  await expect(figure('Avaliação média')).toContainText('4,58 avaliações')
  await expect(section('Hoje')).toContainText('2 leads sem resposta2 esperam há mais de um dia')
  await expect(section('Hoje').getByRole('link')).toHaveText([
    /^Joana Prado/,
    '',
    /^Caio Reis/,
    /^2 avaliações para moderar/,
  ])
  await expect(section('Resumo do Perfil')).toContainText('Campinas, SP')
  await expect(section('Resumo do Perfil')).toContainText('Ativo')
  await expect(section('Contatos Recentes').getByRole('heading', { level: 3 })).toHaveText([
    'Joana Prado',
    'João Lima',
    'Caio Reis',
    'Bia Souza',
  ])
  await expect(section('Avaliações Aprovadas').getByRole('listitem')).toHaveCount(5)
  await expect(section('Avaliações Aprovadas')).toContainText('Mais 3 avaliações aprovadas')

  await test.step('shows premium benefits, or whom to ask for them', async () => {
    const offer = section('Tenha uma Conta Premium')
    await expect(offer.getByRole('listitem')).toHaveCount(5)
    const chat = new URL(
      (await offer.getByRole('link', { name: 'Falar com um Consultor' }).getAttribute('href')) ?? '',
    )
    expect(chat.origin + chat.pathname).toBe('https://wa.me/5511999990000')
    expect(chat.searchParams.get('text')).toMatch(/^Olá! Quero saber mais sobre a conta Premium do /)

    await givenDashboard(page, { member: { subscriptionLevel: 'premium' } })
    await page.reload()

    await expect(section('Benefícios ativados!').getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('link', { name: 'Falar com um Consultor' })).toBeHidden()
  })
})

test('puts the six figures in two rows of three, and keeps the tab in the address, by mouse and keys @desktop', async ({
  page,
  open,
}) => {
  const { figure, tab, section } = dashboardOf(page)
  await givenDashboard(page)
  await open('/dashboard')
  const topOf = async (label: string) => (await figure(label).boundingBox())?.y

  await expect(figure('Avaliação média')).toContainText('4,5')
  const first = await topOf('Apareceu em buscas')
  const second = await topOf('Avaliação média')

  for (const label of ['Total de visitas', 'Contatos iniciados']) expect(await topOf(label)).toBe(first)
  for (const label of ['Total de leads', 'Total de avaliações']) expect(await topOf(label)).toBe(second)

  await test.step('the tab in the address, back and forth', async () => {
    await tab('Configurações').click()
    await expect(page).toHaveURL('/dashboard?aba=configuracoes')
    await section('Configurações da Conta').getByLabel('WhatsApp').fill('(19) 90000-0000')
    await tab('Configurações').press('Home')
    await expect(tab('Visão Geral')).toBeFocused()
    await tab('Visão Geral').press('ArrowRight')
    await expect(page).toHaveURL('/dashboard?aba=leads')
    await page.goBack()
    await page.goBack()

    await expect(tab('Configurações')).toHaveAttribute('aria-selected', 'true')
    await expect(section('Configurações da Conta').getByLabel('WhatsApp')).toHaveValue('(19) 90000-0000')
  })
})

test('shows empty states @phone', async ({ page, open }) => {
  const { section, tab, panel } = dashboardOf(page)
  await givenDashboard(page, { contacts: [], reviews: [] })
  await open('/dashboard')

  await expect(section('Contatos Recentes')).toContainText('Nenhum contato recebido ainda')
  await expect(section('Avaliações Aprovadas')).toContainText('Nenhuma avaliação aprovada ainda')
  await tab('Leads').click()
  await expect(panel).toContainText('Nenhum lead recebido ainda')
  await expect(panel).toContainText('Taxa de conversão0%')
  await tab('Mensagens').click()
  await expect(panel).toContainText('Nenhuma mensagem recebida ainda')
  await tab('Avaliações').click()
  await expect(panel).toContainText('Nenhuma avaliação pendente')
})

test('offers a retry for each failed part @desktop', async ({ page, open, complaints }) => {
  complaints.allow(/status of 500/)
  const { section, main, figure } = dashboardOf(page)
  await givenDashboard(page)
  const fail = '**/api/professionals/*/{dashboard,contacts?*}'
  await page.route(fail, (route) => route.fulfill({ status: 500, body: '{}' }))
  await open('/dashboard')
  await expect(main.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(3)
  await page.unroute(fail)

  await section('Contatos Recentes').getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(section('Contatos Recentes')).toContainText('Joana Prado')
  await main.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(figure('Total de visitas')).toBeVisible()
})

test('reports an expired session in place @desktop', async ({ page, open }) => {
  await givenDashboard(page)
  await page.route('**/contacts?*', (route) =>
    route.fulfill({ status: 401, json: { message: 'Faça login.' } }),
  )

  const said = expect(toastOf(page)).toContainText('Sessão expiradaPor favor, faça login novamente.', {
    timeout: 20_000,
  })
  await open('/dashboard')

  await said
  await expect(page.getByRole('button', { name: 'Entrar de novo' }).first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('shows nothing of its owner after logging out, Back included @desktop', async ({ page, open }) => {
  await open('/login')
  await logInAs(page, FREE)
  await expect(page).toHaveURL('/dashboard')
  const { main } = dashboardOf(page)
  await expect(main.getByRole('tablist')).toBeVisible()
  const name = await page.evaluate(async () => (await (await fetch('/api/user')).json()).name)
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')

  await page.goBack()

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main')).not.toContainText(name)
})

test('offers an administrator the blog but no public page, and shows no absent title @desktop', async ({
  page,
  open,
}) => {
  const { main } = dashboardOf(page)
  await givenDashboard(page, { member: { role: 'admin', title: 'nenhum', isVerified: false }, contacts: [] })
  const toOwnPage = page.locator('a[href="/helena-prado"]')
  for (const address of ['/dashboard', '/dashboard?aba=leads']) {
    await open(address)
    await expect(main.getByRole('link', { name: 'Editar Perfil' })).toBeVisible()
    await expect(main.getByRole('tabpanel')).toContainText(/perfil|Nenhum/)
    await expect(toOwnPage).toHaveCount(0)
  }
  await expect(main.getByText('Helena Prado', { exact: true })).toBeVisible()
  await expect(main.getByText('Verificado')).toBeHidden()
  await expect(main.getByRole('link', { name: 'Gerenciar Blog' })).toHaveAttribute('href', '/admin/blog')

  await page.route(`**/api/professionals/${HELENA.id}`, (route) => route.fulfill({ status: 404, body: '{}' }))
  await open('/edit-profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar perfil')
  await expect(main.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  await expect(toOwnPage).toHaveCount(0)
})
