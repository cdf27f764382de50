import { dashboardOf, givenDashboard } from './support/dashboard.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const REVIEWS = '/dashboard?aba=avaliacoes'

test('offers answer and rejection, and approves and rejects pending reviews, updating counts at once @phone', async ({
  page,
  open,
}) => {
  const { dialog, panel, section, tab } = dashboardOf(page)
  await givenDashboard(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/reviews/*/status', async (route) => {
    await answer.promise
    await route.fulfill({ json: {} })
  })
  await open(REVIEWS)
  await expect(section('Gerenciar Avaliações')).toContainText('Pendentes (2)')

  await test.step('only the form while an answer is written', async () => {
    const reply = panel.getByRole('button', { name: 'Responder a Avaliador 3' })
    const rejection = panel.getByRole('button', { name: 'Rejeitar avaliação de Avaliador 3' })
    await reply.scrollIntoViewIfNeeded()
    const top = (await reply.boundingBox())?.y
    expect(top).toBeDefined()
    expect((await rejection.boundingBox())?.y).toBe(top)

    await reply.click()
    await expect(panel.getByRole('button', { name: 'Publicar resposta' })).toBeVisible()
    await expect(rejection).toBeHidden()
    await panel.getByRole('button', { name: 'Cancelar' }).click()
    await expect(reply).toBeFocused()
  })

  await panel.getByRole('button', { name: 'Aprovar avaliação de Noemi C.' }).click()
  await expect(panel).toContainText('Pendentes (1)')
  await expect(panel).toContainText('Aprovadas (9)')
  await expect(tab('Avaliações')).toContainText('1 pendente')
  answer.resolve()
  await expect(toastOf(page)).toContainText('Avaliação aprovada')
  await panel.getByRole('button', { name: 'Rejeitar avaliação de Cida P.' }).click()
  await expect(dialog).toContainText('A avaliação de Cida P. não aparecerá no seu perfil.')
  await dialog.getByRole('button', { name: 'Rejeitar' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Não vem de quem foi atendido').check()
  await dialog.getByRole('button', { name: 'Rejeitar' }).click()

  await expect(toastOf(page)).toContainText('Avaliação rejeitada')
  await expect(panel).toContainText('Pendentes (0)')
  await toastOf(page).getByRole('button', { name: 'Desfazer' }).click()
  await expect(panel).toContainText('Pendentes (1)')
  await panel.getByRole('button', { name: 'Rejeitar avaliação de Cida P.' }).click()
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')

  await expect(panel).toContainText('Pendentes (0)')
  await expect(panel).toContainText('Nenhuma avaliação pendente')
})

test('rejects a public review only after confirmation, and restores it on failure @desktop', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  const { panel, dialog } = dashboardOf(page)
  await givenDashboard(page)
  await page.route('**/api/reviews/*/status', (route) => route.fulfill({ status: 500, body: '{}' }))
  await open(REVIEWS)

  await panel.getByRole('button', { name: 'Rejeitar avaliação de Avaliador 3' }).click()
  await expect(dialog).toContainText('A avaliação de Avaliador 3 deixará de aparecer no seu perfil')
  await dialog.getByLabel('Propaganda ou spam').check()
  await dialog.getByRole('button', { name: 'Rejeitar' }).click()
  await toastOf(page).getByRole('button', { name: 'Fechar aviso' }).click()

  await expect(toastOf(page)).toContainText('Não foi possível atualizar o status da avaliação.')
  await expect(panel).toContainText('Aprovadas (8)')
  await expect(panel).toContainText('Avaliador 3')
})
