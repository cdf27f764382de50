import {
  type NamedCells,
  type RecordFile,
  RecordFiles,
  type SourceRecord,
} from '#application/ports/record_files.ts'

export interface Rejected {
  line: number
  reason: string
}

/** A file with the given rows, from line 1. A text stands for an unreadable row. */
export class ListedRecords extends RecordFiles {
  readonly rejected: Rejected[] = []
  readonly #rows: readonly (Record<string, unknown> | string)[]

  constructor(rows: readonly (Record<string, unknown> | string)[]) {
    super()
    this.#rows = rows
  }

  override async open({ path }: { path: string }): Promise<RecordFile> {
    const rows = this.#rows
    return {
      name: path,
      async *records() {
        for (const [index, row] of rows.entries()) yield recordOf(row, index + 1)
      },
      reject: async ({ line }, reason) => void this.rejected.push({ line, reason }),
      close: async () => (this.rejected.length > 0 ? `${path}.failed` : null),
    }
  }
}

export const namedCells = (row: Record<string, unknown>): NamedCells => ({
  names: Object.keys(row),
  cells: Object.values(row),
})

function recordOf(row: Record<string, unknown> | string, line: number): SourceRecord {
  if (typeof row === 'string')
    return { line, fields: null, raw: row, unreadable: 'a linha não é JSON válido' }
  return { line, fields: namedCells(row), raw: JSON.stringify(row) }
}
