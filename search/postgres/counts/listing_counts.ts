import type { FacetRow } from './facet_statement.ts'
import { PREMIUM, PRESENCIAL, TELECONSULTA, type ListingFilter } from '../pages/listing_filter.ts'
import { listingsMarked, stateMark, stateOfMark, type MarkedListing } from './listing_mark.ts'
import { Counter } from './counter.ts'

type Counts = Pick<Counter, 'entries'> | ReadonlyMap<number, number>

/** Every group of counts over listings that are gone through once, each group without its own filter. */
export class ListingCounts {
  readonly #filter: ListingFilter
  readonly #state: number | null
  readonly #insurer: { upper: number; lower: number } | null
  readonly #modes = new Counter()
  readonly #specialties = new Counter()
  readonly #states = new Counter()
  readonly #insurers = new Counter()
  readonly #municipalities = new Map<number, number>()

  constructor(filter: ListingFilter) {
    this.#filter = filter
    this.#state = filter.state === null ? null : stateMark(filter.state)
    this.#insurer = filter.insurer === null ? null : insurerBits(filter.insurer - 1)
  }

  /** Counts everyone of `marks`; a weight of -1 takes out again who was counted before. */
  add(marks: Buffer, weight: 1 | -1 = 1): this {
    const { premium } = this.#filter
    const mask = premium === null ? 0 : PREMIUM
    const plan = premium ? PREMIUM : 0
    for (const listing of listingsMarked(marks))
      if ((listing.modes & mask) === plan) this.#count(listing, weight)
    return this
  }

  rows(): FacetRow[] {
    const rows = (facet: FacetRow['facet'], counts: Counts, valueOf: (key: number) => string = String) =>
      [...counts.entries()].map(([key, count]): FacetRow => ({ facet, value: valueOf(key), count }))
    const having = (mode: number) => this.#modes.sum((modes) => (modes & mode) !== 0)
    return [
      { facet: 'total', value: '', count: this.#modes.sum((modes) => this.#isSeenAsAsked(modes)) },
      { facet: 'presencial', value: '', count: having(PRESENCIAL) },
      { facet: 'teleconsulta', value: '', count: having(TELECONSULTA) },
      ...rows('specialty', this.#specialties),
      ...rows('state', this.#states, stateOfMark),
      ...rows('insurer', this.#insurers),
      ...rows('municipality', this.#municipalities),
    ]
  }

  #count(listing: MarkedListing, weight: number): void {
    const isOfSpecialty = this.#filter.specialty === null || this.#filter.specialty === listing.specialty
    const isAccepting = this.#accepts(listing)
    const isHere = this.#isHere(listing)
    if (isOfSpecialty && isAccepting && isHere) this.#modes.add(listing.modes, weight)
    if (!this.#isSeenAsAsked(listing.modes)) return
    if (isOfSpecialty && isHere) this.#countInsurers(listing, weight)
    if (isAccepting && isHere) this.#specialties.add(listing.specialty, weight)
    if (!isOfSpecialty || !isAccepting) return
    this.#states.add(listing.state, weight)
    if (this.#isInAskedState(listing)) this.#countMunicipality(listing.municipality, weight)
  }

  #isSeenAsAsked(modes: number): boolean {
    return this.#filter.modes === 0 || (modes & this.#filter.modes) !== 0
  }

  #countInsurers({ upperInsurers, lowerInsurers }: MarkedListing, weight: number): void {
    for (let bits = lowerInsurers; bits !== 0; bits &= bits - 1)
      this.#insurers.add(1 + lowestBit(bits), weight)
    for (let bits = upperInsurers; bits !== 0; bits &= bits - 1)
      this.#insurers.add(33 + lowestBit(bits), weight)
  }

  #countMunicipality(municipality: number, weight: number): void {
    this.#municipalities.set(municipality, (this.#municipalities.get(municipality) ?? 0) + weight)
  }

  #accepts({ upperInsurers, lowerInsurers }: MarkedListing): boolean {
    if (this.#insurer === null) return true
    return ((upperInsurers & this.#insurer.upper) | (lowerInsurers & this.#insurer.lower)) !== 0
  }

  #isHere({ municipality, state }: MarkedListing): boolean {
    return (
      (this.#filter.municipality === null || this.#filter.municipality === municipality) &&
      (this.#state === null || this.#state === state)
    )
  }

  #isInAskedState({ municipality, state }: MarkedListing): boolean {
    if (municipality === 0) return false
    if (this.#state !== null) return this.#state === state
    const asked = this.#filter.municipality
    return asked !== null && stateNumber(asked) === stateNumber(municipality)
  }
}

function insurerBits(slot: number): { upper: number; lower: number } {
  return slot < 32 ? { upper: 0, lower: 1 << slot } : { upper: 1 << (slot - 32), lower: 0 }
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)

/** The first two digits of seven: https://www.ibge.gov.br/explica/codigos-dos-municipios.php */
const stateNumber = (municipality: number) => Math.floor(municipality / 100_000)
