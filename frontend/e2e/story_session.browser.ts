import type { Page } from '@playwright/test'
import { logInAs } from './support/accounts.ts'
import { dashboardOf } from './support/dashboard.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { aPatient, blockAccount, endSessionOf } from './support/story.ts'
import { expect, test, untilHydrated } from './support/test.ts'

const LEAD = {
  patientName: 'Ana Reis',
  whatsapp: '11912345678',
  serviceOfInterest: 'Consulta Geral',
  location: 'presencial',
}

async function expectExpired(page: Page): Promise<void> {
  await expect(toastOf(page)).toContainText('Sessão expirada')
  await expect(toastOf(page)).toContainText('Por favor, faça login novamente.')
}

test('keeps input when network or session ends, and saves after another login @phone', async ({
  page,
  open,
  browser,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const account = await givenOwnAccount(page)
  const { field, main, save, services } = editorOf(page)
  const { panel, lead, openLead } = dashboardOf(page)
  const logInAgain = async () => {
    const opened = page.context().waitForEvent('page')
    await page
      .getByText('Sua sessão expirou.')
      .locator('..')
      .getByRole('button', { name: 'Entrar de novo' })
      .click()
    const login = await opened
    await untilHydrated(login)
    await Promise.all([login.waitForEvent('close'), logInAs(login, account)])
    await expect(toastOf(page)).toContainText('Você entrou de novo')
    await expect(page.getByText('Sua sessão expirou.')).toBeHidden()
  }

  await test.step('in the middle of the profile', async () => {
    await open('/edit-profile')
    await field('Biografia').fill('Escrito antes de a sessão acabar.')
    await services.getByRole('button', { name: 'Adicionar serviço' }).click()
    await field('Nome do serviço').fill('Retorno')
    await endSessionOf(page, browser)
    await save.click()
    await expectExpired(page)
    await logInAgain()
    await expect(page).toHaveURL('/edit-profile')
    await expect(field('Biografia')).toHaveValue('Escrito antes de a sessão acabar.')
    await expect(field('Nome do serviço')).toHaveValue('Retorno')
    await services.getByRole('button', { name: 'Adicionar serviço' }).click()
    await expect(services.getByRole('listitem')).toContainText('Retorno')
    await save.click()
    await expect(toastOf(page)).toContainText('Perfil atualizado!')
    await expect(main.getByText('ainda não foram salvas')).toBeHidden()
  })

  await test.step('in the middle of the settings', async () => {
    await open('/dashboard?aba=configuracoes')
    await panel.getByLabel('WhatsApp').fill('(19) 91111-2222')
    await panel.getByLabel('Teleconsulta (Online)').check()
    await page.context().setOffline(true)
    await panel.getByRole('button', { name: 'Salvar Configurações' }).click()
    await expect(toastOf(page)).toContainText(
      'Erro ao salvar.Você está sem conexão. Guardamos o que digitou.',
    )
    await page.context().setOffline(false)
    await endSessionOf(page, browser)
    await panel.getByRole('button', { name: 'Salvar Configurações' }).click()
    await expectExpired(page)
    await logInAgain()
    await expect(panel.getByLabel('WhatsApp')).toHaveValue('(19) 91111-2222')
    await expect(panel.getByLabel('Teleconsulta (Online)')).toBeChecked()
    await panel.getByRole('button', { name: 'Salvar Configurações' }).click()
    await expect(toastOf(page)).toContainText('Configurações salvas!')
    await page.reload()
    await expect(panel.getByLabel('WhatsApp')).toHaveValue('(19) 91111-2222')
    await expect(main.getByText('Recuperamos')).toBeHidden()
  })

  await test.step('while the dashboard is open', async () => {
    await page.request.post(`/api/professionals/${account.id}/leads`, { data: LEAD })
    await open('/dashboard?aba=leads')
    await openLead('Ana Reis')
    await endSessionOf(page, browser)
    await lead('Ana Reis')
      .getByRole('button', { name: /Marcar como Atendido/ })
      .click()
    await toastOf(page).getByRole('button', { name: 'Fechar aviso' }).click()
    await expectExpired(page)
    await logInAgain()
    await openLead('Ana Reis')
    await lead('Ana Reis')
      .getByRole('button', { name: /Marcar como Atendido/ })
      .click()
    await expect(toastOf(page)).toContainText('Lead marcado como atendido')
  })
})

test("reports another tab's changes, shows the current state, and keeps input @desktop", async ({
  page,
  open,
  browser,
}) => {
  const { id, slug } = await givenOwnAccount(page)
  const { field, main, save, services } = editorOf(page)
  const { panel, lead, tab } = dashboardOf(page)
  const own = `/api/professionals/${id}`
  const anotherTab = page.request
  await anotherTab.post(`${own}/leads`, { data: LEAD })
  await anotherTab.fetch(`${own}/reviews`, {
    method: 'POST',
    headers: { cookie: '' },
    data: { patientName: 'Caio Lima', rating: 4 },
  })
  const [contact] = await (await anotherTab.get(`${own}/contacts`)).json()
  const [review] = await (await anotherTab.get(`${own}/reviews/pending`)).json()

  await test.step('a lead deleted there', async () => {
    await open('/dashboard?aba=leads')
    await expect(lead('Ana Reis')).toBeVisible()
    await anotherTab.delete(`/api/contacts/${contact.id}`)
    await lead('Ana Reis')
      .getByRole('button', { name: /Marcar como Atendido/ })
      .click()
    await toastOf(page).getByRole('button', { name: 'Fechar aviso' }).click()
    await expect(toastOf(page)).toContainText('Erro ao atualizar status do lead.Contato não encontrado.')
    await expect(panel).toContainText('Nenhum lead recebido ainda')
  })

  await test.step('a review rejected there', async () => {
    await tab('Avaliações').click()
    await expect(panel).toContainText('Pendentes (1)')
    await anotherTab.patch(`/api/reviews/${review.id}/status`, {
      data: { status: 'rejected', objection: 'fake' },
    })
    await panel.getByRole('button', { name: 'Aprovar avaliação de Caio Lima' }).click()
    await expect(toastOf(page)).toContainText(
      'Não foi possível atualizar o status da avaliação.Esta avaliação já foi rejeitada em definitivo.',
    )
    await expect(panel).toContainText('Pendentes (0)')
  })

  await test.step('a service removed there, an address taken by somebody else', async () => {
    const service = { name: 'Retorno', description: '', price: 0 }
    const stored = await (await anotherTab.post(`${own}/services`, { data: service })).json()
    await open('/edit-profile')
    await services.getByRole('button', { name: 'Editar Retorno' }).click()
    await field('Nome do serviço').fill('Retorno em 15 dias')
    await anotherTab.delete(`/api/services/${stored.id}`)
    await services.getByRole('button', { name: 'Atualizar serviço' }).click()
    await expect(toastOf(page)).toContainText('Erro ao atualizar serviço. Tente novamente.')
    await expect(field('Nome do serviço')).toHaveValue('Retorno em 15 dias')

    await field('Biografia').fill('Ainda por salvar.')
    await field('Endereço do perfil').fill(`nova-${slug}`)
    await expect(main.getByText('Endereço disponível')).toBeVisible()
    const somebody = await aPatient(browser)
    const rival = await givenOwnAccount(somebody)
    await somebody.request.put(`/api/professionals/${rival.id}`, { data: { slug: `nova-${slug}` } })
    await save.click()
    await expect(toastOf(page)).toContainText('Erro ao atualizar perfil')
    await expect(field('Endereço do perfil')).toHaveAccessibleDescription(
      /Este endereço de perfil já está em uso\. Escolha outro\.$/,
    )
    await expect(field('Biografia')).toHaveValue('Ainda por salvar.')
  })
})

test('explains a block during editing, and keeps the input @desktop', async ({ page, open, browser }) => {
  const { id } = await givenOwnAccount(page)
  const { field, save } = editorOf(page)
  await open('/edit-profile')
  await field('Biografia').fill('Escrito antes do bloqueio.')
  await blockAccount(browser, id)

  await save.click()

  await expect(toastOf(page)).toContainText('Conta bloqueada')
  await expect(page.locator('.page-bars')).toContainText('Esta conta está bloqueada.')
  await expect(page.getByRole('button', { name: 'Entrar de novo' })).toHaveCount(0)
  await expect(field('Biografia')).toHaveValue('Escrito antes do bloqueio.')
})
