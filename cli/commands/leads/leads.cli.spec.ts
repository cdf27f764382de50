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

  test('writes CSV without formulas', async ({ assert }) => {
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

  test("writes a workbook of one professional's leads, and records it", async ({ assert }) => {
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

  test('writes JSON to a pipe, semicolons on request, and overwrites nothing unasked', async ({ assert }) => {
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

  test('refuses invalid days and an unwritable path', async ({ assert }) => {
    const day = await app.saude('leads export x.csv --since ontem')
    const place = await app.saude('leads export nada/x.csv')

    assert.deepEqual([day.code, place.code], [2, 1])
    assert.match(place.err, /Não foi possível gravar nada\/x\.csv/)
  })
})

test.group('saude leads list and show', (group) => {
  let app: TestCli
  let anasLead: string
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    const ana = await givenProfessional(app.database, { slug: 'ana-lima' })
    const rui = await givenProfessional(app.database, { slug: 'rui-sa' })
    anasLead = await givenLead(app.database, {
      professionalId: ana.id,
      patientName: 'João Lima',
      message: 'Dói.\u001b[31m',
      note: 'Ligar à tarde',
      createdAt: new Date('2026-11-10T02:30:00Z'),
    })
    for (const leadStatus of ['pending', 'attended'] as const)
      await givenLead(app.database, {
        professionalId: rui.id,
        leadStatus,
        createdAt: new Date('2026-11-12T12:00:00Z'),
      })
    await givenLead(app.database, { professionalId: rui.id, quarantined: true })
    return () => app.close()
  })

  const recorded = async () => {
    const rows = await app.database.rows<{ subject: string; leads: number }>(
      `select subject_id as subject, (after->>'leads')::int as leads from audit_log where action = 'leads_read' order by id`,
    )
    return rows.map(({ subject, leads }) => `${subject} ${leads}`)
  }

  test('lists all leads newest first, and records the access', async ({ assert }) => {
    const { code, out, err } = await app.saude('leads list')
    const streamed = await app.saude('leads list --all --format ndjson --fields id,leadStatus')

    assert.equal(code, 0, err)
    assert.match(err, /3 de 3 leads/)
    assert.match(out.trimEnd().split('\n').at(-1) ?? '', /09\/11\/2026, 23:30:00.*João Lima.*Novo Lead/)
    assert.notInclude(out, '\u001b')
    assert.deepEqual(Object.keys(JSON.parse(streamed.out.split('\n')[0] ?? '')), ['id', 'leadStatus'])
    assert.lengthOf(streamed.out.trimEnd().split('\n'), 3)
    assert.deepEqual((await recorded()).slice(-2), ['all professionals 3', 'all professionals 3'])
  })

  test('filters by professional, status and day, and refuses unknown values', async ({ assert }) => {
    const attended = await app.saude('leads list --professional rui-sa --status attended --json')
    const until = await app.saude('leads list --until 2026-11-09 --json')
    const nobody = await app.saude('leads list --professional ninguem')
    const status = await app.saude('leads list --status novo')

    assert.equal(JSON.parse(attended.out).total, 1)
    assert.deepEqual(JSON.parse(until.out).leads[0].id, anasLead)
    assert.deepEqual([nobody.code, status.code], [2, 2])
    assert.match(status.err, /pending/)
  })

  test('shows one completely with its note, and reports missing ones', async ({ assert }) => {
    const { code, out, err } = await app.saude(`leads show ${anasLead} x`)

    assert.equal(code, 3)
    assert.match(out, /Anotação +Ligar à tarde/)
    assert.match(err, /Não há lead 'x'/)
    assert.equal((await recorded()).at(-1), `${anasLead} 1`)
  })
})

test.group('saude leads release', (group) => {
  let app: TestCli
  let kept: string
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    const ana = await givenProfessional(app.database, { slug: 'ana-lima' })
    kept = await givenLead(app.database, {
      ...{ professionalId: ana.id, patientName: 'João Lima', quarantined: true },
    })
    return () => app.close()
  })

  test('shows the quarantine, and releases a lead to its professional', async ({ assert }) => {
    const hidden = await app.saude('leads list --json')
    const listed = await app.saude('leads list --quarantined --json')
    const shown = await app.saude(`leads show ${kept}`)
    const dryRun = await app.saude(`leads release ${kept} --dry-run`)
    const released = await app.saude(['leads', 'release', kept, '--yes', '--reason', 'é gente'])
    const again = await app.saude(`leads release ${kept} x --yes`)
    const visible = await app.saude('leads list --json')

    assert.equal(JSON.parse(hidden.out).total, 0)
    assert.deepInclude(JSON.parse(listed.out).leads[0], { id: kept, patientName: 'João Lima' })
    assert.match(shown.out, /Em quarentena +sim/)
    assert.match(dryRun.out, /seria liberado/)
    assert.deepEqual([released.code, released.out], [0, `${kept}: liberado\n`])
    assert.equal(again.code, 3)
    assert.match(again.out, /não estava retido/)
    assert.match(again.err, /x: não há lead nem mensagem com este id/)
    assert.equal(JSON.parse(visible.out).total, 1)
    const [entry] = await app.database.rows(
      `select subject_id as id, reason from audit_log left join audit_reasons on entry_id = id where action = 'contact_released'`,
    )
    assert.deepEqual(entry, { id: kept, reason: 'é gente' })
  })
})
