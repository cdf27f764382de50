export interface SavedTable {
  name: string
  rows: number
  /** Of the rows in key order, in hexadecimal. */
  sha256: string
}

export interface BackupContents {
  createdAt: string
  /** Names of the applied migrations. */
  migrations: readonly string[]
  /** Equal for backups made with the same APP_KEY. */
  keyCheck: string
  tables: readonly SavedTable[]
}

/** The file is no backup, incomplete or modified. */
export class BackupDamaged extends Error {}

export type OnSaved = (tables: number, total: number) => void

/** Stands for standard output. */
export const STANDARD_OUTPUT = '-'

/** A compressed file with everything that cannot be derived again. */
export abstract class BackupArchive {
  /** Returns the names of the database's migrations. */
  abstract migrations(): Promise<string[]>

  /** Returns whether only the tables that a start fills hold rows. */
  abstract isEmpty(): Promise<boolean>

  /**
   * Saves all tables of one snapshot to a new file or to standard output. Throws the file system's error, such as
   * EEXIST. An unfinished file is removed, at the latest by the next one of that name.
   */
  abstract save(
    path: string,
    about: Pick<BackupContents, 'createdAt' | 'keyCheck'>,
    onSaved?: OnSaved,
  ): Promise<BackupContents>

  /** Reads the whole file and verifies its checksums. Throws `BackupDamaged` or the file system's error. */
  abstract examine(path: string): Promise<BackupContents>

  /**
   * Replaces the database's contents by the file's and compares the two. Call inside a unit of work, as owner of the
   * tables. Throws `BackupDamaged` when they differ.
   */
  abstract load(path: string, onSaved?: OnSaved): Promise<BackupContents>
}
