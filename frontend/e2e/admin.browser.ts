import { adminOf, aMember, aUser, givenPanel, logInAsAdmin } from './support/admin.ts'
import { givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('sends visitors to the login, from an uncached, unindexed shell @desktop', async ({
  page,
  open,
  request,
}) => {
  const shell = await request.get('/admin')
  expect(shell.headers()['cache-control']).toBe('no-store')
  expect(await shell.text()).toContain('<meta name="robots" content="noindex,nofollow"/>')

  await open('/admin')

  await expect(page).toHaveURL('/login')
})

test('denies professionals the panel @phone', async ({ page, open }) => {
  const { main } = adminOf(page)
  await givenOwnAccount(page)
  await open('/admin')

  await expect(main.getByRole('heading', { level: 1, name: 'Acesso Negado' })).toBeVisible()
  await expect(main).toContainText('Você não tem permissão para acessar esta página.')
  await main.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('shows all professionals with data and actions, without administrators', async ({
  page,
  open,
  isMobile,
}) => {
  const { main, counter, user, count } = adminOf(page)
  await givenPanel(page)
  await open('/admin')

  await expect(counter('Total de usuários')).toContainText('1.200')
  await expect(counter('Premium')).toContainText('30025%')
  await expect(counter('Verificados')).toContainText('60050%')
  await expect(counter('Bloqueados')).toContainText('3<1%')
  const today = main.getByRole('region', { name: 'Hoje' })
  await expect(today).toContainText('12 contatos retidos por parecerem automáticos')
  await expect(today.getByRole('link', { name: '3 pedidos de verificação' })).toHaveAttribute(
    'href',
    '/admin/verificacoes',
  )
  const sections = main.getByRole('navigation', { name: 'Administração' })
  await expect(sections.getByRole('link', { name: 'Verificações' })).toHaveText('Verificações5')
  await expect(sections.getByRole('link', { name: 'Avaliações' })).toHaveText('Avaliações2')
  await expect(count).toHaveText('Mostrando 1–3 de 3 usuários')
  await expect(main.getByRole('table')).toHaveCount(isMobile ? 0 : 1)
  const nina = user('Dra. Nina Prado')
  for (const text of ['pessoa-1@exemplo.com.br', 'Psicóloga', 'Verificado', '4,5', '1.234'])
    await expect(nina).toContainText(text)
  await expect(nina.locator('.user-badges')).toHaveText('PremiumVerificado')
  await expect(nina.getByLabel('Assinatura de Dra. Nina Prado')).toHaveValue('premium')
  await expect(nina.getByRole('button', { name: 'Desverificar' })).toBeVisible()
  await expect(nina.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/5511912345678',
  )
  const page1 = nina.getByRole('link', { name: 'Ver Página' })
  await expect(page1).toHaveAttribute('href', '/pessoa-1')
  await expect(page1).toHaveAttribute('target', '_blank')
  const caio = user('Caio Reis')
  await expect(caio.locator('.user-badges')).toHaveText('Bloqueado')
  await expect(caio).toContainText('Sem WhatsApp')
  await expect(caio.getByLabel('Assinatura de Caio Reis').locator('option')).toHaveText([
    'Gratuito',
    'Premium',
  ])
  await expect(caio.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
})

test('keeps tab, search, order and page in the address and history @desktop', async ({
  page,
  open,
  browser,
}) => {
  const { tab, search, count, user, filter, main } = adminOf(page)
  const { email, lastname } = await aMember(browser)
  await logInAsAdmin(page)
  await open('/admin?pagina=2&ordem=visitas')
  await expect(count).toContainText('Mostrando 26–50 de ')
  await expect(main.getByRole('columnheader', { name: 'Visitas' })).toHaveAttribute('aria-sort', 'descending')

  await tab('Gratuitos').click()
  await expect(page).toHaveURL('/admin?aba=gratuitos&ordem=visitas')
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await page.keyboard.type(email)
  await expect(count).toHaveText('Mostrando 1 de 1 usuário')
  await expect(user(lastname)).toContainText(email)
  await expect(page).toHaveURL(
    `/admin?${new URLSearchParams({ aba: 'gratuitos', busca: email, ordem: 'visitas' })}`,
  )
  await tab('Premium').click()
  await expect(main).toContainText('Nenhum usuário encontrado nesta categoria.')

  await page.goBack()
  await expect(user(lastname)).toContainText(email)
  await page.goBack()
  await expect(search).toHaveValue('')
  await expect(count).toContainText('Mostrando 1–25 de ')
  await page.goForward()
  await expect(search).toHaveValue(email)
  await main.getByRole('link', { name: 'Limpar Filtros' }).click()
  await expect(page).toHaveURL('/admin?aba=gratuitos&ordem=visitas')
  await filter('Especialidade').selectOption('Dentista')
  await filter('Ordenar por').selectOption('Nome (A–Z)')
  await expect(page).toHaveURL('/admin?aba=gratuitos&especialidade=dentista&ordem=nome')
  await expect(main.getByRole('columnheader', { name: 'Profissional' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await open('/admin?pagina=9999')
  await expect(page).not.toHaveURL(/9999/)
  await expect(main.getByRole('row').nth(1)).toBeVisible()
})

test('keeps the list while the next page loads, and offers a retry @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  const { main, user, counter } = adminOf(page)
  await givenPanel(
    page,
    Array.from({ length: 25 }, (_, index) => aUser(index + 1)),
    60,
  )
  await open('/admin')
  await expect(user('Número 25')).toBeVisible()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/professionals?*page=2*', async (route) => {
    await answered
    await route.fulfill({ status: 500, body: '{}' })
  })

  await main.getByRole('link', { name: 'Página 2' }).click()
  await expect(main.locator('[aria-busy=true]')).toBeVisible()
  await expect(user('Número 25')).toBeVisible()
  answer()
  await expect(main).toContainText('Não conseguimos carregar')
  await expect(counter('Premium')).toBeVisible()
  await page.route('**/api/professionals?*page=2*', (route) =>
    route.fulfill({ json: [aUser(26)], headers: { 'x-total-count': '60' } }),
  )
  await main.getByRole('button', { name: 'Tentar novamente' }).click()

  await expect(user('Número 26')).toBeVisible()
})

test('reports an expired session for every request @phone', async ({ page, open }) => {
  const { user, dialog } = adminOf(page)
  await logInAsAdmin(page)
  await open('/admin')
  await expect(page.locator('.user-card')).toHaveCount(25)
  await page.context().clearCookies()

  await user('')
    .nth(0)
    .getByRole('button', { name: /verificar/i })
    .click()
  await dialog.getByRole('button', { name: /verificar/i }).click()

  await expect(toastOf(page)).toContainText('Sessão expiradaPor favor, faça login novamente.')
  await expect(page.getByRole('button', { name: 'Entrar de novo' }).first()).toBeVisible()
  await expect(page).toHaveURL('/admin')
})
