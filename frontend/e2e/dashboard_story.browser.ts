import type { OwnContact } from '#contract/leads.ts'
import { dashboardOf } from './support/dashboard.ts'
import { givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('attends a lead even when the page is left at once, deletes it, and keeps the settings @desktop', async ({
  page,
  open,
}) => {
  const { lead, panel, tab, figure, section, dialog } = dashboardOf(page)
  const { id } = await givenOwnAccount(page)
  const contacts = async (): Promise<OwnContact[]> =>
    (await page.request.get(`/api/professionals/${id}/contacts`)).json()
  await page.request.post(`/api/professionals/${id}/leads`, {
    data: {
      patientName: 'Ana Reis',
      whatsapp: '11912345678',
      serviceOfInterest: 'Consulta Geral',
      location: 'presencial',
    },
  })
  await open('/dashboard')
  await expect(figure('Total de leads')).toContainText('1 este mês')
  await tab('Leads').click()

  await lead('Ana Reis')
    .getByRole('button', { name: /Marcar como Atendido/ })
    .click()
  await expect(toastOf(page)).toContainText('Desfazer')
  await open('/termos')
  await expect.poll(async () => (await contacts())[0]?.leadStatus).toBe('attended')
  await open('/dashboard?aba=leads')
  await expect(lead('Ana Reis')).toContainText('Atendido')
  await lead('Ana Reis').getByRole('button', { name: 'Excluir lead de Ana Reis' }).click()
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(panel).toContainText('Nenhum lead recebido ainda')
  await tab('Visão Geral').click()
  await expect(figure('Total de leads')).toContainText('0 este mês')

  await tab('Configurações').click()
  await panel.getByLabel('Teleconsulta (Online)').check()
  await panel.getByRole('button', { name: 'Salvar Configurações' }).click()
  await expect(toastOf(page)).toContainText('Configurações salvas!')
  await page.reload()
  await expect(panel.getByLabel('Teleconsulta (Online)')).toBeChecked()
  await expect(section('Configurações da Conta')).toContainText('@exemplo.com.br')
})
