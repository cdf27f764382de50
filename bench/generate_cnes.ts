/**
 * Writes made files of the layout of the CNES with a fixed seed, for trying an import at its size: 3,000,000 rows of
 * tbCargaHorariaSus take 260 MB.
 *
 *   node bench/generate_cnes.ts FOLDER [--rows 3000000]
 */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '3000000' } },
})
const [folder = ''] = positionals
if (!folder) throw new Error('node bench/generate_cnes.ts FOLDER [--rows 3000000]')

const ROWS = Number(values.rows)
const PEOPLE = Math.ceil(ROWS / 2)
const UNITS = Math.max(1, Math.ceil(ROWS / 20))
/** As one programme counted in the real files. */
const WITHOUT_REGISTRATION = 0.37

let seed = 42
/** A linear congruential generator: the same files at every run. */
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}
const one = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0]

const FIRST = ['ANA', 'JOÃO', 'MARIA', 'JOSÉ', 'LUÍZA', 'PEDRO', 'HELENA', 'CAIO', 'BEATRIZ', 'DAVI'] as const
const LAST = [
  'SILVA',
  'SOUZA',
  'LIMA',
  'ARAÚJO',
  "D'ÁVILA",
  'GONÇALVES',
  'MELO',
  'REIS',
  'DIAS',
  'NUNES',
] as const
const TOWNS = ['350950', '355030', '330455', '310620', '292740', '431490', '410690', '261160'] as const
const STATES = ['SP', 'RJ', 'MG', 'BA', 'RS', 'PR', 'PE'] as const
/** By council, as many people of each as stand here; the last two are no specialty, or under another council. */
const WORK = [
  ...(['225120', '225124', '225125', '225133', '225250', '225270', '225142'] as const).map(
    (code) => ['71', code] as const,
  ),
  ...(['223505', '223565', '322205'] as const).map((code) => ['66', code] as const),
  ...(['223208', '223268'] as const).map((code) => ['75', code] as const),
  ...(['251510', '251520'] as const).map((code) => ['77', code] as const),
  ['70', '223605'],
  ['74', '223710'],
  ['69', '223405'],
  ['75', '225120'],
] as const

async function write(name: string, header: string, count: number, row: (index: number) => string) {
  const stream = createWriteStream(join(folder, `${name}202607.csv`), 'latin1')
  stream.write(`${quoted(header.split(' '))}\r\n`)
  for (let start = 0; start < count; start += 2_000) {
    let chunk = ''
    for (let index = start; index < Math.min(count, start + 2_000); index++) chunk += `${row(index)}\r\n`
    if (!stream.write(chunk)) await once(stream, 'drain')
  }
  stream.end()
  await finished(stream)
}

const quoted = (cells: readonly (string | number)[]) => cells.map((cell) => `"${cell}"`).join(';')
const personOf = (index: number) => `P${String(index % PEOPLE).padStart(9, '0')}`
const townOf = (unit: number) => TOWNS[unit % TOWNS.length] ?? TOWNS[0]
const unitOf = (index: number) => `${townOf(index % UNITS)}${String(index % UNITS).padStart(7, '0')}`

await mkdir(folder, { recursive: true })
await write('tbDadosProfissionalSus', 'CO_PROFISSIONAL_SUS CO_CPF NO_PROFISSIONAL CO_CNS', PEOPLE, (index) =>
  quoted([personOf(index), '***', `${one(FIRST)} ${one(LAST)} DE ${one(LAST)}`, 700_000_000_000_000 + index]),
)
await write(
  'tbEstabelecimento',
  'CO_UNIDADE CO_CNES NO_FANTASIA NO_LOGRADOURO NU_ENDERECO NO_BAIRRO CO_CEP NU_TELEFONE CO_MUNICIPIO_GESTOR',
  UNITS,
  (index) =>
    quoted([
      ...[unitOf(index), 1_000_000 + index, `CLÍNICA ${index}`, 'RUA DAS FLORES', index % 900, 'CENTRO'],
      ...['13010001', '(19)32345678', townOf(index)],
    ]),
)
await write(
  'tbCargaHorariaSus',
  'CO_UNIDADE CO_PROFISSIONAL_SUS CO_CBO TP_SUS_NAO_SUS IND_VINCULACAO QT_CARGA_HORARIA_AMBULATORIAL CO_CONSELHO_CLASSE NU_REGISTRO SG_UF_CRM DT_ATUALIZACAO QT_CARGA_HOR_HOSP_SUS',
  ROWS,
  (index) => {
    const person = index % PEOPLE
    const [council, occupation] = WORK[(person * 31) % WORK.length] ?? WORK[0]
    const isRegistered = (person * 7_919) % 100 >= WITHOUT_REGISTRATION * 100
    const state = STATES[person % STATES.length] ?? STATES[0]
    const registration = isRegistered ? [council, 10_000 + person, state] : ['', '', '']
    return quoted([
      ...[unitOf(index * 31), personOf(index), occupation, 'S', '010101', Math.floor(random() * 40)],
      ...[...registration, '01/07/2026', 0],
    ])
  },
)
