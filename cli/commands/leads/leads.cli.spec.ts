import { join } from 'node:path'
import { test } from '@japa/runner'
import exceljs from 'exceljs'
import { givenLead, givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude leads export', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    const ana = await givenProfessional(app.database, { slug: 'ana-lima' })
    const rui = await givenProfessional(app.database)
    const at = new Date('2026-11-10T02:30:00Z')
    await givenLead(app.database, {
      professionalId: ana.id,
      message: ' =HYPERLINK("http://evil.example")',
      patientName: 'João "Zé"; Lima',
      createdAt: at,
    })
    await givenLead(app.database, { professionalId: rui.id, message: '＝1+1', createdAt: at })
    await givenLead(app.database, { professionalId: rui.id, quarantined: true })
    return () => app.close()
  })

  test('writes CSV that no spreadsheet takes for formulas', async ({ assert }) => {
    const { code, out, err } = await app.saude('leads export - --until 2026-11-09')
    await app.saude('leads export leads.csv --until 2026-11-09')

    assert.equal(code, 0, err)
    assert.equal(await app.read('leads.csv'), out)
    assert.include(out, `"João ""Zé""; Lima","11912345678"`)
    assert.include(out, `"' =HYPERLINK(""http://evil.example"")"`)
    assert.include(out, `"'＝1+1"`)
    assert.include(out, '"2026-11-09 23:30"\r\n')
    assert.match(err, /2 leads/)
  })

  test('writes a workbook of the leads of one, and keeps in the audit log that it was done', async ({
    assert,
  }) => {
    const dryRun = await app.saude('leads export leads.xlsx --professional ana-lima --dry-run --json')
    const { code, out } = await app.saude('leads export leads.xlsx --professional ana-lima --json')

    assert.deepInclude(JSON.parse(dryRun.out), { file: null, leads: 1, dryRun: true })
    assert.equal(code, 0)
    assert.deepInclude(JSON.parse(out), { file: 'leads.xlsx', leads: 1, format: 'xlsx' })
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.readFile(join(app.folder, 'leads.xlsx'))
    const row = workbook.getWorksheet('Leads')?.getRow(2)
    assert.equal(row?.getCell(3).value, '11912345678')
    assert.equal(row?.getCell(6).value, ' =HYPERLINK("http://evil.example")')
    const [entry] = await app.database.rows(
      `select after from audit_log where action = 'leads_exported' order by id desc`,
    )
    assert.deepEqual(entry, { after: { leads: 1, format: 'xlsx' } })
  })

  test('gives JSON to a pipe, semicolons to whom asks for them, and writes over nothing unasked', async ({
    assert,
  }) => {
    const json = await app.saude('leads export - --json --professional /ana-lima')
    const semicolons = await app.saude(['leads', 'export', '-', '--separator', ';'])
    await app.write('old.csv', 'kept')
    const over = await app.saude('leads export old.csv')

    assert.deepInclude(JSON.parse(json.out)[0], { patientName: 'João "Zé"; Lima', slug: 'ana-lima' })
    assert.include(semicolons.out, '"João ""Zé""; Lima";"11912345678"')
    assert.deepEqual([over.code, await app.read('old.csv')], [2, 'kept'])
    assert.equal((await app.saude('leads export old.csv --yes')).code, 0)
    assert.notEqual(await app.read('old.csv'), 'kept')
  })

  test('refuses days that are none, and a place that cannot be written', async ({ assert }) => {
    const day = await app.saude('leads export x.csv --since ontem')
    const place = await app.saude('leads export nada/x.csv')

    assert.deepEqual([day.code, place.code], [2, 1])
    assert.match(place.err, /Não foi possível gravar nada\/x\.csv/)
  })
})
