import type { OwnContact } from '#contract/leads.ts'
import { dashboardOf } from './support/dashboard.ts'
import { givenOwnAccount } from './support/own_profile.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('handles a lead from contact to deletion, and saves the settings @desktop', async ({ page, open }) => {
  const { lead, openLead, panel, tab, figure, section, dialog } = dashboardOf(page)
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
  await section('Hoje')
    .getByRole('link', { name: /^Ana Reis/ })
    .click()
  await expect(lead('Ana Reis').getByRole('button', { name: 'Ana Reis', expanded: true })).toBeFocused()

  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await lead('Ana Reis')
    .getByRole('link', { name: /Entrar em Contato/ })
    .click()
  const offer = lead('Ana Reis').getByRole('button', { name: 'Marcar como contatado?' })
  await expect(offer).toBeHidden()
  await page.reload()
  await offer.click()
  await expect(offer).toBeHidden()
  await toastOf(page).getByRole('button', { name: 'Fechar aviso' }).click()
  await expect.poll(async () => (await contacts())[0]?.leadStatus).toBe('contacted')
  await panel.getByRole('textbox', { name: 'Anotação' }).fill('Prefere a tarde.')
  await panel.getByRole('button', { name: 'Salvar anotação' }).click()
  await expect.poll(async () => (await contacts())[0]?.note).toBe('Prefere a tarde.')

  await lead('Ana Reis')
    .getByRole('button', { name: /Marcar como Atendido/ })
    .click()
  await expect(toastOf(page)).toContainText('Desfazer')
  await open('/termos')
  await expect.poll(async () => (await contacts())[0]?.leadStatus).toBe('attended')
  await open('/dashboard?aba=leads')
  await expect(lead('Ana Reis')).toContainText('Atendido')
  await openLead('Ana Reis')
  await expect(panel.getByRole('textbox', { name: 'Anotação' })).toHaveValue('Prefere a tarde.')
  await lead('Ana Reis').getByRole('button', { name: 'Excluir lead de Ana Reis' }).click()
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(panel).toContainText('Nenhum lead recebido ainda')
  await tab('Visão Geral').click()
  await expect(page.getByRole('main')).toContainText('Aqui aparecem os números do seu perfil')

  await tab('Configurações').click()
  await panel.getByLabel('Teleconsulta (Online)').check()
  await panel.getByRole('button', { name: 'Salvar Configurações' }).click()
  await expect(toastOf(page)).toContainText('Configurações salvas!')
  await page.reload()
  await expect(panel.getByLabel('Teleconsulta (Online)')).toBeChecked()
  await expect(section('Configurações da Conta')).toContainText('@exemplo.com.br')
})
