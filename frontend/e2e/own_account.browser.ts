import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { accountOf, aNewProfessional, logInAs } from './support/accounts.ts'
import { expectAccessible } from './support/axe.ts'
import { mailedLink } from './support/mails.ts'
import { givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test.use({ baseURL: process.env['STRICT_SITE_URL'] ?? '' })

/** A device that confirms by itself whatever it is asked. */
async function giveAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() })

async function logOut(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await page.request.post('/api/logout')
  await page.context().clearCookies()
  await open('/login')
}

test('sets up an app and a passkey, and logs in by each and by a recovery code @phone', async ({
  page,
  open,
}) => {
  const joana = await givenOwnAccount(page)
  await giveAuthenticator(page)
  await open('/dashboard')
  await page.getByRole('tab', { name: 'Configurações' }).click()
  await page.getByRole('link', { name: 'Segurança, senha e seus dados' }).click()
  await expect(page).toHaveURL('/seguranca')
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'security')

  await page.getByRole('button', { name: 'Ativar o aplicativo de códigos' }).click()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectAccessible(page, 'app with codes')
  await dialog.getByLabel('Código de 6 dígitos').fill(codeOf(secret))
  await dialog.getByLabel('Sua senha').fill('não é esta')
  await dialog.getByRole('button', { name: 'Ativar', exact: true }).click()
  await expect(dialog.getByLabel('Sua senha')).toHaveAccessibleDescription(/Senha incorreta/)
  await dialog.getByLabel('Sua senha').fill(joana.password)
  await dialog.getByRole('button', { name: 'Ativar', exact: true }).click()
  await expect(dialog).toContainText('Guarde os códigos de recuperação')
  await expectAccessible(page, 'codes on paper')
  const paper = (await dialog.locator('code').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Já guardei' }).click()

  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await dialog.getByLabel('Nome da chave').fill('Celular da Joana')
  await dialog.getByLabel('Sua senha').fill(joana.password)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('button', { name: 'Retirar Celular da Joana' })).toBeVisible()

  await logOut(page, open)
  await logInAs(page, joana)
  await expectAccessible(page, 'second step of the login')
  await page.getByRole('button', { name: 'Usar a chave de acesso' }).click()
  await expect(page).toHaveURL('/dashboard')

  const lead = { patientName: 'Ana Reis', whatsapp: '11912345678', serviceOfInterest: 'Consulta Geral' }
  await page.request.post(`/api/professionals/${joana.id}/leads`, {
    data: { ...lead, location: 'presencial' },
  })
  const link = await mailedLink(joana.email, '/dashboard', process.env['STRICT_SITE_MAIL'])
  await logOut(page, open)
  await open(link)
  await expect(page).toHaveURL('/login')
  await logInAs(page, joana)
  const code = page.getByLabel('Código do aplicativo')
  await code.fill('000000')
  await accountOf(page).submit.click()
  await expect(code).toHaveAccessibleDescription(/não vale/)
  await code.fill(paper)
  await accountOf(page).submit.click()
  await expect(page).toHaveURL(/\/dashboard\?aba=leads&lead=/)
  await expect(page.getByRole('tabpanel')).toContainText('Ana Reis')
})

