import exceljs from 'exceljs'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { dashboardOf, givenDashboard } from './support/dashboard.ts'
import { toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test('explains that the export requires premium @desktop', async ({ page, open }) => {
  const { panel } = dashboardOf(page)
  await givenDashboard(page)
  await open('/dashboard?aba=leads')

  await panel.getByRole('button', { name: 'Exportar Excel (Premium)' }).click()

  await expect(toastOf(page)).toContainText(
    'Recurso PremiumA exportação para Excel está disponível apenas para usuários Premium.',
  )
})

test('saves the filtered leads as a spreadsheet that opens again @desktop @translated', async ({
  page,
  open,
}) => {
  const { panel } = dashboardOf(page)
  await givenDashboard(page, { member: { subscriptionLevel: 'premium' } })
  await open('/dashboard?aba=leads')
  await panel.getByLabel('Buscar por nome, WhatsApp ou serviço').fill('jo')
  await expect(panel).toContainText('Mostrando 2 de 4 leads')
  const saved = page.waitForEvent('download')

  await panel.getByRole('button', { name: 'Exportar Excel' }).click()

  const file = await saved
  expect(file.suggestedFilename()).toBe(`leads-${saoPauloDay(new Date())}.xlsx`)
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(await file.path())
  const rows = workbook.getWorksheet('Leads')?.getSheetValues().slice(1) ?? []
  const words = rows.map((row) => (Array.isArray(row) ? row.slice(1, 7) : []))
  expect(words).toEqual([
    ['Nome', 'WhatsApp', 'Email', 'Serviço de Interesse', 'Local', 'Status'],
    ['Joana Prado', '11912340001', 'joana@exemplo.com.br', 'Consulta Geral', 'Presencial', 'Novo Lead'],
    ['João Lima', '11912340002', undefined, 'Avaliação', 'Presencial', 'Contatado'],
  ])
})
