import { accountOf, aNewProfessional, fillRegistration, logInAs, registrationOf } from './support/accounts.ts'
import { logInAsAdmin } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { UNCLAIMED } from './support/cast.ts'
import { mailedLink } from './support/mails.ts'
import { toastOf } from './support/profile.ts'
import { anotherContext } from './support/story.ts'
import { expect, test } from './support/test.ts'

test('asks for an unclaimed profile, which takes neither leads nor reviews', async ({ page, open }) => {
  const { email } = aNewProfessional()
  await open(`/${UNCLAIMED.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('note')).toContainText(
    'Perfil ainda não assumido · dados públicos da Lista do CRM-SP, outubro de 2026',
  )
  await expect(main.getByRole('link', { name: /3234-5678/ })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Pedir contato' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Avaliar' })).toHaveCount(0)
  await expect(main).not.toContainText(/Nenhum serviço|Nenhum convênio|Nenhum local|não preenchida/)
  await expect(main.getByRole('link', { name: 'Remover este perfil' })).toBeVisible()
  await expectAccessible(page, 'the unclaimed profile')

  await main.getByRole('link', { name: 'É você? Assuma este perfil' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Olívia do Registro')
  await main.getByLabel('Número do registro no conselho').fill('CRM-SP 194600')
  await main.getByLabel('Seu e-mail').fill(email)
  await main.getByLabel('Seu telefone').fill('19987654321')
  await main.getByRole('button', { name: 'Pedir este perfil' }).click()
  await expect(main).toContainText('Concorde para enviar o pedido.')
  await main.getByRole('checkbox', { name: 'Sou esta pessoa' }).check()
  await expectAccessible(page, 'the claim')
  await main.getByRole('button', { name: 'Pedir este perfil' }).click()
  await expect(main.getByRole('status')).toContainText('Recebemos o seu pedido.')

  await open(await mailedLink(email, '/assumir-perfil'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Retirar o pedido?')
  await expect(page).toHaveURL('/assumir-perfil?retirar')
  await expectAccessible(page, 'taking the claim back')
  await main.getByRole('button', { name: 'Retirar o pedido' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pedido retirado')
  await page.reload()
  await main.getByRole('button', { name: 'Retirar o pedido' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Este pedido não existe mais')
})

test.describe('the desk', () => {
  const SITE = process.env['STRICT_SITE_URL'] ?? ''
  test.use({ baseURL: SITE })

  test('gives a profile to who claims it, from a refused registration to the editor @phone', async ({
    page,
    open,
    browser,
  }) => {
    const olivia = { ...aNewProfessional(), crm: 'CRM-SP 194600' }
    const main = page.getByRole('main')
    const admin = await (await anotherContext(browser, SITE)).newPage()
    const desk = admin.getByRole('list', { name: 'Pedidos de perfil' })

    await open('/register-professional')
    await fillRegistration(page, olivia)
    await registrationOf(page).submit.click()
    await expect(main).toContainText('Já existe uma conta com estes dados.')
    await main.getByRole('link', { name: 'encontre-o pelo registro' }).click()
    await main
      .getByRole('link', { name: /Olívia do Registro/ })
      .first()
      .click()
    await main.getByRole('link', { name: 'É você? Assuma este perfil' }).click()
    await main.getByLabel('Número do registro no conselho').fill('CRM/SP 194.600')
    await main.getByLabel('Seu e-mail').fill(olivia.email)
    await main.getByLabel('Seu telefone').fill('19987654321')
    await main.getByRole('checkbox', { name: 'Sou esta pessoa' }).check()
    await main.getByRole('button', { name: 'Pedir este perfil' }).click()
    await expect(main.getByRole('status')).toContainText('Recebemos o seu pedido.')

    await logInAsAdmin(admin)
    await admin.goto('/admin')
    await admin.getByRole('link', { name: '1 pedido de perfil' }).click()
    await expect(desk).toContainText('O número informado é o mesmo.')
    await expect(desk).toContainText(olivia.email)
    await expectAccessible(admin, 'the desk')
    await desk.getByRole('listitem').focus()
    await admin.keyboard.press('r')
    await expect(admin.getByRole('alertdialog')).toContainText(`recebe o motivo por e-mail (${olivia.email})`)
    await expectAccessible(admin, 'the refusal')
    await admin.keyboard.press('5')
    await admin.keyboard.press('Enter')
    await expect(toastOf(admin)).toContainText('Pedido recusado')
    await toastOf(admin).getByRole('button', { name: 'Desfazer' }).click()
    await desk.getByRole('listitem').focus()
    await admin.keyboard.press('a')
    await expect(admin.getByRole('alertdialog')).toContainText(`vai para ${olivia.email}`)
    await expectAccessible(admin, 'the approval')
    await admin.keyboard.press('Enter')
    await expect(toastOf(admin)).toContainText('Perfil entregue')
    await expect(admin.getByRole('main')).toContainText('Nenhum pedido de perfil')

    // The link of the approval leaves in a minute, so that it can be taken back; whoever asks has it at once.
    await open('/forgot-password')
    await accountOf(page).email.fill(olivia.email)
    await page.getByRole('button', { name: 'Enviar Link' }).click()
    await open(await mailedLink(olivia.email, '/reset-password', process.env['STRICT_SITE_MAIL']))
    await page.getByLabel('Nova senha', { exact: true }).fill(olivia.password)
    await page.getByRole('button', { name: 'Redefinir senha' }).click()
    await expect(page).toHaveURL('/login')
    await logInAs(page, olivia)
    await expect(page).toHaveURL('/dashboard')
    await open('/edit-profile')
    await expect(main.getByLabel('Nome', { exact: true })).toHaveValue('Olívia')
    await open(`/${UNCLAIMED.slug}`)
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Olívia do Registro')
    await expect(main.getByText('Perfil ainda não assumido')).toHaveCount(0)
  })
})
