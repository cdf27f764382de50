import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from } from 'pg-copy-streams'
import { BulkConflict, BulkProfessionals, type Claims } from '#application/ports/bulk_professionals.ts'
import type { Clock } from '#application/ports/clock.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { brokenConstraint, codeOf, type Database } from '../database.ts'
import { editableColumns, wholeRow, wholeRowColumns } from '../professionals/professional_columns.ts'
import {
  type ProfessionalRow,
  readProfessional,
  WHOLE_PROFESSIONAL,
} from '../professionals/professional_rows.ts'
import { PART_TABLES } from '../professionals/save_parts.ts'

type Row = Record<string, unknown>

const UNIQUE_VIOLATION = '23505'

/** Sends any number of rows as one JSON text; cities are in the catalogue's spelling already. */
const GIVEN = `json_populate_recordset(null::professionals, ?::json) given
  left join municipalities municipality on municipality.state = given.state and municipality.name = given.city`

export class PostgresBulkProfessionals extends BulkProfessionals {
  readonly #database: Database
  readonly #clock: Clock
  #municipalities: ReadonlyMap<string, number> | null = null

  constructor(database: Database, clock: Clock) {
    super()
    this.#database = database
    this.#clock = clock
  }

  override findByEmail(emails: readonly string[]): Promise<ProfessionalState[]> {
    return this.#findBy('email', emails)
  }

  override findByRegistration(keys: readonly string[]): Promise<ProfessionalState[]> {
    return this.#findBy('crm_key', keys)
  }

  async #findBy(column: 'email' | 'crm_key', values: readonly string[]): Promise<ProfessionalState[]> {
    if (values.length === 0) return []
    const locked = await this.#database.column<ProfessionalId>(
      `select id from professionals where ${column} = any(?) order by id for no key update`,
      [values],
    )
    return this.#whole(locked)
  }

  override async findById(ids: readonly ProfessionalId[]): Promise<ProfessionalState[]> {
    const locked = await this.#database.column<ProfessionalId>(
      'select id from professionals where id = any(?::uuid[]) order by id for update',
      [ids],
    )
    return this.#whole(locked)
  }

  override async inUse(ids: readonly ProfessionalId[]): Promise<Set<ProfessionalId>> {
    const used = await this.#database.column<ProfessionalId>(
      `select id from professionals professional where id = any(?::uuid[]) and (password_hash is not null
         or exists (select from contacts where professional_id = professional.id)
         or exists (select from profile_claims where professional_id = professional.id)
         or exists (select from reviews where professional_id = professional.id))`,
      [ids],
    )
    return new Set(used)
  }

  async #whole(ids: readonly ProfessionalId[]): Promise<ProfessionalState[]> {
    if (ids.length === 0) return []
    const rows = await this.#database.rows<ProfessionalRow>(
      `${WHOLE_PROFESSIONAL} where professional.id = any(?)`,
      [ids],
    )
    return rows.map(readProfessional)
  }

  override async claims(
    registrationKeys: readonly string[],
    documentKeys: readonly string[],
  ): Promise<Claims> {
    const [registrations, documents] = [
      await this.#holders('crm_key', registrationKeys),
      await this.#holders('cpf_cnpj_key', documentKeys),
    ]
    return { registrations, documents }
  }

  override async insert(states: readonly ProfessionalState[]): Promise<void> {
    const [first] = states
    if (!first) return
    this.#municipalities ??= await municipalityCodes(this.#database)
    const columns = [...wholeRowColumns(Professional.restore(first)), 'municipality_id']
    const cellsOf = placedRow(this.#municipalities)
    try {
      await copyRows(this.#database, 'professionals', columns, states.values().map(cellsOf))
      await writeNewParts(this.#database, states)
    } catch (error) {
      throw codeOf(error) === UNIQUE_VIOLATION ? new BulkConflict() : error
    }
  }

  override async update(states: readonly ProfessionalState[]): Promise<void> {
    if (states.length === 0) return
    const constraint = await brokenConstraint(this.#database, async () => {
      await this.#keepReleasedSlugs(states)
      await this.#updateRows(states.map((state) => Professional.restore(state)))
      await replaceInsurances(this.#database, states)
    })
    if (constraint) throw new BulkConflict(constraint)
  }

  override async remove(ids: readonly ProfessionalId[]): Promise<void> {
    if (ids.length > 0)
      await this.#database.rows('delete from professionals where id = any(?::uuid[])', [ids])
  }

  async #updateRows(professionals: readonly Professional[]): Promise<void> {
    const rows: Row[] = professionals.map((each) => ({ id: each.id, ...editableColumns(each) }))
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
    await this.#database.rows(
      `update professionals professional
       set ${columns.map((column) => `${column} = given.${column}`).join(', ')}, municipality_id = municipality.ibge_code
       from ${GIVEN} where professional.id = given.id`,
      [JSON.stringify(rows)],
    )
  }

  async #keepReleasedSlugs(states: readonly ProfessionalState[]): Promise<void> {
    const slugs = states.map(({ slug }) => slug)
    await this.#database.rows('delete from released_slugs where slug = any(?)', [slugs])
    await this.#database.rows(
      `insert into released_slugs (slug, professional_id, released_at)
       select professional.slug, professional.id, ? from professionals professional
       join unnest(?::uuid[], ?::text[]) as wanted (id, slug) on wanted.id = professional.id
       where professional.slug <> wanted.slug
       on conflict (slug) do update set professional_id = excluded.professional_id, released_at = excluded.released_at`,
      [this.#clock.now(), states.map(({ id }) => id), slugs],
    )
  }

  async #holders(column: 'crm_key' | 'cpf_cnpj_key', keys: readonly string[]) {
    if (keys.length === 0) return new Map<string, ProfessionalId>()
    const rows = await this.#database.rows<{ key: string; id: ProfessionalId }>(
      `select ${column} as key, id from professionals where ${column} = any(?)`,
      [keys],
    )
    return new Map(rows.map(({ key, id }) => [key, id]))
  }
}

