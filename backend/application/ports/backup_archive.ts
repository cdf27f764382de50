export interface SavedTable {
  name: string
  rows: number
  /** Of the rows in key order, in hexadecimal. */
  sha256: string
}

export interface BackupContents {
  /** Of the program that made it; files of older programs do not say. */
  version?: string
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

/** `restored`: it is committed, and only a search engine has to be filled. */
export type RestoreStep = 'examining' | 'loading' | 'comparing' | 'migrating' | 'indexing' | 'restored'
/** Called when a step begins and, where it can be told, with the rows or tables done. */
export type OnRestoring = (step: RestoreStep, done?: number, total?: number) => void

/** Stands for standard output. */
export const STANDARD_OUTPUT = '-'

/** A compressed file with everything that cannot be derived again. */
export abstract class BackupArchive {
  /** Returns the names of the database's migrations. */
  abstract migrations(): Promise<string[]>

  /** Returns the names of the migrations that this program can apply, in their order. */
  abstract knownMigrations(): Promise<string[]>

  /** Returns whether only what a start or `db migrate` writes is there. */
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
   * Replaces the database's contents by the file's, whose `contents` were examined before, and compares the two. A file
   * of fewer migrations, all of them known, is loaded into tables of just these; the others are applied to its rows
   * afterwards. Call inside a unit of work, as owner of the tables. Returns the names of the migrations applied
   * afterwards. Throws `BackupDamaged` when rows differ.
   */
  abstract load(path: string, contents: BackupContents, onRestoring?: OnRestoring): Promise<string[]>
}
