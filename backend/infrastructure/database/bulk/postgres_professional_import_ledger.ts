import type {
  ImportedProfessional,
  ProfessionalImportLedger,
} from '#application/ports/professional_import_ledger.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { DatabaseAdapter } from '../database.ts'
import {
  readFaqs,
  readInsurances,
  readLocations,
  readServices,
  type WrittenParts,
} from '../professionals/professional_rows.ts'

/** A state in JSON, with instants as text. */
type SavedState = Omit<
  ProfessionalState,
  keyof WrittenParts | 'unconfirmedSince' | 'createdAt' | 'updatedAt'
> &
  WrittenParts & { unconfirmedSince: string | null; createdAt: string; updatedAt: string }

type SavedChange = Omit<ImportedProfessional, 'before'> & { before: SavedState | null }

export class PostgresProfessionalImportLedger extends DatabaseAdapter implements ProfessionalImportLedger {
  async begin(file: string, at: Date): Promise<string> {
    const row = await this.database.row<{ id: string }>(
      'insert into professional_imports (file, started_at) values (?, ?) returning id::text as id',
      [file, at],
    )
    return row?.id ?? ''
  }

  async keep(importId: string, people: readonly ImportedProfessional[]): Promise<void> {
    if (people.length === 0) return
    await this.database.rows(
      `insert into imported_professionals (professional_import_id, professional_id, before, left_at)
       select ?::bigint, "professionalId", nullif(before, 'null'::jsonb), "leftAt"
       from json_to_recordset(?::json) as given ("professionalId" uuid, before jsonb, "leftAt" timestamptz)
       on conflict (professional_import_id, professional_id) do update set left_at = excluded.left_at`,
      [importId, JSON.stringify(people)],
    )
  }

  async page(
    importId: string,
    after: ProfessionalId | null,
    limit: number,
  ): Promise<ImportedProfessional[] | null> {
    if (!/^[1-9]\d{0,17}$/.test(importId)) return null
    if (!(await this.database.row('select 1 from professional_imports where id = ?', [importId]))) return null
    const rows = await this.database.rows<SavedChange>(
      `select professional_id as "professionalId", before, left_at as "leftAt" from imported_professionals
       where professional_import_id = :importId and (cast(:after as uuid) is null or professional_id > :after)
       order by professional_id limit :limit`,
      { importId, after, limit },
    )
    return rows.map(({ professionalId, before, leftAt }) => ({
      professionalId,
      before: before && restored(before),
      leftAt,
    }))
  }

  async drop(importId: string, ids: readonly ProfessionalId[]): Promise<void> {
    await this.database.rows(
      'delete from imported_professionals where professional_import_id = ? and professional_id = any(?::uuid[])',
      [importId, ids],
    )
  }

  async forget(importId: string): Promise<void> {
    await this.database.rows('delete from professional_imports where id = ?', [importId])
  }
}

function restored(saved: SavedState): ProfessionalState {
  const { unconfirmedSince, createdAt, updatedAt } = saved
  return {
    ...saved,
    unconfirmedSince: unconfirmedSince === null ? null : new Date(unconfirmedSince),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    services: readServices(saved.services),
    insurances: readInsurances(saved.insurances),
    locations: readLocations(saved.locations),
    faqs: readFaqs(saved.faqs),
  }
}