const placedRow =
  (municipalities: ReadonlyMap<string, number>) =>
  (state: ProfessionalState): Cell[] => {
    const cells = wholeRow(Professional.restore(state))
    cells.push(municipalities.get(`${state.state} ${state.city}`))
    return cells as Cell[]
  }

/** Returns the IBGE codes by state and name in the catalogue's spelling. */
async function municipalityCodes(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database.rows<{ place: string; code: number }>(
    `select state || ' ' || name as place, ibge_code as code from municipalities`,
  )
  return new Map(rows.map(({ place, code }) => [place, code]))
}

/** Inserts the parts of professionals who have none yet. */
async function writeNewParts(database: Database, states: readonly ProfessionalState[]): Promise<void> {
  for (const { table, columns, rowsOf } of PART_TABLES) {
    const names = ['professional_id', 'id', ...columns, 'is_active', 'created_at']
    const rows = states.flatMap((state) =>
      rowsOf(state).map((row) => {
        row['professional_id'] = state.id
        return names.map((name) => row[name] as Cell)
      }),
    )
    if (rows.length > 0) await copyRows(database, table, names, rows)
  }
}

/** Replaces the stored insurances by those of the states. */
async function replaceInsurances(database: Database, states: readonly ProfessionalState[]): Promise<void> {
  const wanted = states.flatMap(({ id, insurances }) =>
    insurances.map((each) => ({
      id: each.id,
      professional_id: id,
      insurer_id: insurerByName(each.insuranceName)?.id,
      is_active: each.isActive,
      created_at: each.createdAt,
    })),
  )
  const given = JSON.stringify(wanted)
  await database.rows(
    `delete from professional_insurances stored where professional_id = any(?::uuid[]) and not exists (
       select from json_populate_recordset(null::professional_insurances, ?::json) given
       where given.professional_id = stored.professional_id and given.insurer_id = stored.insurer_id)`,
    [states.map(({ id }) => id), given],
  )
  await database.rows(
    `insert into professional_insurances (id, professional_id, insurer_id, is_active, created_at)
     select id, professional_id, insurer_id, is_active, created_at
     from json_populate_recordset(null::professional_insurances, ?::json)
     on conflict (professional_id, insurer_id) do update set is_active = excluded.is_active
     where professional_insurances.is_active <> excluded.is_active`,
    [given],
  )
}

type Cell = string | number | boolean | Date | readonly string[] | null | undefined

const CHUNK = 1 << 16

/**
 * Inserts rows by COPY within the current transaction; cells in the order of `columns`, undefined as null. Rows are
 * formatted while PostgreSQL takes the previous ones. Throws PostgreSQL's own error.
 */
export async function copyRows(
  database: Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const connection = await database.connection()
  const sink = connection.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(chunksOf(rows)), sink)
}

/** One message per row would cost more than the row. */
function* chunksOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let chunk = ''
  for (const cells of rows) {
    let mark = ''
    for (const cell of cells) {
      chunk += mark + written(cell)
      mark = '\t'
    }
    chunk += '\n'
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

/** PostgreSQL's text format (https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS). */
function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N'
  if (typeof cell === 'string') return escaped(cell)
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'object') return escaped(`{${cell.map(quotedItem).join(',')}}`)
  return String(cell)
}

const SPECIAL = /[\\\n\r\t]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (mark) => ESCAPES[mark] ?? mark) : text
}

function quotedItem(item: string): string {
  return `"${item.replace(/["\\]/g, (mark) => `\\${mark}`)}"`
}
