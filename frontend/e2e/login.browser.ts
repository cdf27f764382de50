import { ADMIN, FREE, accountOf, logInAs } from './support/accounts.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('answers a wrong password and an unknown e-mail the same, greets the account, and forgets it on logout @desktop @translated', async ({
  page,
  open,
}) => {
  const { email, password } = accountOf(page)
  await open('/login?next=https://example.com')

  await test.step('refuses', async () => {
    for (const stranger of [FREE.email, 'ninguem@exemplo.com.br']) {
      await logInAs(page, { email: stranger, password: 'senha-errada-1' })
      await expect(toastOf(page)).toContainText('Erro no login')
      await expect(toastOf(page)).toContainText('E-mail ou senha incorretos.')
      await expect(password).toBeFocused()
      await expect(password).toHaveAccessibleDescription('E-mail ou senha incorretos.')
      await email.clear()
    }
    await expect(page).toHaveURL(({ pathname }) => pathname === '/login')
  })

  const { name } = await test.step('logs in, greets by name and goes to the dashboard', async () => {
    const answer = page.waitForResponse('**/api/login')
    await logInAs(page, FREE)
    const member = (await (await answer).json()) as { name: string }
    await expect(toastOf(page)).toContainText('Login realizado com sucesso')
    await expect(toastOf(page)).toContainText(`Bem-vindo, ${member.name}!`)
    await expect(page).toHaveURL('/dashboard')
    return member
  })

  await test.step('logs out by the header, forgets who it was and asks to log in', async () => {
    await open('/termos')
    await page.getByRole('banner').getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()

    await expect(toastOf(page)).toContainText('Logout realizado')
    await expect(toastOf(page)).toContainText('Você foi desconectado com sucesso.')
    await expect(page).toHaveURL('/login')
    await expect(email).toBeVisible()
    expect(await page.evaluate(async () => (await fetch('/api/user')).status)).toBe(401)
  })
})

test('sends administrators to the panel, and logged-in accounts away from login and registration @desktop', async ({
  page,
  open,
}) => {
  await open('/login')
  await logInAs(page, ADMIN)
  await expect(page).toHaveURL('/admin')

  for (const path of ['/login', '/register-professional']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin')
  }
})

test('keeps a remembered session for thirty days @phone', async ({ page, open, context }) => {
  const expiry = async () => (await context.cookies()).find(({ name }) => name === 'sid')?.expires ?? 0
  await open('/login')
  await logInAs(page, FREE)
  await expect(page).toHaveURL('/dashboard')
  expect(await expiry()).toBe(-1)
  await context.clearCookies()

  await page.goto('/login')
  await accountOf(page).remember.check()
  await logInAs(page, FREE)

  await expect(page).toHaveURL('/dashboard')
  expect((await expiry()) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
})

test('shows errors beside fields, reveals the password, and explains failures @phone', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const { main, email, password, submit } = accountOf(page)
  await open('/login')

  await test.step('moves to the first of what is wrong', async () => {
    await submit.click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Email inválido')
    await expect(password).toHaveAccessibleDescription('Senha deve ter no mínimo 8 caracteres')
  })
  await test.step('shows and hides the password', async () => {
    await password.fill('segredo-42')
    await main.getByRole('button', { name: 'Mostrar senha' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await main.getByRole('button', { name: 'Ocultar senha' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveValue('segredo-42')
  })
  await test.step('says in Portuguese that the server cannot be reached', async () => {
    await page.route('**/api/login', (route) => route.abort())
    await logInAs(page, FREE)
    await expect(toastOf(page)).toContainText(
      'Não foi possível entrar agora. Verifique sua conexão e tente novamente.',
    )
  })
  await test.step('says that cookies are needed where the browser blocks them', async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false, configurable: true }),
    )
    await logInAs(page, FREE)
    await expect(toastOf(page)).toContainText('Permita-os para este site e tente de novo.')
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'cookieEnabled'))
  })
  await test.step('tells whoever is blocked whom to write to', async () => {
    const refusal = { code: 'account_blocked', message: 'Esta conta está bloqueada. Fale com o suporte.' }
    await page.route('**/api/login', (route) => route.fulfill({ status: 403, json: refusal }))
    await logInAs(page, FREE)
    await expect(toastOf(page)).toContainText(refusal.message)
    const help = main.getByRole('link', { name: 'suporte@demo.local' })
    await expect(help).toHaveAttribute('href', 'mailto:suporte@demo.local')
  })
})

test('is an uncached, unindexed shell without data @desktop', async ({ request }) => {
  for (const path of [
    '/login',
    '/register-professional',
    '/forgot-password',
    '/reset-password?token=segredo',
  ]) {
    const answer = await request.get(path)
    const html = await answer.text()
    const isSecret = path.includes('password')

    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(answer.headers()['referrer-policy']).toBe(
      isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    )
    expect(html).toContain('<meta name="robots" content="noindex,nofollow"/>')
    expect(html).not.toContain('segredo')
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
})
