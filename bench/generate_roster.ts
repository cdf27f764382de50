import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'

const NAMES =
  'Ana Bruno Carla Daniel Eduarda Felipe Gabriela Henrique Isabela João Karina Lucas Mariana Natália Otávio Paula Rafael Sônia Tiago Vitória'.split(
    ' ',
  )
const MIDDLE =
  'Alves Barros Cardoso Duarte Esteves Ferraz Guimarães Lacerda Meireles Nogueira Paiva Queiroz Rangel Siqueira Teixeira'.split(
    ' ',
  )
const LAST =
  'Almeida Barbosa Carvalho Dias Farias Gomes Lima Martins Nunes Oliveira Pereira Ribeiro Santos Souza Vieira'.split(
    ' ',
  )
const BIO = 'Atendimento com escuta, explicações claras e um plano combinado em cada consulta. '
const COLUMNS = [
  'title',
  'name',
  'lastname',
  'email',
  'specialty',
  'displayGender',
  'crm',
  'city',
  'state',
  'whatsapp',
  'cep',
  'bio',
  'presencial',
  'teleconsulta',
  'availability',
  'isVerified',
  'subscriptionLevel',
  'insurances',
] as const

/** Writes `rows` invented professionals, always the same ones. */
export function generateRoster(path: string, rows: number, format: 'csv' | 'ndjson'): Promise<void> {
  return pipeline(Readable.from(lines(rows, format)), createWriteStream(path))
}

function* lines(rows: number, format: 'csv' | 'ndjson'): Generator<string> {
  const next = generator(20_261_121)
  const towns = municipalitiesOfBrazil().toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)] as Item
  if (format === 'csv') yield `${COLUMNS.join(',')}\n`
  for (let index = 1; index <= rows; index++) {
    const town = towns[Math.floor(next() ** 3 * towns.length)] ?? pick(towns)
    const insurers = new Set(Array.from({ length: Math.floor(next() * 5) }, () => pick(INSURERS).name))
    const values: Record<(typeof COLUMNS)[number], string | boolean> = {
      title: pick(['Dr', 'Dra', '']),
      name: pick(NAMES),
      lastname: `${pick(MIDDLE)} ${pick(LAST)}`,
      email: `pessoa.${index}@bench.invalid`,
      specialty: pick(SPECIALTIES).name,
      displayGender: pick(['masculino', 'feminino']),
      crm: `CRM-${town.state} ${9_000_000 + index}`,
      city: town.name,
      state: town.state,
      whatsapp: `1190000${String(index % 10_000).padStart(4, '0')}`,
      cep: String(10_000_000 + (index % 80_000_000)),
      bio: BIO.repeat(1 + Math.floor(next() * 5)).trim(),
      presencial: next() < 0.9,
      teleconsulta: next() < 0.5,
      availability: 'segunda|quarta|sexta',
      isVerified: next() < 0.4,
      subscriptionLevel: next() < 0.2 ? 'premium' : 'free',
      insurances: [...insurers].join('|'),
    }
    yield format === 'csv'
      ? `${COLUMNS.map((column) => quoted(String(values[column]))).join(',')}\n`
      : `${JSON.stringify(values)}\n`
  }
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Mulberry32: small, fast and the same everywhere. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
