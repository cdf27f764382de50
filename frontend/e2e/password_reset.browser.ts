import type { Page } from '@playwright/test'
import { accountOf, logInAs } from './support/accounts.ts'
import { mailedLink } from './support/mails.ts'
import { givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const resetOf = (page: Page) => ({
  password: page.getByLabel('Nova senha', { exact: true }),
  submit: page.getByRole('button', { name: 'Redefinir senha' }),
})

async function askForLink(page: Page, email: string): Promise<void> {
  await accountOf(page).email.fill(email)
  await page.getByRole('button', { name: 'Enviar Link' }).click()
}

test('sets a new password by the mailed link, once, and ends every session @phone', async ({
  page,
  open,
}) => {
  const newProfessional = await givenOwnAccount(page)
  await page.request.post('/api/logout')
  await page.context().clearCookies()
  await open('/login')
  await accountOf(page).email.fill(newProfessional.email)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(accountOf(page).email).toHaveValue(newProfessional.email)

  await page.getByRole('button', { name: 'Enviar Link' }).click()
  await expect(toastOf(page)).toContainText('Email enviado!')
  await expect(toastOf(page)).toContainText(
    'Se o email estiver cadastrado, você receberá um link para redefinir sua senha.',
  )
  await page.getByRole('link', { name: 'Voltar para o login' }).click()
  await expect(accountOf(page).email).toHaveValue(newProfessional.email)
  const link = await mailedLink(newProfessional.email, '/reset-password')
  await open(link)
  await expect(page).toHaveURL('/reset-password')
  await page.reload()
  await expect(page).toHaveURL('/reset-password')
  await resetOf(page).password.fill('margarida-verde-7')
  await resetOf(page).submit.click()

  await expect(toastOf(page)).toContainText('Senha redefinida!')
  await expect(toastOf(page)).toContainText(
    'Sua senha foi alterada com sucesso. Faça login com a nova senha.',
  )
  await expect(page).toHaveURL('/login')
  await expect(accountOf(page).email).toHaveValue(newProfessional.email)
  expect(await page.evaluate(async () => (await fetch('/api/user')).status)).toBe(401)
  await logInAs(page, newProfessional)
  await expect(toastOf(page)).toContainText('E-mail ou senha incorretos.')
  await logInAs(page, { ...newProfessional, password: 'margarida-verde-7' })
  await expect(page).toHaveURL('/dashboard')

  await open(link)
  await resetOf(page).password.fill('outra-senha-boa-9')
  await resetOf(page).submit.click()
  await expect(toastOf(page)).toContainText('O link de redefinição não é válido ou já expirou. Peça um novo.')
  await page.getByRole('link', { name: 'Pedir um novo link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('requires a valid e-mail, reports failures, answers unknown e-mails the same and leads back @phone @translated', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 502/)
  const { email } = accountOf(page)
  await page.route('**/api/password-reset/request', (route) => route.fulfill({ status: 502, body: '' }))
  await open('/forgot-password')

  await askForLink(page, 'joana')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Email inválido')

  await askForLink(page, 'joana@exemplo.com.br')
  await expect(toastOf(page)).toContainText('Erro ao enviar email de redefinição.')
  await expect(email).toHaveValue('joana@exemplo.com.br')

  await page.unroute('**/api/password-reset/request')
  await askForLink(page, 'ninguem@exemplo.com.br')
  await expect(toastOf(page)).toContainText('Email enviado!')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira seu e-mail')
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(email).toHaveValue('ninguem@exemplo.com.br')

  await page.getByRole('link', { name: 'Voltar para o login' }).click()
  await expect(page).toHaveURL('/login')
})

test('redirects to the login without a token @phone', async ({ page, open }) => {
  await open('/reset-password')

  await expect(page).toHaveURL('/login')
  await expect(toastOf(page)).toContainText('Token inválido')
  await expect(toastOf(page)).toContainText('O link de redefinição não é válido.')
})

test('removes the token from address and history, requires a good password and reports failures @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 502/)
  const { password, submit } = resetOf(page)
  await open('/termos')
  await open('/reset-password?token=segredo')
  await expect(page).toHaveURL('/reset-password')

  await expect(password).toHaveAccessibleDescription('Mínimo de 8 caracteres')
  await password.fill('curta')
  await submit.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Senha deve ter no mínimo 8 caracteres$/)

  await page.route('**/api/password-reset/confirm', (route) => route.fulfill({ status: 502, body: '' }))
  await password.fill('margarida-verde-7')
  await submit.click()
  await expect(toastOf(page)).toContainText('Erro ao redefinir senha.')

  await page.goBack()
  await expect(page).toHaveURL('/termos')
})
