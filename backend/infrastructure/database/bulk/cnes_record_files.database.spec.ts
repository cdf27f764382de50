import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { type Preparation, RecordFileUnusable } from '#application/ports/record_files.ts'
import { JsonRegisters } from '../../files/registers/json_registers.ts'
import { RefusedRows } from '../../files/refused_rows.ts'
import { StreamRecordFiles } from '../../files/stream_record_files.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'
import { CnesRecordFiles } from './cnes_record_files.ts'

const WORK = [
  '"CO_UNIDADE";"CO_PROFISSIONAL_SUS";"CO_CBO";"TP_SUS_NAO_SUS";"QT_CARGA_HORARIA_AMBULATORIAL";"CO_CONSELHO_CLASSE";"NU_REGISTRO";"SG_UF_CRM";"TO_CHAR(DT_ATUALIZACAO,\'DD/MM/YYYY\')"',
  '"U1";"P1";"225125";"S";"10";"71";"0012345";"SP";"01/07/2026"',
  '"3550300000002";"P1";"225120";"N";"30";"71";"12.345";"SP";"01/07/2026"',
  '"U1";"P2";"223505";"S";"20";"66";"777";"SP";"01/07/2026"',
  '"3550300000002";"P2";"251510";"S";"40";"66";"777";"SP";"01/07/2026"',
  '"U1";"P2";"251510";"S";"20";"77";"06/00456";"SP";"01/07/2026"',
  '"U1";"P2";"225320";"S";"20";"17";"888";"SP";"01/07/2026"',
  '"U1";"P3";"515105";"S";"40";"";"";"";"01/07/2026"',
  '"U1";"P4";"225124";"S";"40";"71";"555";"SP";"01/07/2026"',
  '"U1";"P1";"225124";"S";"40";"71";"555";"SP";"01/07/2026"',
  '"U1";"P9";"225124";"S";"40";"71";"999";"RJ";"01/07/2026"',
]
const PEOPLE = [
  '"CO_PROFISSIONAL_SUS";"CO_CPF";"NO_PROFISSIONAL";"CO_CNS"',
  '"P1";"***";"JOÃO D\'ÁVILA ""JOCA"" DE SÁ";"7"',
  '"P2";"***";"EVA DIAS";"8"',
  '"P3";"***";"RUI REIS";"9"',
  '"P4";"***";"ANA LIMA";"9"',
]
const UNITS = [
  '"CO_UNIDADE";"CO_CNES";"NO_FANTASIA";"NO_LOGRADOURO";"NU_ENDERECO";"NO_BAIRRO";"CO_CEP";"NU_TELEFONE";"CO_MUNICIPIO_GESTOR"',
  '"U1";"1";"UBS CENTRO";"RUA A";"10";"CENTRO";"13010001";"(19)32345678";"350950"',
  '"3550300000002";"2";"CLÍNICA; SUL";"RUA B";"SN";"";"";"";"35"',
]

test.group('CnesRecordFiles', (group) => {
  let fresh: FreshDatabase
  let folder = ''
  group.each.timeout(60_000)
  group.setup(async () => {
    fresh = await freshDatabase()
    folder = await mkdtemp(join(tmpdir(), 'saude-cnes-'))
    await write('tbCargaHorariaSus202606', WORK.slice(0, 1))
    await write('tbCargaHorariaSus202607', WORK)
    await write('tbDadosProfissionalSus202607', PEOPLE)
    await write('tbEstabelecimento202607', UNITS)
    return async () => {
      await fresh.drop()
      await rm(folder, { recursive: true })
    }
  })

  const write = (name: string, lines: readonly string[]) =>
    writeFile(join(folder, `${name}.csv`), `${lines.join('\r\n')}\r\n`, 'latin1')
  const files = () =>
    new CnesRecordFiles({
      files: new StreamRecordFiles(),
      registers: new JsonRegisters(),
      url: fresh.database.url,
      refusedAt: (path) => new RefusedRows(path),
    })

  test('joins the newest files of a folder into one row per registration, its places by hours', async ({
    assert,
  }) => {
    const steps: Preparation[] = []
    const file = await files().open({ path: folder, onPreparing: (step) => steps.push(step) })
    const rows: Record<string, unknown>[] = []
    for await (const { fields } of file.records())
      rows.push(Object.fromEntries(fields?.names.map((name, place) => [name, fields.cells[place]]) ?? []))
    await file.close()

    assert.deepEqual(
      rows.map((row) => [row['CO_CONSELHO_CLASSE'], row['NU_REGISTRO'], row['CO_CBO']]),
      [
        ['66', '777', '223505'],
        ['71', '12345', '225120'],
        ['77', '456', '251510'],
      ],
    )
    assert.deepInclude(rows[1], {
      NO_PROFISSIONAL: 'JOÃO D\'ÁVILA "JOCA" DE SÁ',
      SG_UF_CRM: 'SP',
      CO_MUNICIPIO: '355030',
    })
    const places = rows[1]?.['places'] as { name: string; address: string }[]
    assert.deepEqual(
      places.map(({ name, address }) => [name, address]),
      [
        ['CLÍNICA; SUL', 'RUA B, SN'],
        ['UBS CENTRO', 'RUA A, 10, CENTRO'],
      ],
    )
    assert.deepEqual(file.leftOut, {
      no_registration: 1,
      unknown_council: 1,
      ambiguous_registration: 1,
      same_registration: 3,
      unknown_person: 1,
    })
    assert.deepEqual(
      [...new Set(steps.map((step) => step.file))],
      [
        'tbCargaHorariaSus202607.csv',
        'tbDadosProfissionalSus202607.csv',
        'tbEstabelecimento202607.csv',
        null,
      ],
    )
    assert.isTrue(steps.every(({ share }) => share >= 0 && share <= 1))
  })

  test('names a missing or foreign file, and leaves nothing behind', async ({ assert }) => {
    const empty = await mkdtemp(join(tmpdir(), 'saude-cnes-'))
    await assert.rejects(() => files().open({ path: empty }), RecordFileUnusable)
    await rm(empty, { recursive: true })
    await write('tbEstabelecimento202608', ['"CO_UNIDADE"', '"U1"'])
    await assert.rejects(
      () => files().open({ path: folder }),
      /tbEstabelecimento202608\.csv não tem NO_FANTASIA/,
    )
    await rm(join(folder, 'tbEstabelecimento202608.csv'))
    const left = await fresh.database.rows(
      "select relname from pg_class where relname like 'staged_tb%' and relpersistence <> 't'",
    )
    assert.isEmpty(left)
  })
})
