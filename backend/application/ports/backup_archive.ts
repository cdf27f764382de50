export interface SavedTable {
  name: string
  rows: number
  /** Of the rows in the order of their key, in hexadecimal. */
  sha256: string
}

export interface BackupContents {
  createdAt: string
  /** Names of the migrations that made the schema. */
  migrations: readonly string[]
  /** The same for backups made with the same APP_KEY. */
  keyCheck: string
  tables: readonly SavedTable[]
}

/** The file is no backup, was cut short or was changed. */
export class BackupDamaged extends Error {}

export type OnSaved = (tables: number, total: number) => void

/** The name that stands for the standard output. */
export const STANDARD_OUTPUT = '-'

/** One compressed file with everything that cannot be derived again. */
export abstract class BackupArchive {
  /** Migrations that made the schema of the database. */
  abstract migrations(): Promise<string[]>

  /** Nobody's data is there: of all tables only those that a start fills hold rows. */
  abstract isEmpty(): Promise<boolean>

  /**
   * All tables at one instant, into a file that does not exist yet or into the standard output. Throws what the disk
   * answers, as EEXIST; a file that was not finished is gone, at the latest with the next one of that name.
   */
  abstract save(
    path: string,
    about: Pick<BackupContents, 'createdAt' | 'keyCheck'>,
    onSaved?: OnSaved,
  ): Promise<BackupContents>

  /** Reads the whole file and compares it with its own checksums. Throws BackupDamaged, or what the disk answers. */
  abstract examine(path: string): Promise<BackupContents>

  /**
   * Puts the file in the place of everything that is there, and compares what the database then holds with the file.
   * Call inside a unit of work, as the owner of the tables; throws BackupDamaged where they differ.
   */
  abstract load(path: string, onSaved?: OnSaved): Promise<BackupContents>
}
