import { accountOf, aNewProfessional, fillRegistration, logInAs, registrationOf } from './support/accounts.ts'
import { logInAsAdmin } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { dashboardOf } from './support/dashboard.ts'
import { mailedLink } from './support/mails.ts'
import { profileOf, toastOf } from './support/profile.ts'
import { anotherContext, aPatient, reviewProfile } from './support/story.ts'
import { expect, test } from './support/test.ts'

const SITE = process.env['STRICT_SITE_URL'] ?? ''
test.use({ baseURL: SITE })

test('registers, confirms, is verified, counts a contact, answers a review, and has a report decided @phone', async ({
  page,
  open,
  request,
  browser,
}) => {
  const joana = aNewProfessional()
  const own = dashboardOf(page)
  const start = own.section('Comece aqui')
  const admin = await (await anotherContext(browser, SITE)).newPage()
  const patient = await aPatient(browser, SITE)
  const { reviews } = profileOf(patient)
  let slug = ''
  let figures = ''

  await test.step('registers; nobody sees the profile yet', async () => {
    await open('/register-professional')
    await fillRegistration(page, joana)
    const answer = page.waitForResponse('**/api/professionals')
    await registrationOf(page).submit.click()
    const registered = await (await answer).json()
    slug = registered.slug
    figures = `/api/professionals/${registered.id}/dashboard`
    await expect(page).toHaveURL('/login')
    await expect(
      page.getByRole('status').filter({ hasText: `Enviamos um link para ${joana.email}` }),
    ).toBeVisible()
    await expect(accountOf(page).email).toHaveValue(joana.email)
    await expectAccessible(page, 'login after a registration')
    expect((await request.get(`/${slug}`)).status()).toBe(404)
  })

  await test.step('confirms the e-mail, typed once', async () => {
    await open(await mailedLink(joana.email, '/confirmar-email', process.env['STRICT_SITE_MAIL']))
    await expect(page).toHaveURL('/confirmar-email')
    await expectAccessible(page, 'confirmation')
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
    await expect(page).toHaveURL('/login')
    await expect(accountOf(page).email).toHaveValue(joana.email)
    expect((await request.get(`/${slug}`)).status()).toBe(200)
  })

  await test.step('begins the first day', async () => {
    await logInAs(page, joana)
    await expect(page).toHaveURL('/dashboard')
    await expect(start).toContainText('0 de 5')
    await expect(own.main).toContainText('Aqui aparecem os números do seu perfil')
    await expectAccessible(page, 'first day')
    await start.getByRole('button', { name: 'Avalie-me' }).click()
    await expect(page.getByRole('img', { name: /QR code das avaliações/ })).toBeVisible()
    await expectAccessible(page, 'card to print')
    await page.keyboard.press('Escape')
  })

  await test.step('asks for verification, is refused with a reason, and approved', async () => {
    const card = own.section('Selo Verificado')
    const waiting = admin.getByRole('list', { name: 'Pedidos de verificação' }).getByRole('listitem')
    const waits = waiting.filter({ has: admin.locator(`a[href="/${slug}"]`) })
    await card.getByRole('button', { name: 'Pedir verificação' }).click()
    await expect(card).toContainText('Pedido em')
    await logInAsAdmin(admin)
    await admin.goto('/admin/verificacoes')
    await expectAccessible(admin, 'verification queue')
    await waits.focus()
    await admin.keyboard.press('r')
    await expect(admin.getByRole('alertdialog')).toBeVisible()
    await admin.keyboard.press('5')
    await admin.keyboard.press('Enter')
    await expect(toastOf(admin)).toContainText('Verificação recusada')
    await toastOf(admin).hover()
    await page.reload()
    await expect(card).toContainText('Falta o conselho, o estado ou parte do número')
    await toastOf(admin).getByRole('button', { name: 'Desfazer' }).click()
    await waits.focus()
    await admin.keyboard.press('a')
    await expect(toastOf(admin)).toContainText('Verificação aprovada')
    await page.reload()
    await expect(own.main).toContainText('Verificado')
    await expect(card).toBeHidden()
    await patient.goto(`/${slug}`)
    await expect(profileOf(patient).main).toContainText(/Verificado: CR\w+ conferido em \d\d\/\d\d\/\d{4}/)
  })

  await test.step('is visited and called, and finds both in the figures', async () => {
    const viewed = patient.waitForResponse('**/view')
    await patient.reload()
    await patient.clock.fastForward(2_000)
    expect((await viewed).status()).toBe(204)
    const counted = patient.waitForResponse('**/api/contact-counts')
    await patient
      .getByRole('link', { name: /WhatsApp/ })
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    expect((await counted).status()).toBe(204)
    /** Counts are stored in bulk a little later. */
    const contacts = async () => (await (await page.request.get(figures)).json()).contacts.total
    await expect.poll(contacts).toBe(1)
    await page.reload()
    await expect(own.figure('Contatos iniciados')).toContainText(/Contatos iniciados\s*1\D/)
    await expect(start).toContainText('1 de 5')
  })

  await reviewProfile(patient, slug, 'Caio Lima')

  await test.step('answers publicly what was approved', async () => {
    await open('/dashboard?aba=avaliacoes')
    await own.panel.getByRole('button', { name: 'Aprovar avaliação de Caio Lima' }).click()
    await own.panel.getByRole('button', { name: 'Responder a Caio Lima' }).click()
    await own.panel.getByLabel('Sua resposta').fill('Obrigada pela visita!')
    await own.panel.getByRole('button', { name: 'Publicar resposta' }).click()
    await expect(toastOf(page)).toContainText('Resposta publicada')
    await patient.goto(`/${slug}`)
    await expect(reviews).toContainText(`Resposta de Dra. ${joana.name} ${joana.lastname}`)
    await expect(reviews).toContainText('Obrigada pela visita!')
  })

  await test.step('a reader reports it, by keyboard', async () => {
    await reviews.getByRole('button', { name: 'Opções da avaliação de Caio L.' }).focus()
    await patient.keyboard.press('Enter')
    await expect(patient.getByRole('menuitem', { name: 'Denunciar' })).toBeVisible()
    await patient.keyboard.press('ArrowDown')
    await patient.keyboard.press('Enter')
    await expect(patient.getByRole('alertdialog')).toBeVisible()
    await patient.clock.fastForward(20_000)
    await patient.keyboard.press('6')
    await patient.keyboard.press('Enter')
    await expect(toastOf(patient)).toContainText('Denúncia enviada')
  })

  await test.step('an administrator removes it and thinks again', async () => {
    const reported = admin
      .getByRole('list', { name: 'Avaliações' })
      .getByRole('listitem')
      .filter({ has: admin.locator(`a[href="/${slug}"]`) })
    await admin.goto('/admin/avaliacoes')
    await expect(reported).toContainText('Parece falsa, comprada ou repetida')
    await expectAccessible(admin, 'review queue')
    await reported.focus()
    await admin.keyboard.press('r')
    const dialog = admin.getByRole('alertdialog')
    await expect(dialog.getByLabel('Parece falsa, comprada ou repetida')).toBeChecked()
    await admin.keyboard.press('Enter')
    await expect(reported).toBeHidden()
    await expect(toastOf(admin)).toContainText('Avaliação removida')
    await toastOf(admin).hover()
    await patient.reload()
    await expect(reviews).not.toContainText('Caio L.')
    await toastOf(admin).getByRole('button', { name: 'Desfazer' }).click()
    await expect(reported).toBeVisible()
    await reported.focus()
    await admin.keyboard.press('a')
    await expect(reported).toBeHidden()
    await patient.reload()
    await expect(reviews).toContainText('Caio L.')
  })
})
