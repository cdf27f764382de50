import { execFileSync } from 'node:child_process'
import { constants } from 'node:fs'
import { mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import exceljs from 'exceljs'
import { type RecordFile, RecordFileUnusable, type SourceRecord } from '#application/ports/record_files.ts'
import { StreamRecordFiles } from './stream_record_files.ts'

async function read(file: RecordFile): Promise<SourceRecord[]> {
  const records: SourceRecord[] = []
  for await (const record of file.records()) records.push(record)
  return records
}

const cells = (records: SourceRecord[]) =>
  records.map(({ line, fields }) => [line, ...(fields?.cells ?? ['unreadable'])])

const input = (text: string) => new StreamRecordFiles(Readable.from([Buffer.from(text)])).open({ path: '-' })

test.group('StreamRecordFiles', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'records-'))
    return () => rm(folder, { recursive: true })
  })

  async function opened(name: string, content: string | Buffer) {
    await writeFile(join(folder, name), content)
    return new StreamRecordFiles().open({ path: join(folder, name) })
  }

  test('reads CSV with its line numbers, byte order mark, quotations and blank lines', async ({ assert }) => {
    const file = await opened('a.csv', '\uFEFFname,bio\nAna,"um\ndois"\n\nRui,\'três"\r\nEva,fim')

    assert.deepEqual(cells(await read(file)), [
      [2, 'Ana', 'um\ndois'],
      [5, 'Rui', '\'três"'],
      [6, 'Eva', 'fim'],
    ])
  })

  test('writes refused rows to a pipe, but never over a link or the source', async ({ assert }) => {
    const [pipe, other, link] = ['pipe', 'other.csv', 'link.csv'].map((name) => join(folder, name))
    execFileSync('mkfifo', ['-m', '644', pipe ?? ''])
    await writeFile(other ?? '', 'of somebody', { mode: 0o644 })
    await symlink(other ?? '', link ?? '')
    await writeFile(join(folder, 'a.csv'), 'name\nAna\n')
    const refuseAll = async (failedPath = '', path = join(folder, 'a.csv')) => {
      const file = await new StreamRecordFiles().open({ path, failedPath })
      for (const record of await read(file)) await file.reject(record, 'porque sim')
      return file.close()
    }

    const reader = await open(pipe ?? '', constants.O_RDONLY | constants.O_NONBLOCK)
    await refuseAll(pipe)
    const { buffer, bytesRead } = await reader.read(Buffer.alloc(100))
    await reader.close()

    assert.equal((await stat(pipe ?? '')).mode & 0o777, 0o644)
    assert.match(buffer.toString('utf8', 0, bytesRead), /porque sim,Ana/)
    await assert.rejects(() => refuseAll(link), /Não foi possível gravar .*link\.csv; indique outro/)
    assert.equal((await stat(other ?? '')).mode & 0o777, 0o644)
    await assert.rejects(() => refuseAll(join(folder, 'a.csv')), /é o próprio arquivo da importação/)
    assert.equal(await readFile(join(folder, 'a.csv'), 'utf8'), 'name\nAna\n')
    assert.equal(await readFile(other ?? '', 'utf8'), 'of somebody')
  })

  test('writes refused rows privately and without formulas, and reads them back', async ({ assert }) => {
    const rows = [
      ['=cmd|calc', '+5511987654321'],
      ["'quoted'", ' @SUM(1)'],
    ]
    const file = await opened('a.csv', `name,whatsapp\n${rows.map((row) => row.join(',')).join('\n')}\n`)
    await writeFile(join(folder, 'a.failed.csv'), 'of an earlier import', { mode: 0o644 })
    for (const record of await read(file)) await file.reject(record, '=motivo')

    const path = (await file.close()) ?? ''
    const failed = await readFile(path, 'utf8')
    const again = await read(await new StreamRecordFiles().open({ path }))

    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.notMatch(failed, /(?:^|,)\s*[=+@-]/m)
    assert.deepEqual(
      again.map(({ fields }) => fields?.cells),
      rows,
    )
  })

  test("detects a Brazilian spreadsheet's delimiter and uses the given encoding", async ({ assert }) => {
    await writeFile(join(folder, 'a.csv'), Buffer.from('name;city\nJosé;São Paulo\n', 'latin1'))

    const file = await new StreamRecordFiles().open({
      path: join(folder, 'a.csv'),
      encoding: 'windows-1252',
    })

    assert.deepEqual(cells(await read(file)), [[2, 'José', 'São Paulo']])
  })

  test('reads the first sheet of a workbook, and writes refused rows as CSV', async ({ assert }) => {
    const workbook = new exceljs.Workbook()
    const sheet = workbook.addWorksheet('Médicos')
    sheet.addRow(['name', 'whatsapp', 'presencial', 'bio'])
    sheet.addRow(['João', 11987654321, true, 'diz "oi", e sai'])
    sheet.addRow([])
    sheet.addRow(['Eva', null, false, { richText: [{ text: 'uma ' }, { text: 'frase' }] }])
    workbook.addWorksheet('Outra').addRow(['x'])
    const bytes = Buffer.from(await workbook.xlsx.writeBuffer())
    const file = await opened('a.xlsx', bytes)
    const piped = await new StreamRecordFiles(Readable.from([bytes])).open({ path: '-' })

    const records = await read(file)
    assert.deepEqual(await read(piped), records)
    for (const record of records) await file.reject(record, 'porque sim')

    assert.deepEqual(cells(records), [
      [2, 'João', 11_987_654_321, 'true', 'diz "oi", e sai'],
      [4, 'Eva', '', 'false', 'uma frase'],
    ])
    assert.equal(await file.close(), join(folder, 'a.failed.csv'))
    const broken = Buffer.from('PK\u0003\u0004nothing of the kind')
    await assert.rejects(() => opened('b.xlsx', broken), /b\.xlsx não é uma planilha/)
  })

  test('reads rows whose last cells are missing', async ({ assert }) => {
    const workbook = new exceljs.Workbook()
    const sheet = workbook.addWorksheet('Planilha')
    sheet.addRow(['name', 'phone', 'bio'])
    sheet.addRow(['Ana'])
    sheet.addRow([undefined, '11987654321'])
    sheet.addRow(['Rui', '', 'Do esporte.', 'sem título'])
    const file = await opened('c.xlsx', Buffer.from(await workbook.xlsx.writeBuffer()))

    const records = await read(file)

    assert.deepEqual(cells(records.slice(0, 2)), [
      [2, 'Ana', '', ''],
      [3, '', '11987654321', ''],
    ])
    assert.equal(records[2]?.unreadable, 'a linha tem 4 colunas em vez de 3')
  })

  test('reads gzip, and reports truncation', async ({ assert }) => {
    const packed = gzipSync('{"name":"Ana"}\n'.repeat(1_000))

    const whole = await opened('a.ndjson.gz', packed)
    assert.lengthOf(await read(whole), 1_000)
    const piped = new StreamRecordFiles(Readable.from([packed])).open({ path: '-' })
    assert.lengthOf(await read(await piped), 1_000)
    await assert.rejects(
      async () => read(await opened('b.csv.gz', packed.subarray(0, 40))),
      /cortado ou alterado/,
    )
  })

  test("reads old Mac line ends and Excel's separator line, without empty rows", async ({ assert }) => {
    const mac = await opened('mac.csv', 'name,bio\rAna,x\rRui,y\r')
    const excel = await opened('excel.csv', '\uFEFFsep=;\r\nname;bio\r\nAna;x, y\r\n;\r\n ; \r\n')

    assert.deepEqual(cells(await read(mac)), [
      [2, 'Ana', 'x'],
      [3, 'Rui', 'y'],
    ])
    assert.deepEqual(cells(await read(excel)), [[3, 'Ana', 'x, y']])
  })

  test('returns the columns of a file without rows', async ({ assert }) => {
    const file = await opened('a.csv', 'Ana,ana@exemplo.com.br\n')

    assert.isEmpty(await read(file))
    assert.deepEqual(file.columns, ['Ana', 'ana@exemplo.com.br'])
  })

  test('continues after an unclosed quotation', async ({ assert }) => {
    const file = await opened('a.csv', 'name,bio\nAna,um\n"Rui,dois\nEva,três\nLia,quatro\n')

    assert.deepEqual(cells(await read(file)), [
      [2, 'Ana', 'um'],
      [3, 'unreadable'],
      [4, 'Eva', 'três'],
      [5, 'Lia', 'quatro'],
    ])
  })

  test('continues after a quotation closed by a later row', async ({ assert }) => {
    const file = await opened('a.csv', 'name,bio\n"Rui,dois\nEva,"três"\nLia,quatro\n')

    assert.deepEqual(cells(await read(file)), [
      [2, 'unreadable'],
      [3, 'Eva', 'três'],
      [4, 'Lia', 'quatro'],
    ])
  })

  test('reports a row with too few or too many cells', async ({ assert }) => {
    const file = await opened('a.csv', 'name,bio\nAna\nRui,a,b\n')

    assert.deepEqual(
      (await read(file)).map(({ unreadable }) => unreadable),
      ['a linha tem 1 colunas em vez de 2', 'a linha tem 3 colunas em vez de 2'],
    )
  })

  test('reads NDJSON and reports lines that are not objects', async ({ assert }) => {
    const file = await opened(
      'a.ndjson',
      '{"name":"Ana","presencial":true}\r\n\n[1]\n{"name"\n{"name":"Rui"}',
    )

    assert.deepEqual(cells(await read(file)), [
      [1, 'Ana', true],
      [3, 'unreadable'],
      [4, 'unreadable'],
      [5, 'Rui'],
    ])
  })

  test('returns an unreadable line without its Windows ending', async ({ assert }) => {
    const file = await opened('a.ndjson', '{oops\r\n')

    assert.deepEqual(
      (await read(file)).map(({ raw }) => raw),
      ['{oops'],
    )
  })

  test('writes refused CSV rows beside the file, readable again', async ({ assert }) => {
    const file = await opened('a.csv', 'name;bio\nAna;"um; dois"\nRui;três\n')
    const [first] = await read(file)
    if (first) await file.reject(first, 'name: curto; demais')

    const failed = await file.close()

    assert.equal(failed, join(folder, 'a.failed.csv'))
    assert.equal(
      await readFile(failed ?? '', 'utf8'),
      '_error;name;bio\n"name: curto; demais";Ana;"um; dois"\n',
    )
    const again = await new StreamRecordFiles().open({ path: failed ?? '' })
    assert.deepEqual(cells(await read(again)), [[2, 'Ana', 'um; dois']])
  })

  test('writes refused NDJSON lines with their reason', async ({ assert }) => {
    const file = await opened('a.ndjson', '{"name":"Ana"}\n{oops\n')
    for (const record of await read(file)) await file.reject(record, 'porque sim')

    const failed = await file.close()

    assert.equal(await readFile(failed ?? '', 'utf8'), '{"_error":"porque sim","name":"Ana"}\n{oops\n')
  })

  test('writes no file if nothing was refused', async ({ assert }) => {
    const file = await opened('a.csv', 'name\nAna\n')
    await read(file)

    assert.isNull(await file.close())
    assert.deepEqual(await readdir(folder), ['a.csv'])
  })

  test('detects the format of standard input by its first character', async ({ assert }) => {
    assert.deepEqual(cells(await read(await input('{"name":"Ana"}\n'))), [[1, 'Ana']])
    assert.deepEqual(cells(await read(await input('name\nAna\n'))), [[2, 'Ana']])
  })

  test('refuses what is missing, empty or a folder', async ({ assert }) => {
    const failure = async (path: string) => {
      const refusal = await new StreamRecordFiles().open({ path }).catch((error: unknown) => error)
      assert.instanceOf(refusal, RecordFileUnusable)
    }
    await writeFile(join(folder, 'empty.csv'), '')

    await writeFile(join(folder, 'lista.json'), '[\n  {"name": "Ana"}\n]\n')
    await failure(join(folder, 'lista.json'))
    await failure(join(folder, 'none.csv'))
    await failure(join(folder, 'empty.csv'))
    await failure(folder)
  })
})
