import type { FacetCounts } from '#application/ports/professional_search.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'
import { exactBits, FEMININE, PRESENCIAL, TELECONSULTA, type ListingFilter } from '../pages/listing_filter.ts'
import type { FacetRow } from './facet_statement.ts'
import { listingsMarked, stateMark, stateOfMark, type MarkedListing } from './matching_people.ts'

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
    const { mask, bits } = exactBits({ ...this.#filter, feminine: null })
    for (const listing of listingsMarked(marks))
      if ((listing.modes & mask) === bits) this.#count(listing, weight)
    return this
  }

  rows(): FacetRow[] {
    const rows = (facet: FacetRow['facet'], counts: Counts, valueOf: (key: number) => string = String) =>
      [...counts.entries()].map(([key, count]): FacetRow => ({ facet, value: valueOf(key), count }))
    const having = (mode: number) =>
      this.#modes.sum((modes) => (modes & mode) !== 0 && this.#isOfGender(modes))
    const ofGender = (bit: number) =>
      this.#modes.sum((modes) => (modes & FEMININE) === bit && this.#isSeenBy(modes))
    return [
      { facet: 'total', value: '', count: this.#modes.sum((modes) => this.#isSeenAsAsked(modes)) },
      { facet: 'presencial', value: '', count: having(PRESENCIAL) },
      { facet: 'teleconsulta', value: '', count: having(TELECONSULTA) },
      { facet: 'feminino', value: '', count: ofGender(FEMININE) },
      { facet: 'masculino', value: '', count: ofGender(0) },
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
    return this.#isSeenBy(modes) && this.#isOfGender(modes)
  }

  #isSeenBy(modes: number): boolean {
    return this.#filter.modes === 0 || (modes & this.#filter.modes) !== 0
  }

  #isOfGender(modes: number): boolean {
    const { feminine } = this.#filter
    return feminine === null || ((modes & FEMININE) !== 0) === feminine
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

const SMALLEST = 64

/** Counts by small whole numbers; it grows with the largest of them. */
class Counter {
  #counts = new Int32Array(SMALLEST)

  add(key: number, weight: number): void {
    if (key >= this.#counts.length) this.#reach(key)
    this.#counts[key] = (this.#counts[key] ?? 0) + weight
  }

  /** What was counted of the keys that are meant. */
  sum(isMeant: (key: number) => boolean): number {
    return this.entries(0).reduce((sum, [key, count]) => (isMeant(key) ? sum + count : sum), 0)
  }

  /** The keys, `from` on, of which something was counted. */
  entries(from = 1): [key: number, count: number][] {
    const entries: [number, number][] = []
    for (let key = from; key < this.#counts.length; key++) {
      const count = this.#counts[key] ?? 0
      if (count > 0) entries.push([key, count])
    }
    return entries
  }

  #reach(key: number): void {
    const counts = new Int32Array(2 * key)
    counts.set(this.#counts)
    this.#counts = counts
  }
}

const stateById = new Map(STATE_CODES.map((code) => [code as string, code]))
const specialtyById = new Map(SPECIALTIES.map(({ id, name }) => [String(id), name]))
const insurerById = new Map(INSURERS.map(({ id, name }) => [String(id), name]))

export function readFacets(rows: readonly FacetRow[]): FacetCounts {
  const counts = rows.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  const group = <Name>(facet: FacetRow['facet'], nameOf: (value: string) => Name | undefined) =>
    new Map(
      counts.flatMap((row) => {
        const name = row.facet === facet ? nameOf(row.value) : undefined
        return name === undefined ? [] : [[name, row.count] as const]
      }),
    )
  const single = (facet: FacetRow['facet']) => counts.find((row) => row.facet === facet)?.count ?? 0
  return {
    total: single('total'),
    specialties: group('specialty', (id) => specialtyById.get(id)),
    states: group('state', (code) => stateById.get(code)),
    municipalities: group('municipality', Number),
    insurers: group('insurer', (id) => insurerById.get(id)),
    presencial: single('presencial'),
    teleconsulta: single('teleconsulta'),
    genders: { feminino: single('feminino'), masculino: single('masculino') },
  }
}
