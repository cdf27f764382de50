import type { StateCode } from '#domain/catalogue/states.ts'
import type {
  CityEntry,
  InsurerEntry,
  SpecialtyEntry,
} from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { Reading } from './reading.ts'

/** What the word before was, as far as it colours the next. `part` is a name followed by a comma. */
export type Tag =
  | 'start'
  | 'part'
  | 'name'
  | 'fullName'
  | 'place'
  | 'specialty'
  | 'insurer'
  | 'in'
  | 'stateOf'
  | 'plan'
  | 'title'

/** One way to read the query up to some word. */
export interface Step {
  readonly tag: Tag
  readonly cost: number
  readonly specialty: SpecialtyEntry | null
  readonly insurer: InsurerEntry | null
  readonly city: CityEntry | null
  readonly state: StateCode | null
  readonly reading: Reading | null
  readonly before: Step | null
}

export function isInState(city: CityEntry, state: StateCode): boolean {
  return city.municipalities.some((municipality) => municipality.state === state)
}
