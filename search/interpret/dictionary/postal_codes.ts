import type { StateCode } from '#domain/catalogue/states.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { asStateCode } from './catalogue_entries.ts'

export interface PlaceOfCep {
  readonly state: StateCode
  /** Null for a code outside the larger cities. */
  readonly city: string | null
}

type Ranges = readonly (readonly [from: string, to: string])[]

/** Places by the first five digits of postal codes. */
export class PostalCodes {
  readonly #states: readonly (readonly [state: StateCode, ranges: Ranges])[]
  readonly #cities: readonly (readonly [city: string, ranges: Ranges])[]

  constructor(lexicon: Lexicon) {
    const rangesOf = (head: string) =>
      lexicon.pairs('postal_codes', head).map(([place, ranges]) => [place, parsed(ranges)] as const)
    this.#states = rangesOf('states').map(([code, ranges]) => [asStateCode(code), ranges])
    this.#cities = rangesOf('cities')
  }

  /** Returns the place of a postal code's first five digits; null if no postal code starts so. */
  placeOf(prefix: string): PlaceOfCep | null {
    const state = this.#states.find(([, ranges]) => holds(ranges, prefix))?.[0]
    if (!state) return null
    return { state, city: this.#cities.find(([, ranges]) => holds(ranges, prefix))?.[0] ?? null }
  }
}

function parsed(ranges: string): Ranges {
  return ranges.split(' ').map((range) => {
    const [from = '', to = ''] = range.split('-')
    return [from, to]
  })
}

/** Texts of five digits sort like their numbers. */
function holds(ranges: Ranges, prefix: string): boolean {
  return ranges.some(([from, to]) => from <= prefix && prefix <= to)
}
