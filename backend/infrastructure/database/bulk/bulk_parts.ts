import { insurerByName } from '#domain/catalogue/insurers.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { type Cell, copyRows } from '../copy_rows.ts'
import type { Database } from '../database.ts'
import { PART_TABLES } from '../professionals/save_parts.ts'

/** The services, insurances, locations and FAQs of professionals who have none yet. */
export async function writeNewParts(database: Database, states: readonly ProfessionalState[]): Promise<void> {
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

/** Makes the stored insurances those of the states: what is missing goes, what is new comes. */
export async function replaceInsurances(
  database: Database,
  states: readonly ProfessionalState[],
): Promise<void> {
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
