import type { NamedCells } from '#application/ports/record_files.ts'
import { IMPORT_COLUMNS } from './read_record.ts'

export interface ImportReport {
  file: string
  read: number
  created: number
  updated: number
  /** Already stored exactly so. */
  unchanged: number
  /** Rows whose e-mail comes again soon after: the later row counts. */
  repeated: number
  failed: number
  /** Where the refused rows are, to be repaired and imported again. */
  failedFile: string | null
  /** Columns an import does not know and left alone. */
  unknownColumns: string[]
  interrupted: boolean
}

export function emptyReport(file: string): ImportReport {
  const counts = { read: 0, created: 0, updated: 0, unchanged: 0, repeated: 0, failed: 0 }
  return { file, ...counts, failedFile: null, unknownColumns: [], interrupted: false }
}

const KNOWN = new Set([...IMPORT_COLUMNS, '_error'])
const MAX_UNKNOWN_COLUMNS = 20

/** The last of very many stands for the others. */
export function noteUnknownColumns({ names }: NamedCells, { unknownColumns }: ImportReport): void {
  for (const column of names)
    if (
      !KNOWN.has(column) &&
      !unknownColumns.includes(column) &&
      unknownColumns.length <= MAX_UNKNOWN_COLUMNS
    )
      unknownColumns.push(unknownColumns.length < MAX_UNKNOWN_COLUMNS ? column : '…')
}
