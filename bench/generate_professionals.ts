import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'
import { MEN, SURNAMES, WOMEN } from '#infrastructure/demo/people/demo_names.ts'
import { SeededRandom } from '#infrastructure/demo/seeded_random.ts'

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

/** Writes `rows` invented professionals, always the same ones, numbered from `after` + 1 on. */
export function generateProfessionals(
  path: string,
  rows: number,
  format: 'csv' | 'ndjson',
  after = 0,
): Promise<void> {
  return pipeline(Readable.from(lines(rows, format, after)), createWriteStream(path))
}

function* lines(rows: number, format: 'csv' | 'ndjson', after: number): Generator<string> {
  const random = new SeededRandom(20_261_121)
  const towns = municipalitiesOfBrazil().toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  if (format === 'csv') yield `${COLUMNS.join(',')}\n`
  for (let order = after + 1; order <= after + rows; order++) {
    const values = rowOf(
      order,
      towns[Math.floor(random.next() ** 3 * towns.length)] ?? random.pick(towns),
      random,
    )
    yield format === 'csv'
      ? `${COLUMNS.map((column) => quoted(String(values[column]))).join(',')}\n`
      : `${JSON.stringify(values)}\n`
  }
}

function rowOf(order: number, town: Municipality, random: SeededRandom) {
  const values: Record<(typeof COLUMNS)[number], string | boolean> = {
    title: random.pick(['Dr', 'Dra', '']),
    name: random.pick(NAMES),
    lastname: random.sample(SURNAMES, 2).join(' '),
    email: `pessoa.${order}@bench.invalid`,
    specialty: random.pick(SPECIALTIES).name,
    displayGender: random.pick(['masculino', 'feminino']),
    crm: `CRM-${town.state} ${9_000_000 + order}`,
    city: town.name,
    state: town.state,
    whatsapp: `1190000${String(order % 10_000).padStart(4, '0')}`,
    cep: String(10_000_000 + (order % 80_000_000)),
    bio: BIO.repeat(random.between(1, 5)).trim(),
    presencial: random.chance(0.9),
    teleconsulta: random.chance(0.5),
    availability: 'segunda|quarta|sexta',
    isVerified: random.chance(0.4),
    subscriptionLevel: random.chance(0.2) ? 'premium' : 'free',
    insurances: random
      .sample(INSURERS, random.between(0, 4))
      .map(({ name }) => name)
      .join('|'),
  }
  return values
}

const NAMES = [...WOMEN, ...MEN]
const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
