import type { NamedCells } from '#application/ports/record_files.ts'
import type { LeftOutCounts } from '#application/ports/registers.ts'
import { PLACES, REGISTER_COLUMNS } from './register_columns.ts'
import { FULL_NAME, IMPORT_COLUMNS } from './column_names.ts'

export interface ImportReport {
  file: string
  read: number
  created: number
  updated: number
  /** Already stored in the same state. */
  unchanged: number
  /** Known people whom an import of new ones left alone. */
  kept: number
  /** How many profiles change, by field. */
  changedFields: Record<string, number>
  /** Rows replaced by a later row with the same e-mail. */
  repeated: number
  failed: number
  /** Rows of a register that make or change no profile, by reason. */
  leftOut: LeftOutCounts
  /** The file with refused rows, for repair and another import. */
  failedFile: string | null
  /** Unknown columns, which the import ignored. */
  unknownColumns: string[]
  interrupted: boolean
  /** Identifies the import for undoing it; null where nothing is stored, or into an empty database. */
  importId: string | null
}

export function emptyReport(file: string): ImportReport {
  const counts = { read: 0, created: 0, updated: 0, unchanged: 0, kept: 0, repeated: 0, failed: 0 }
  return {
    file,
    ...counts,
    changedFields: {},
    leftOut: {},
    failedFile: null,
    unknownColumns: [],
    interrupted: false,
    importId: null,
  }
}

const KNOWN = new Set<string>([...IMPORT_COLUMNS, ...REGISTER_COLUMNS, PLACES, FULL_NAME, '_error'])
const MAX_UNKNOWN_COLUMNS = 20

/** Keeps a limited number of names; the last one stands for the rest. */
export function noteUnknownColumns({ names }: NamedCells, { unknownColumns }: ImportReport): void {
  for (const column of names)
    if (
      !KNOWN.has(column) &&
      !unknownColumns.includes(column) &&
      unknownColumns.length <= MAX_UNKNOWN_COLUMNS
    )
      unknownColumns.push(unknownColumns.length < MAX_UNKNOWN_COLUMNS ? column : '…')
}
