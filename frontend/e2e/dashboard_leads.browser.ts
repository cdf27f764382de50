import type { Page } from '@playwright/test'
import { aLead, dashboardOf, givenDashboard } from './support/dashboard.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

const LEADS = '/dashboard?aba=leads'

/** Every change of a lead's status that reached the server. */
async function recordChanges(page: Page, status = 200): Promise<unknown[]> {
  const changes: unknown[] = []
  await page.route('**/api/contacts/*/status', (route) => {
    changes.push(route.request().postDataJSON())
    return route.fulfill({ status, json: { message: 'Este lead já foi atendido.', code: 'x' } })
  })
  return changes
}

test('shows and filters leads, undoes a mistake, and deletes one after confirmation @phone', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  const { panel, lead, openLead, dialog } = dashboardOf(page)
  const search = panel.getByLabel('Buscar por nome, WhatsApp ou serviço')
  const clear = panel.getByRole('button', { name: 'Limpar Filtros' })
  const remove = lead('Joana Prado').getByRole('button', { name: 'Excluir lead de Joana Prado' })
  await givenDashboard(page)
  const changes = await recordChanges(page)
  await open(LEADS)

  await expect(panel).toContainText('Total de leads4')
  await expect(panel).toContainText('Total de atendidos1')
  await expect(panel).toContainText('Taxa de conversão25%')
  for (const name of ['Joana Prado', 'João Lima', 'Caio Reis', 'Bia Souza']) await openLead(name)
  await expect(lead('Joana Prado')).toContainText('Novo Lead')
  await expect(lead('Joana Prado')).toContainText('joana@exemplo.com.br')
  await expect(lead('João Lima')).toContainText('Contatado')
  await expect(lead('João Lima')).toContainText('(11) 91234-0002')
  await expect(lead('Bia Souza')).toContainText('Atendido')
  await expect(panel).not.toContainText('lead-')
  await expect(lead('Bia Souza').getByRole('button', { name: /Marcar como Atendido/ })).toBeDisabled()
  await expect(lead('Caio Reis')).toContainText('Sem WhatsApp')
  await expect(lead('Caio Reis').getByRole('button', { name: /Entrar em Contato/ })).toBeDisabled()
  await expect(
    lead('Caio Reis').getByRole('button', { name: /Entrar em Contato/ }),
  ).toHaveAccessibleDescription('Este contato não deixou WhatsApp.')
  await expect(
    lead('Bia Souza').getByRole('button', { name: /Marcar como Atendido/ }),
  ).toHaveAccessibleDescription('Este lead já foi atendido.')
  const invitation = lead('Bia Souza').getByRole('link', { name: 'Convidar a avaliar: Bia Souza' })
  await expect(invitation).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/55\d+\?text=.*%2Fhelena-prado%23avaliar$/,
  )
  await expect(lead('Joana Prado').getByRole('link', { name: /Convidar/ })).toBeHidden()
  const chat = lead('João Lima').getByRole('link', { name: /Entrar em Contato/ })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/5511912340002\?text=Ol%C3%A1%2C%20Jo%C3%A3o/)

  await test.step('filters by name, number, service, status and period', async () => {
    await expect(panel).toContainText('Mostrando 4 de 4 leads')
    await expect(clear).toBeHidden()

    await panel.getByRole('button', { name: 'Filtrar' }).click()
    await search.fill('joao')
    await expect(panel).toContainText('Mostrando 1 de 4 leads')
    await search.fill('(11) 91234-0001')
    await expect(panel).toContainText('Mostrando 1 de 4 leads')
    await search.fill('avaliacao')
    await panel.getByLabel('Status').selectOption('Contatado')
    await panel.getByLabel('Período').selectOption('Últimos 7 dias')
    await expect(panel).toContainText('Mostrando 1 de 4 leads')
    await panel.getByLabel('Status').selectOption('Atendido')
    await expect(panel).toContainText('Nenhum lead encontrado')
    const exporting = panel.getByRole('button', { name: 'Exportar Excel' })
    await expect(exporting).toBeDisabled()
    await expect(exporting).toHaveAccessibleDescription('Nenhum lead para exportar')

    await clear.click()

    await expect(panel).toContainText('Mostrando 4 de 4 leads')
    await expect(clear).toBeHidden()
  })

  await test.step('takes back a lead marked by mistake before the server hears of it', async () => {
    await openLead('Joana Prado')
    await lead('Joana Prado')
      .getByRole('button', { name: /Marcar como Atendido/ })
      .click()
    await expect(lead('Joana Prado')).toContainText('Atendido')
    await expect(toastOf(page)).toContainText('Lead marcado como atendidoJoana Prado')
    await toastOf(page).getByRole('button', { name: 'Desfazer' }).click()

    await expect(lead('Joana Prado')).toContainText('Novo Lead')
    await expect(toastOf(page)).toBeHidden()
    expect(changes).toEqual([])
  })

  await test.step('deletes a lead after asking, and says when it failed', async () => {
    await page.route('**/api/contacts/*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await remove.click()
    await expect(dialog).toContainText('Tem certeza que deseja excluir o lead de Joana Prado?')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(remove).toBeFocused()
    await remove.click()
    await dialog.getByRole('button', { name: 'Excluir' }).click()
    await expect(toastOf(page)).toContainText('Erro ao excluir o lead.')
    await page.route('**/api/contacts/*', (route) => route.fulfill({ status: 204 }))
    await remove.click()
    await dialog.getByRole('button', { name: 'Excluir' }).click()

    await expect(toastOf(page)).toContainText('Lead excluído')
    await expect(panel).toContainText('Mostrando 3 de 3 leads')
    await expect(lead('Joana Prado')).toHaveCount(0)
  })
})

