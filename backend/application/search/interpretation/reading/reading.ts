import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type {
  CityEntry,
  InsurerEntry,
  MarkerEntry,
  SpecialtyEntry,
  StateEntry,
} from '#application/search/interpretation/dictionary/dictionary_entry.ts'

/** A word of somebody's name, known or not. */
interface NameWord {
  readonly kind: 'name'
  readonly word: string
  readonly cost: number
}

/** The beginning of a place still being typed: 'são jo'. */
interface UnfinishedPlace {
  readonly kind: 'unfinished'
  readonly cities: readonly Municipality[]
  readonly cost: number
}

/** What neighbouring words may mean together. The lower its cost, the likelier. */
export interface Reading {
  /** Index of the first word, and of the one after the last. */
  readonly from: number
  readonly to: number
  readonly meaning:
    SpecialtyEntry | InsurerEntry | CityEntry | StateEntry | MarkerEntry | NameWord | UnfinishedPlace
  readonly cost: number
  /** Only by assuming a slip of the finger. */
  readonly isGuess: boolean
}
