import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { loadIntoEmpty } from '#infrastructure/database/bulk/load_into_empty.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import { benchPeople, type BenchPerson } from './bench_people.ts'

/** Puts `count` invented professionals, with insurers and listings, into an empty, migrated and seeded database. */
export async function fillDatabase(
  url: string,
  count: number,
  municipalities: readonly Municipality[],
): Promise<void> {
  const database = openDatabase({ url })
  await loadIntoEmpty(database, async () => {
    const client = await database.connection()
    await copy(client, PROFESSIONALS, professionalLines(count, municipalities))
    await copy(client, INSURANCES, insuranceLines(count, municipalities))
    await new PostgresProfessionalIndex(database).fill()
  })
  await database.close()
}

const PROFESSIONALS = `copy professionals (id, email, name, lastname, specialty_id, crm, crm_key, slug, city, state,
  municipality_id, presencial, teleconsulta, subscription_level, is_verified, rating, review_count, profile_views, bio, created_at)
  from stdin`
const INSURANCES = 'copy professional_insurances (id, professional_id, insurer_id) from stdin'
const CHUNK = 1 << 16
const LAST_REGISTRATION = Date.UTC(2026, 10, 1)
const MINUTE = 60_000
const BIO = 'Atendimento com escuta, explicações claras e um plano combinado em cada consulta. '

function copy(client: Client, sql: string, lines: Iterable<string>): Promise<void> {
  return pipeline(Readable.from(inChunks(lines)), client.query(copyFrom(sql)))
}

/** A message a line would cost more than the line. */
function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const each of lines) {
    chunk += each
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

function* professionalLines(count: number, municipalities: readonly Municipality[]): Generator<string> {
  let number = 0
  for (const person of benchPeople(count, municipalities)) yield professionalLine(person, ++number)
}

function* insuranceLines(count: number, municipalities: readonly Municipality[]): Generator<string> {
  for (const { id, insurerIds } of benchPeople(count, municipalities))
    for (const insurer of insurerIds) yield line([insuranceId(id, insurer), id, insurer])
}

function professionalLine(person: BenchPerson, number: number): string {
  const { municipality } = person
  return line([
    person.id,
    `pessoa.${number}@bench.invalid`,
    person.name,
    person.lastname,
    person.specialtyId,
    `CRM-${municipality.state} ${number + 10_000}`,
    `crm${municipality.state.toLowerCase()}${number + 10_000}`,
    `profissional-${number}`,
    municipality.name,
    municipality.state,
    municipality.ibgeCode,
    person.presencial,
    person.teleconsulta,
    person.isPremium ? 'premium' : 'free',
    person.isVerified,
    person.rating,
    person.reviewCount,
    person.profileViews,
    BIO.repeat(1 + (number % 5)).trim(),
    new Date(LAST_REGISTRATION - number * MINUTE).toISOString(),
  ])
}

function insuranceId(professional: string, insurer: number): string {
  return professional.slice(0, -2) + insurer.toString(16).padStart(2, '0')
}

function line(cells: readonly (string | number | boolean)[]): string {
  return `${cells.join('\t')}\n`
}
