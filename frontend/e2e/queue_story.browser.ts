import { aMember, aUser, givenPanel, logInAsAdmin } from './support/admin.ts'
import { expectAccessible } from './support/axe.ts'
import { dashboardOf } from './support/dashboard.ts'
import { profileOf, toastOf } from './support/profile.ts'
import { aPatient, reviewProfile } from './support/story.ts'
import type { QueuedReview } from '#contract/reviews.ts'
import type { VerificationRequest } from '#contract/verification.ts'
import { expect, test } from './support/test.ts'

test('asks for verification, is verified; is reviewed, answers, is reported, and those who run the site decide and think again', async ({
  page,
  open,
  browser,
}) => {
  const member = await aMember(browser)
  const own = dashboardOf(member.page)
  const patient = await aPatient(browser)
  const { reviews } = profileOf(patient)
  const queue = page
    .getByRole('list', { name: 'Avaliações' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/${member.slug}"]`) })
  const requests = page.getByRole('list', { name: 'Pedidos de verificação' }).getByRole('listitem')
  const request = requests.filter({ has: page.locator(`a[href="/${member.slug}"]`) })

  await test.step('asks for verification, is refused with a reason, and approved', async () => {
    const card = own.section('Selo Verificado')
    await member.page.goto('/dashboard')
    await card.getByRole('button', { name: 'Pedir verificação' }).click()
    await expect(card).toContainText('Pedido em')
    await logInAsAdmin(page)
    await open('/admin/verificacoes')
    await expectAccessible(page, 'verification queue')
    await request.focus()
    await page.keyboard.press('r')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('5')
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toContainText('Verificação recusada')
    await toastOf(page).hover()
    await member.page.reload()
    await expect(card).toContainText('Falta o conselho, o estado ou parte do número')
    await toastOf(page).getByRole('button', { name: 'Desfazer' }).click()
    await request.focus()
    await page.keyboard.press('a')
    await expect(toastOf(page)).toContainText('Verificação aprovada')
    await member.page.reload()
    await expect(own.main).toContainText('Verificado')
    await expect(card).toBeHidden()
    await patient.goto(`/${member.slug}`)
    await expect(profileOf(patient).main).toContainText(/Verificado: CR\w+ conferido em \d\d\/\d\d\/\d{4}/)
  })

  await test.step('a click on WhatsApp counts in the figures of the professional', async () => {
    const counted = patient.waitForResponse('**/api/contact-counts')
    await patient
      .getByRole('link', { name: /WhatsApp/ })
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    expect((await counted).status()).toBe(204)
  })

  await reviewProfile(patient, member.slug, 'Caio Lima')

  await test.step('answers publicly what was approved', async () => {
    await member.page.goto('/dashboard?aba=avaliacoes')
    await own.panel.getByRole('button', { name: 'Aprovar avaliação de Caio Lima' }).click()
    await own.panel.getByRole('button', { name: 'Responder a Caio Lima' }).click()
    await own.panel.getByLabel('Sua resposta').fill('Obrigada pela visita!')
    await own.panel.getByRole('button', { name: 'Publicar resposta' }).click()
    await expect(toastOf(member.page)).toContainText('Resposta publicada')
    await patient.goto(`/${member.slug}`)
    await expect(reviews).toContainText(`Resposta de ${member.name} ${member.lastname}`)
    await expect(reviews).toContainText('Obrigada pela visita!')
  })

  await test.step('a reader reports it, by keyboard', async () => {
    await reviews.getByRole('button', { name: 'Denunciar a avaliação de Caio Lima' }).focus()
    await patient.keyboard.press('Enter')
    await expect(patient.getByRole('alertdialog')).toBeVisible()
    await patient.clock.fastForward(20_000)
    await patient.keyboard.press('6')
    await patient.keyboard.press('Enter')
    await expect(toastOf(patient)).toContainText('Denúncia enviada')
  })

  await test.step('an administrator removes it and thinks again', async () => {
    await open('/admin/avaliacoes')
    await expect(queue).toContainText('Parece falsa, comprada ou repetida')
    await expectAccessible(page, 'review queue')
    await queue.focus()
    await page.keyboard.press('r')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByLabel('Parece falsa, comprada ou repetida')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(queue).toBeHidden()
    await expect(toastOf(page)).toContainText('Avaliação removida')
    await toastOf(page).hover()
    await patient.reload()
    await expect(reviews).not.toContainText('Caio Lima')
    await toastOf(page).getByRole('button', { name: 'Desfazer' }).click()
    await expect(queue).toBeVisible()
    await queue.focus()
    await page.keyboard.press('a')
    await expect(queue).toBeHidden()
    await patient.reload()
    await expect(reviews).toContainText('Caio Lima')
  })
})

const aRequest = (number: number): VerificationRequest => {
  const { id, slug, title, name, lastname, specialty, state, city, createdAt } = aUser(number)
  const facts = { name, lastname, specialty, state, crm: `CRP 06/${10_000 + number}` }
  const checked = number % 3 === 0 ? { ...facts, lastname: 'Antes' } : null
  return {
    ...{ ...facts, id, slug, title, city, rqe: [], isVerified: false, createdAt, checked },
    ...{ askedAt: createdAt, checkedAt: checked && createdAt },
  }
}

const aReport = (number: number): QueuedReview => ({
  id: aUser(100 + number).id,
  patientName: `Paciente ${number}`,
  rating: 1,
  comment: 'Péssimo, péssimo.',
  answer: null,
  status: 'approved',
  quarantined: false,
  professional: { id: aUser(1).id, name: 'Dra. Nina Prado', slug: 'nina-prado' },
  reports: [{ objection: 'offensive', count: number }],
  objection: null,
  rejectedBy: null,
  evidence: { fromOwner: false, sameSender: 2, sameDay: 4, rejectedByProfessional: 3, received: 20 },
  createdAt: '2026-11-21T12:00:00.000Z',
})

test('an administrator decides on 50 verifications and 10 reports by keyboard alone @desktop', async ({
  page,
  open,
}) => {
  const decisions: string[] = []
  const note = (decided: string | null) => void decisions.push(String(JSON.parse(decided ?? '{}').decision))
  const given = async (address: string, rows: readonly object[]) =>
    page.route(address, (route) =>
      route.fulfill({ json: rows, headers: { 'x-total-count': String(rows.length) } }),
    )
  await givenPanel(page)
  let asked = Array.from({ length: 50 }, (_, index) => aRequest(index + 1))
  await page.route('**/api/admin/verifications?*', (route) =>
    route.fulfill({ json: asked, headers: { 'x-total-count': String(asked.length) } }),
  )
  await page.route('**/api/admin/users/*/verification', (route) => {
    asked = asked.filter(({ id }) => !route.request().url().includes(id))
    note(route.request().postData())
    return route.fulfill({ json: aUser(1) })
  })
  await given(
    '**/api/admin/reviews?*',
    Array.from({ length: 10 }, (_, index) => aReport(index + 1)),
  )
  await page.route('**/api/admin/reviews/*/decision', (route) => {
    note(route.request().postData())
    return route.fulfill({ json: {} })
  })
  const rows = page.getByRole('main').locator('.queue-row')

  await open('/admin/verificacoes')
  await expect(rows).toHaveCount(50)
  await page.keyboard.press('?')
  await expect(page.getByText('consultar no conselho')).toBeVisible()
  await page.keyboard.press('j')
  for (let left = 49; left >= 2; left--) {
    await page.keyboard.press('a')
    await expect(rows).toHaveCount(left)
    await expect(rows.first()).toBeFocused()
  }
  for (const left of [1, 0]) {
    await page.keyboard.press('r')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(left)
  }
  await expect(page.getByText('Ninguém espera verificação.')).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Administração' })
    .getByRole('link', { name: 'Avaliações' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(10)
  await page.keyboard.press('j')
  for (let left = 9; left >= 6; left--) {
    await page.keyboard.press('a')
    await expect(rows).toHaveCount(left)
  }
  for (let left = 5; left >= 1; left--) {
    await page.keyboard.press('r')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(left)
    await expect(rows.first()).toBeFocused()
  }
  const counted = (decision: string) => decisions.filter((each) => each === decision).length
  await expect.poll(() => ['approve', 'refuse', 'keep', 'remove'].map(counted)).toEqual([48, 2, 4, 5])
})
