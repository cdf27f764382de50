import { FREE, logInAs } from './support/accounts.ts'
import { dashboardOf } from './support/dashboard.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test("shows in every tab only the current account's data, and keeps input @desktop", async ({
  page,
  open,
  context,
}) => {
  const account = await givenOwnAccount(page)
  await page.request.post(`/api/professionals/${account.id}/leads`, {
    data: {
      ...{ patientName: 'Ana Reis', whatsapp: '11912345678' },
      ...{ serviceOfInterest: 'Consulta Geral', location: 'presencial' },
    },
  })
  const { panel, openLead } = dashboardOf(page)
  await open('/dashboard?aba=leads')
  await openLead('Ana Reis')
  await panel.getByLabel('Anotação').fill('Ligar amanhã')
  const editor = await context.newPage()
  await editor.goto('/edit-profile')
  await editorOf(editor).field('Biografia').fill('Ainda por salvar.')
  const other = await context.newPage()
  await other.goto('/termos')
  let { name } = account
  const leave = async () => {
    await other.getByRole('banner').getByRole('button', { name }).click()
    await other.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(other).toHaveURL('/login')
  }
  const headingOf = (tab: typeof page) => tab.getByRole('main').getByRole('heading', { level: 1 })

  await test.step('one leaves in another tab', async () => {
    await leave()
    for (const tab of [page, editor]) await expect(headingOf(tab)).toHaveText('Você saiu')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
    expect(await page.content()).not.toContain('Ana Reis')
    await expect(editorOf(editor).field('Biografia')).toBeHidden()
  })

  await test.step('somebody else logs in there', async () => {
    const answer = other.waitForResponse('**/api/login')
    await logInAs(other, FREE)
    ;({ name } = (await (await answer).json()) as { name: string })
    await expect(other).toHaveURL('/dashboard')
    for (const tab of [page, editor])
      await expect(headingOf(tab)).toHaveText(`Agora está aberta a conta de ${name}`)
    expect(await page.content()).not.toContain('Ana Reis')
  })

  await test.step('the first person comes back', async () => {
    await leave()
    await expect(headingOf(page)).toHaveText('Você saiu')
    await logInAs(other, account)
    await expect(toastOf(page)).toContainText('Você entrou de novo')
    await expect(panel.getByLabel('Anotação')).toHaveValue('Ligar amanhã')
    await expect(panel).toContainText('Ana Reis')
    await expect(editorOf(editor).field('Biografia')).toHaveValue('Ainda por salvar.')
  })
  await Promise.all([editor.close(), other.close()])
})
