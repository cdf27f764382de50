import type { LeftOutCounts } from './registers.ts'

export type RecordFormat = 'csv' | 'ndjson'
export type RecordEncoding = 'utf-8' | 'windows-1252'

/** Cells and their column names, in the same order; rows of one table may share `names`. */
export interface NamedCells {
  readonly names: readonly string[]
  /** Texts in CSV, any JSON value in NDJSON. */
  readonly cells: readonly unknown[]
}

/** One row of a file of records. */
export interface SourceRecord {
  /** Its first line, from 1. */
  line: number
  /** Without an earlier refusal's reason. Null if the row is unreadable. */
  fields: NamedCells | null
  /** Why it is unreadable, in Portuguese. */
  unreadable?: string
  /** The row as in the file: its cells, or its line. */
  raw: readonly string[] | string
}

export interface RecordFileChoice {
  /** A path, or `-` for standard input. */
  path: string
  /** Detected from the file's name and content if absent. */
  format?: RecordFormat | undefined
  encoding?: RecordEncoding | undefined
  /** File for refused rows; by default `name.failed.ext` beside the file. */
  failedPath?: string | undefined
  /** Called while the rows are made ready, where that takes long. */
  onPreparing?: ((step: Preparation) => void) | undefined
}

/** What is done before the first row. */
export interface Preparation {
  /** Which file is read; null while the rows of the files are joined. */
  file: string | null
  /** How much of it is done, 0 to 1. */
  share: number
}

/** Streams the rows of a file of any length. */
export interface RecordFile {
  /** The name to show to people. */
  readonly name: string
  /** The header's column names, once read; absent or null without a header. */
  readonly columns?: readonly string[] | null
  /** Of a register's files: rows that describe nobody, by reason; whole once all records are read. */
  readonly leftOut?: Readonly<LeftOutCounts>
  records(): AsyncIterable<SourceRecord>
  /** Writes a refused row to a file of the same format, for repair and another import. */
  reject(record: SourceRecord, reason: string): Promise<void>
  /** Closes both files. Returns the path of the refused rows, or null. */
  close(): Promise<string | null>
}

/**
 * Opens files of professionals to import: CSV or NDJSON of any length, or the first sheet of an Excel workbook, plain
 * or gzipped, from a file or standard input.
 */
export abstract class RecordFiles {
  /** Throws `RecordFileUnusable` when there is nothing to read. */
  abstract open(choice: RecordFileChoice): Promise<RecordFile>
}

/** The whole file is unusable; the message is for the operator, in Portuguese. */
export class RecordFileUnusable extends Error {
  override readonly name = 'RecordFileUnusable'
}
