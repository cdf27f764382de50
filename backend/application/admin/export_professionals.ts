import { IMPORT_COLUMNS } from '#application/professionals/importing/read_record.ts'
import type { AuditLog } from '#application/ports/audit_log.ts'
import type { CellSeparator } from '#application/ports/lead_archive.ts'
import type { AdminListFilter, ProfessionalAdminList } from '#application/ports/professional_admin_list.ts'
import type {
  ExportedRow,
  ProfessionalSheetFormat,
  ProfessionalSheets,
} from '#application/ports/professional_sheets.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { flat } from '#domain/professionals/professional_views.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'

export interface ExportProfessionalsInput {
  by: Actor
  filter: AdminListFilter
  /** A file, or - for the standard output. */
  path: string
  format: ProfessionalSheetFormat
  separator?: CellSeparator | undefined
  /** Counts, and writes neither a file nor an audit entry. */
  dryRun?: boolean | undefined
  onProgress?: ((written: number) => void) | undefined
}

interface Dependencies {
  adminList: ProfessionalAdminList
  professionalSheets: ProfessionalSheets
  auditLog: AuditLog
}

/** An operator takes professionals out as a file with the columns of an import, which importing it leaves as they are. */
export class ExportProfessionals {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Returns how many. Throws `SheetUnwritable`. */
  async execute(input: ExportProfessionalsInput): Promise<Result<number, 'forbidden'>> {
    const { by, filter, path, format, separator, dryRun = false } = input
    if (by.kind !== 'operator') return fail('forbidden')
    const { adminList, professionalSheets, auditLog } = this.#deps
    if (dryRun) return ok((await adminList.list(filter, 1, 1)).total)
    const written = await professionalSheets.write(path, format, this.#rows(input), {
      columns: IMPORT_COLUMNS,
      separator,
    })
    await auditLog.record({
      ...asRecorded({ by }),
      action: 'professionals_exported',
      subjectKind: 'file',
      subjectId: path,
      after: { professionals: written, format },
    })
    return ok(written)
  }

  async *#rows({ filter, onProgress }: ExportProfessionalsInput): AsyncGenerator<ExportedRow> {
    let written = 0
    for await (const state of this.#deps.adminList.everyone(filter)) {
      yield rowOf(state)
      onProgress?.(++written)
    }
  }
}

function rowOf(state: ProfessionalState): ExportedRow {
  const active = state.insurances.filter(({ isActive }) => isActive)
  const fields = new Map<string, unknown>(
    Object.entries({ ...flat(state), insurances: active.map(({ insuranceName }) => insuranceName) }),
  )
  return Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, cellOf(fields.get(column))]))
}

function cellOf(value: unknown): ExportedRow[string] {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map(String) : null
}
