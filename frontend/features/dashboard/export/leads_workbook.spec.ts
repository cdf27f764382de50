import { test } from '@japa/runner'
import exceljs from 'exceljs'
import type { OwnContact } from '#contract/leads.ts'
import { aLead } from '../testing/a_lead.ts'
import { leadsWorkbook } from './leads_workbook.ts'

async function openAgain(leads: readonly OwnContact[]) {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(await leadsWorkbook(leads))
  const sheet = workbook.getWorksheet('Leads')
  if (!sheet) throw new Error('There is no sheet of leads.')
  return sheet
}

test.group('leadsWorkbook', () => {
  test('has seven columns, the phone in digits and the date as a date', async ({ assert }) => {
    const sheet = await openAgain([
      aLead({
        patientName: 'João "Zé"; Lima\nFilho',
        whatsapp: '(11) 98765-4321',
        patientEmail: 'joao@exemplo.com.br',
        leadStatus: 'contacted',
        note: 'Prefere a tarde.',
        createdAt: '2026-11-01T02:30:00Z',
      }),
    ])

    const cells = (row: number) =>
      Array.from({ length: 8 }, (_, index) => sheet.getCell(row, index + 1).value)
    assert.deepEqual(cells(1), [
      'Nome',
      'WhatsApp',
      'Email',
      'Serviço de Interesse',
      'Local',
      'Status',
      'Data',
      'Anotação',
    ])
    assert.deepEqual(cells(2), [
      'João "Zé"; Lima\nFilho',
      '11987654321',
      'joao@exemplo.com.br',
      'Consulta Geral',
      'Presencial',
      'Contatado',
      new Date('2026-10-31T23:30:00Z'),
      'Prefere a tarde.',
    ])
    assert.equal(sheet.getCell('G2').type, exceljs.ValueType.Date)
    assert.equal(sheet.getCell('G2').numFmt, 'dd/mm/yyyy hh:mm')
  })

  test('omits absent values and placeholder e-mails', async ({ assert }) => {
    const sheet = await openAgain([aLead({ whatsapp: null, serviceOfInterest: null, location: null })])

    for (const column of ['B', 'C', 'D', 'E']) assert.isNull(sheet.getCell(`${column}2`).value)
  })

  test('writes what a spreadsheet might run as text', async ({ assert }) => {
    const hostile = ['=HYPERLINK("http://a")', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', ' =1', '\r=1']
    const sheet = await openAgain(hostile.map((patientName) => aLead({ patientName })))

    for (const [index, text] of hostile.entries()) {
      const cell = sheet.getCell(index + 2, 1)
      assert.equal(cell.type, exceljs.ValueType.String, text)
      assert.equal(cell.numFmt, '@')
      assert.equal(cell.text.trim(), text.trim())
    }
  })

  test('is valid despite characters that XML forbids', async ({ assert }) => {
    const lead = aLead({ patientName: 'Jo\uFFFEão', note: '\uFFFFLigar.' })

    const sheet = await openAgain([lead])

    assert.deepEqual([sheet.getCell('A2').value, sheet.getCell('H2').value], ['João', 'Ligar.'])
  })

  test('names each status as on the screen', async ({ assert }) => {
    const sheet = await openAgain([
      aLead(),
      aLead({ leadStatus: 'contacted' }),
      aLead({ leadStatus: 'attended' }),
    ])

    const statuses = [2, 3, 4].map((row) => sheet.getCell(row, 6).value)
    assert.deepEqual(statuses, ['Novo Lead', 'Contatado', 'Atendido'])
  })
})