test('ends other sessions, changes password and e-mail, and erases the account @desktop', async ({
  page,
  open,
  browser,
}) => {
  const joana = await givenOwnAccount(page)
  const logInElsewhere = async () => {
    const { request } = await browser.newContext({ baseURL: process.env['STRICT_SITE_URL'] ?? '' })
    const answer = await request.post('/api/login', {
      data: { email: joana.email, password: joana.password },
    })
    expect(answer.status()).toBe(200)
    return request
  }
  const elsewhere = [await logInElsewhere(), await logInElsewhere()]
  const answers = async () =>
    (await Promise.all(elsewhere.map(async (each) => (await each.get('/api/user')).status()))).toSorted(
      (one, other) => one - other,
    )
  await open('/seguranca')
  const main = page.getByRole('main')

  const end = main.getByRole('button', { name: /^Encerrar (?!as outras)/ })
  await expect(end).toHaveCount(2)
  await end.first().click()
  await expect(end).toHaveCount(1)
  expect(await answers()).toEqual([200, 401])
  await main.getByRole('button', { name: 'Encerrar as outras' }).click()
  await expect(main.getByText('Esta sessão')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Encerrar as outras' })).toBeHidden()
  expect(await answers()).toEqual([401, 401])

  await main.getByRole('button', { name: 'Trocar senha' }).click()
  await main.getByLabel('Senha atual').fill(joana.password)
  await main.getByLabel('Nova senha').fill('12345678')
  await main.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(main.getByLabel('Nova senha')).toHaveAccessibleDescription(/muito comum/)
  await main.getByLabel('Nova senha').fill('quatro cavalos mansos')
  await main.getByRole('button', { name: 'Trocar senha' }).click()
  await expect(main.getByLabel('Nova senha')).toBeHidden()
  await expect(main.getByRole('button', { name: 'Trocar senha' })).toBeFocused()

  const email = aNewProfessional().email
  await main.getByRole('button', { name: 'Trocar e-mail' }).click()
  await main.getByLabel('Novo e-mail').fill(email)
  await main.getByLabel('Sua senha').fill(joana.password)
  await main.getByRole('button', { name: 'Trocar e-mail' }).click()
  await expect(main.getByLabel('Sua senha')).toHaveAccessibleDescription(/Senha incorreta/)
  await main.getByLabel('Sua senha').fill('quatro cavalos mansos')
  await main.getByRole('button', { name: 'Trocar e-mail' }).click()
  await expect(main.getByText('Até lá vale o e-mail atual.')).toBeVisible()
  await open(await mailedLink(email, '/confirmar-email', process.env['STRICT_SITE_MAIL']))
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page).not.toHaveURL('/confirmar-email')
  await open('/seguranca')
  await expect(main.getByText(`Hoje: ${email}`, { exact: true })).toBeVisible()

  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: 'Baixar meus dados' }).click()
  await dialog.getByLabel('Sua senha').fill('quatro cavalos mansos')
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Baixar' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).toContain(email)
  await main.getByRole('button', { name: 'Apagar minha conta' }).click()
  await dialog.getByLabel('Sua senha').fill('quatro cavalos mansos')
  await dialog.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(page).toHaveURL('/login')
  await logInAs(page, { email, password: 'quatro cavalos mansos' })
  await expect(accountOf(page).password).toHaveAccessibleDescription(/incorretos/)
})

test('offers a new link for an invalid one @desktop', async ({ page, open }) => {
  await open('/confirmar-email?token=velho')
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()

  await expect(page.getByText('Este link de confirmação não vale mais.')).toBeVisible()
  await accountOf(page).email.fill('ninguem@exemplo.com.br')
  await page.getByRole('button', { name: 'Enviar link' }).click()

  await expect(toastOf(page)).toContainText('Se houver um cadastro à espera de confirmação')
})

test('undoes an e-mail change from the former mailbox, and leads to a new password @phone', async ({
  page,
  open,
}) => {
  const joana = await givenOwnAccount(page)
  const mails = process.env['STRICT_SITE_MAIL']
  const email = aNewProfessional().email
  await page.request.post('/api/account/email', { data: { email, password: joana.password } })
  await open(await mailedLink(email, '/confirmar-email', mails))
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page).not.toHaveURL('/confirmar-email')
  const link = await mailedLink(joana.email, '/desfazer-troca', mails)

  await open(link)
  await expect(page).toHaveURL('/desfazer-troca')
  await expectAccessible(page, 'way back')
  await page.getByRole('button', { name: 'Não fui eu: desfazer a troca' }).click()
  await expect(page.getByRole('heading', { name: 'Sua conta está de volta' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(joana.email)
  expect((await page.request.get('/api/user')).status()).toBe(401)

  await open(link)
  await page.getByRole('button', { name: 'Não fui eu: desfazer a troca' }).click()
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  await open(await mailedLink(joana.email, '/reset-password', mails))
  await page.getByLabel('Nova senha', { exact: true }).fill('quatro cavalos mansos')
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
  await expect(accountOf(page).email).toHaveValue(joana.email)
})
