import { insurerByName } from '#domain/catalogue/insurers.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { Database } from '../database.ts'

type Row = Record<string, unknown>

type PartList = 'services' | 'insurances' | 'locations' | 'faqs'

interface PartTable {
  list: PartList
  table: string
  columns: readonly string[]
  rowsOf: (state: ProfessionalState) => Row[]
}

const common = (part: { id: string; isActive: boolean; createdAt: Date }): Row => ({
  id: part.id,
  is_active: part.isActive,
  created_at: part.createdAt,
})

export const PART_TABLES: readonly PartTable[] = [
  {
    list: 'services',
    table: 'services',
    columns: ['name', 'description', 'price'],
    rowsOf: ({ services }) =>
      services.map((one) => ({
        ...common(one),
        name: one.name,
        description: one.description,
        price: one.price,
      })),
  },
  {
    list: 'insurances',
    table: 'professional_insurances',
    columns: ['insurer_id'],
    rowsOf: ({ insurances }) =>
      insurances.map((one) => ({ ...common(one), insurer_id: insurerByName(one.insuranceName)?.id })),
  },
  {
    list: 'locations',
    table: 'locations',
    columns: ['name', 'address', 'city', 'state', 'cep', 'phone', 'whatsapp', 'availability', 'is_online'],
    rowsOf: ({ locations }) =>
      locations.map(({ isOnline, isActive, createdAt, ...place }) => ({
        ...place,
        ...common({ id: place.id, isActive, createdAt }),
        is_online: isOnline,
      })),
  },
  {
    list: 'faqs',
    table: 'faqs',
    columns: ['question', 'answer', 'position', 'updated_at'],
    rowsOf: ({ faqs }) =>
      faqs.map((one) => ({
        ...common(one),
        question: one.question,
        answer: one.answer,
        position: one.order,
        updated_at: one.updatedAt,
      })),
  },
]

/**
 * Makes the stored parts equal to the state: deletes, inserts and updates. `before` is the state as read: identical
 * objects are skipped; null if unknown.
 */
export async function saveParts(
  database: Database,
  state: ProfessionalState,
  { isNew, before }: { isNew: boolean; before: ProfessionalState | null },
): Promise<void> {
  for (const part of PART_TABLES) {
    const now = state[part.list]
    const known = new Set<unknown>(before?.[part.list])
    const rows = part.rowsOf(state).filter((_, index) => !known.has(now[index]))
    if (before) await removeThese(database, part.table, state.id, idsWithout(before[part.list], now))
    else if (!isNew) await removeOthers(database, part.table, state.id, idsOf(now))
    if (rows.length > 0) await writeRows(database, part, state.id, rows)
  }
}

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

function idsWithout(before: readonly { id: string }[], now: readonly { id: string }[]): string[] {
  const remaining = new Set(idsOf(now))
  return idsOf(before).filter((id) => !remaining.has(id))
}

async function removeThese(database: Database, table: string, owner: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await database.rows(`delete from ${table} where professional_id = ? and id = any(?::uuid[])`, [owner, ids])
}

async function removeOthers(database: Database, table: string, owner: string, ids: string[]): Promise<void> {
  await database.rows(`delete from ${table} where professional_id = ? and id <> all(?::uuid[])`, [owner, ids])
}

async function writeRows(database: Database, part: PartTable, owner: string, rows: Row[]): Promise<void> {
  const columns = [...part.columns, 'is_active', 'created_at']
  const changes = columns.map((column) => `${column} = excluded.${column}`).join(', ')
  await database.rows(
    `insert into ${part.table} (id, professional_id, ${columns.join(', ')})
     select id, ?, ${columns.join(', ')} from json_populate_recordset(null::${part.table}, ?::json)
     on conflict (id) do update set ${changes} where ${part.table}.professional_id = excluded.professional_id`,
    [owner, JSON.stringify(rows)],
  )
}
