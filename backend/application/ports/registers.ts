import type { SpecialtyName } from '#domain/catalogue/specialties.ts'

/** Why a row of a register makes or changes no profile. */
export type LeftOut =
  | 'no_registration'
  | 'unknown_council'
  | 'unknown_occupation'
  /** The council is not that of the occupation. */
  | 'other_council'
  /** It names nobody whom the register describes. */
  | 'unknown_person'
  /** People of different names have the registration. */
  | 'ambiguous_registration'
  /** A row of somebody whose registration an earlier row has, at another place or in another occupation. */
  | 'same_registration'
  /** Its owner has claimed the profile, which a register does not change. */
  | 'claimed_already'
  /** Removed on request, or blocked. */
  | 'removed_on_request'

export type LeftOutCounts = Partial<Record<LeftOut, number>>

/** What the columns and codes of a register of professionals mean. */
export interface RegisterMapping {
  /** Our columns by the register's headings. */
  readonly columns: Readonly<Record<string, string>>
  /** Councils by the register's codes; a code that is not there is left out, never guessed. */
  readonly councils?: Readonly<Record<string, string>> | undefined
  /** The council of every row, where no column names it. */
  readonly council?: string | undefined
  /** The state of every registration, where no column names it. */
  readonly state?: string | undefined
}

/** The mappings of public registers, and what their codes mean. */
export abstract class Registers {
  /** By the name of one that comes with the program, or the path of a JSON file. Throws `RecordFileUnusable`. */
  abstract mapping(nameOrPath: string): Promise<RegisterMapping>
  /** Returns the specialty of an occupation of the CBO, by its six digits or its family; null where none is known. */
  abstract specialtyOf(occupation: string): SpecialtyName | null
}
