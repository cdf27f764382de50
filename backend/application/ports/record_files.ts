export type RecordFormat = 'csv' | 'ndjson'
export type RecordEncoding = 'utf-8' | 'windows-1252'

/** Cells and the names of their columns, in the order of both; rows of one table may share the names. */
export interface NamedCells {
  readonly names: readonly string[]
  /** Texts in CSV, anything JSON has in NDJSON. */
  readonly cells: readonly unknown[]
}

/** One row of a file of records. */
export interface SourceRecord {
  /** Where it begins, from 1. */
  line: number
  /** Without the reason of an earlier refusal. Null where the row cannot be read. */
  fields: NamedCells | null
  /** Why it cannot be read, in Portuguese. */
  unreadable?: string
  /** The row as the file has it: its cells, or its line. */
  raw: readonly string[] | string
}

export interface RecordFileChoice {
  /** A path, or `-` for the standard input. */
  path: string
  /** Decided by the file's name and content where absent. */
  format?: RecordFormat | undefined
  encoding?: RecordEncoding | undefined
  /** Where refused rows go; beside the file, as `name.failed.ext`, where absent. */
  failedPath?: string | undefined
}

/** A file being read: streams, so that its length does not matter. */
export interface RecordFile {
  /** What people call it. */
  readonly name: string
  /** What its columns are called, once they were read; absent or null where they have no row of their own. */
  readonly columns?: readonly string[] | null
  records(): AsyncIterable<SourceRecord>
  /** Keeps a refused row in a file of the same format, which can be repaired and read again. */
  reject(record: SourceRecord, reason: string): Promise<void>
  /** Ends both files; returns where refused rows are, null where there are none. */
  close(): Promise<string | null>
}

/**
 * Where professionals to be imported come from: CSV or NDJSON of any length or the first sheet of an Excel workbook, packed by
 * gzip or not, from a file or the standard input.
 */
export abstract class RecordFiles {
  /** Throws `RecordFileUnusable` where there is nothing to read. */
  abstract open(choice: RecordFileChoice): Promise<RecordFile>
}

/** The file as a whole cannot be used; the message is for the operator, in Portuguese. */
export class RecordFileUnusable extends Error {
  override readonly name = 'RecordFileUnusable'
}
