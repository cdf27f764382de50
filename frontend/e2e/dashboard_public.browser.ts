import { dashboardOf } from './support/dashboard.ts'
import { givenOwnAccount } from './support/own_profile.ts'
import { profileOf, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('an already opened profile shows later changes of the dashboard @desktop', async ({
  page,
  open,
  request,
}) => {
  const { id } = await givenOwnAccount(page)
  const review = { patientName: 'Noemi Castro', rating: 5, comment: 'Atencioso.' }
  await request.post(`/api/professionals/${id}/reviews`, { data: review })
  const { main, panel, tab } = dashboardOf(page)
  const { name, reviews } = profileOf(page)
  const publicProfile = main.getByRole('link', { name: 'Ver Perfil Público' })
  await open('/dashboard')
  await publicProfile.click()
  await expect(name).toContainText('Prates')
  await expect(reviews).toContainText('Ainda não há avaliações')
  await page.goBack()

  await tab('Avaliações').click()
  await panel.getByRole('button', { name: 'Aprovar avaliação de Noemi Castro' }).click()
  await expect(toastOf(page)).toContainText('Avaliação aprovada')
  await publicProfile.click()
  await expect(reviews).toContainText('Noemi C.')
  await expect(reviews).not.toContainText('Castro')
  await page.goBack()

  await tab('Configurações').click()
  await panel.getByLabel('WhatsApp').fill('(19) 99123-4567')
  await panel.getByLabel('WhatsApp').press('Enter')
  await expect(toastOf(page)).toContainText('Configurações salvas!')
  await publicProfile.click()
  await expect(main.locator('a[href*="5519991234567"]').first()).toBeVisible()
})
