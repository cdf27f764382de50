import type { SourceRecord } from '#application/ports/record_files.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { fail } from '#domain/shared/result.ts'
import type { BatchClaims } from './batch_claims.ts'
import type { CheckedRecord } from './check_record.ts'
import { type ImportProblem, problem } from './import_problem.ts'
import { isSameProfile, mergeRecord, type MergeContext } from './merge_record.ts'

export interface BatchRow extends CheckedRecord {
  source: SourceRecord
}

export interface RefusedRow {
  source: SourceRecord
  problems: ImportProblem[]
}

export interface Planned {
  row: BatchRow
  state: ProfessionalState
  /** As stored until now, null for a new professional. */
  current: ProfessionalState | null
}

export interface BatchPlan {
  newProfessionals: Planned[]
  changes: Planned[]
  unchanged: number
  refused: RefusedRow[]
}

/** Compares the batch with what is stored: who is new, who changes, who is already right, and who cannot be. */
export function planBatch(
  rows: readonly BatchRow[],
  stored: ReadonlyMap<string, ProfessionalState>,
  claims: BatchClaims,
  context: MergeContext,
): BatchPlan {
  const plan: BatchPlan = { newProfessionals: [], changes: [], unchanged: 0, refused: [] }
  for (const row of rows) {
    const current = stored.get(row.email) ?? null
    const state = current?.role === 'admin' ? OF_ADMIN : merged(row, current, context)
    const problems = state.ok ? claims.refuse(state.value) : state.failure
    if (problems) plan.refused.push({ source: row.source, problems })
    else if (!state.ok) continue
    else if (!current) plan.newProfessionals.push({ row, state: state.value, current })
    else if (isSameProfile(current, state.value)) plan.unchanged++
    else plan.changes.push({ row, state: state.value, current })
  }
  return plan
}

function merged(row: BatchRow, current: ProfessionalState | null, context: MergeContext) {
  return (current ? undefined : row.newProfessional) ?? mergeRecord(row, current, context)
}

const OF_ADMIN = fail<ImportProblem[]>([problem('email', 'email_of_admin')])