test('keeps two quick filter changes, and sends a delayed request when the toast closes @desktop', async ({
  page,
  open,
}) => {
  const { panel, lead } = dashboardOf(page)
  await givenDashboard(page)
  const changes = await recordChanges(page)
  await open(LEADS)
  await expect(panel).toContainText('Mostrando 4 de 4 leads')

  await panel.evaluate((element) => {
    const choices = { Status: 'attended', Período: 'week' }
    const labels = [...element.querySelectorAll('label')]
    for (const [name, value] of Object.entries(choices)) {
      const select = labels.find(({ textContent }) => textContent === name)?.control
      if (!(select instanceof HTMLSelectElement)) throw new Error(name)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })

  await expect(page).toHaveURL('/dashboard?aba=leads&status=attended&periodo=week')
  await expect(panel.getByLabel('Status')).toHaveValue('attended')

  await test.step('when the toast goes, and when another lead is marked', async () => {
    await panel.getByRole('button', { name: 'Limpar Filtros' }).click()
    await lead('Joana Prado')
      .getByRole('button', { name: /Marcar como Atendido/ })
      .click()
    await lead('João Lima')
      .getByRole('button', { name: /Marcar como Atendido/ })
      .click()
    await expect.poll(() => changes).toHaveLength(1)
    await toastOf(page).getByRole('button', { name: 'Fechar aviso' }).click()

    await expect.poll(() => changes).toEqual([{ leadStatus: 'attended' }, { leadStatus: 'attended' }])
  })
})

test('shows hundreds of leads by day, fifty at a time, with the number in the address @phone', async ({
  page,
  open,
}) => {
  const { panel } = dashboardOf(page)
  const rows = panel.getByRole('listitem')
  await givenDashboard(page, { contacts: Array.from({ length: 120 }, (_, index) => aLead(index)) })
  await open(LEADS)
  await expect(rows).toHaveCount(50)
  await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText('Hoje')
  await expect(panel.getByRole('list', { name: 'Leads: Ontem' })).toContainText('Paciente 1')

  await panel.getByRole('link', { name: 'Mostrar mais 50 de 70' }).click()
  await expect(page).toHaveURL('/dashboard?aba=leads&mostrar=100')
  await page.reload()
  await expect(rows).toHaveCount(100)
  await panel.getByRole('button', { name: 'Filtrar' }).click()
  await panel.getByLabel('Status').selectOption('Novo Lead')

  await expect(page).toHaveURL('/dashboard?aba=leads&status=pending')
  await expect(panel).toContainText('Mostrando 50 de 120 leads')
  await expect(rows.first()).toContainText('Paciente 0')
})

test("restores a lead's status if it could not be stored @desktop", async ({ page, open }) => {
  const { lead } = dashboardOf(page)
  await givenDashboard(page)
  await recordChanges(page, 409)
  await open(LEADS)

  await lead('João Lima')
    .getByRole('button', { name: /Marcar como Atendido/ })
    .click()
  await toastOf(page).getByRole('button', { name: 'Fechar aviso' }).click()

  await expect(toastOf(page)).toContainText('Erro ao atualizar status do lead.Este lead já foi atendido.')
  await expect(lead('João Lima')).toContainText('Contatado')
})

test('shows every message completely, with a reply by e-mail, and deletes it @phone', async ({
  page,
  open,
}) => {
  const aMessage = (number: number) =>
    aLead(number, {
      ...{
        kind: 'contact',
        patientName: `Autora ${number}`,
        patientEmail: `autora+${number}@exemplo.com.br`,
      },
      ...{ subject: 'Dúvida & preço', message: 'Bom dia.\nO consultório tem acesso para cadeira de rodas?' },
      ...{ whatsapp: null, serviceOfInterest: null, location: null },
    })
  const { panel, tab, dialog } = dashboardOf(page)
  const messages = panel.getByRole('listitem')
  await givenDashboard(page, { contacts: [aLead(1), aMessage(100), aMessage(101)] })
  await page.route('**/api/contacts/*', (route) => route.fulfill({ status: 204 }))
  await open(LEADS)
  await expect(panel).toContainText('Mostrando 1 de 1 leads')

  await tab('Mensagens').click()
  await expect(page).toHaveURL('/dashboard?aba=mensagens')
  await expect(messages).toHaveCount(2)
  await expect(messages.first()).toContainText('O consultório tem acesso para cadeira de rodas?')
  await expect(messages.first().getByRole('link', { name: /Responder por e-mail/ })).toHaveAttribute(
    'href',
    'mailto:autora%2B100@exemplo.com.br?subject=Re%3A%20D%C3%BAvida%20%26%20pre%C3%A7o',
  )
  await messages.first().getByRole('button', { name: 'Excluir mensagem de Autora 100' }).click()
  await dialog.getByRole('button', { name: 'Excluir' }).click()

  await expect(toastOf(page)).toContainText('Mensagem excluída')
  await expect(messages).toHaveCount(1)
})
