import { LRUCache } from 'lru-cache'
import type { FacetCounts } from '#application/ports/professional_search.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'
import {
  ACCESS_BITS,
  ANY_MODES,
  LANGUAGE_BITS,
  type ListingFilter,
  type ModeFilter,
  passing,
  repeatedIn,
} from '../pages/listing_filter.ts'
import { PRESENCIAL, REPEATED_IN_STATE, TELECONSULTA } from '#search/shared/mode_bits.ts'
import { type Connections, runPrepared } from '../connections.ts'
import { CELLS_VERSION, facetCounts, type FacetGroup, type FacetRow, rowsOf } from './facet_statement.ts'
import { listingsMarked, stateMark, stateOfMark, type MarkedListing } from './matching_people.ts'

type Counts = Pick<Counter, 'entries'> | ReadonlyMap<number, number>

/** Counts all groups in one pass over the listings, each group without its own filter. */
export class ListingCounts {
  readonly #filter: ListingFilter
  readonly #state: number | null
  readonly #region: ReadonlySet<number> | null
  readonly #insurer: { upper: number; lower: number } | null
  /** Too sparse for a `Counter`. */
  readonly #modes = new Map<number, number>()
  readonly #isAsked: (modes: number) => boolean
  readonly #repeated: number
  readonly #specialties = new Counter()
  readonly #states = new Counter()
  readonly #insurers = new Counter()
  readonly #municipalities = new Map<number, number>()

  constructor(filter: ListingFilter) {
    this.#filter = filter
    this.#isAsked = passing(filter)
    this.#repeated = repeatedIn(filter)
    this.#state = filter.state === null ? null : stateMark(filter.state)
    this.#region = filter.states && new Set(filter.states.map(stateMark))
    this.#insurer = filter.insurer === null ? null : insurerBits(filter.insurer - 1)
  }

  /** Counts all listings in `marks`; a weight of -1 subtracts them. */
  add(marks: Buffer, weight: 1 | -1 = 1): this {
    const isOfPlan = passing({ ...ANY_MODES, premium: this.#filter.premium })
    for (const listing of listingsMarked(marks)) if (isOfPlan(listing.modes)) this.#count(listing, weight)
    return this
  }

  rows(): FacetRow[] {
    const rows = (facet: FacetRow['facet'], counts: Counts, valueOf: (key: number) => string = String) =>
      [...counts.entries()].map(([key, count]): FacetRow => ({ facet, value: valueOf(key), count }))
    const sum = (change: Partial<ModeFilter>) => this.#sum(passing({ ...this.#filter, ...change }))
    return [
      { facet: 'total', value: '', count: sum({}) },
      { facet: 'presencial', value: '', count: sum({ modes: PRESENCIAL }) },
      { facet: 'teleconsulta', value: '', count: sum({ modes: TELECONSULTA }) },
      { facet: 'feminino', value: '', count: sum({ feminine: true }) },
      { facet: 'masculino', value: '', count: sum({ feminine: false }) },
      ...LANGUAGE_BITS.map(({ bit }) => oneOf('language', bit, sum({ language: bit }))),
      ...ACCESS_BITS.map(({ bit }) => oneOf('access', bit, sum({ access: bit }))),
      ...rows('specialty', this.#specialties),
      ...rows('state', this.#states, stateOfMark),
      ...rows('insurer', this.#insurers),
      ...rows('municipality', this.#municipalities),
    ]
  }

  #count(listing: MarkedListing, weight: number): void {
    const isOfSpecialty = this.#filter.specialty === null || this.#filter.specialty === listing.specialty
    const isAccepting = this.#accepts(listing)
    const isHere = this.#isHere(listing) && (listing.modes & this.#repeated) === 0
    if (isOfSpecialty && isAccepting && isHere)
      this.#modes.set(listing.modes, (this.#modes.get(listing.modes) ?? 0) + weight)
    if (!this.#isAsked(listing.modes)) return
    if (isOfSpecialty && isHere) this.#countInsurers(listing, weight)
    if (isAccepting && isHere) this.#specialties.add(listing.specialty, weight)
    if (!isOfSpecialty || !isAccepting) return
    if ((listing.modes & REPEATED_IN_STATE) === 0) this.#states.add(listing.state, weight)
    if (this.#isInAskedState(listing)) this.#countMunicipality(listing.municipality, weight)
  }

  #sum(isMeant: (modes: number) => boolean): number {
    return [...this.#modes].reduce((sum, [modes, count]) => (isMeant(modes) ? sum + count : sum), 0)
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
      (this.#state === null || this.#state === state) &&
      (this.#region === null || this.#region.has(state))
    )
  }

  #isInAskedState({ municipality, state }: MarkedListing): boolean {
    if (municipality === 0) return false
    if (this.#state !== null) return this.#state === state
    const asked = this.#filter.municipality
    return asked !== null && stateNumber(asked) === stateNumber(municipality)
  }
}

const oneOf = (facet: FacetRow['facet'], bit: number, count: number): FacetRow => ({
  facet,
  value: String(bit),
  count,
})

function insurerBits(slot: number): { upper: number; lower: number } {
  return slot < 32 ? { upper: 0, lower: 1 << slot } : { upper: 1 << (slot - 32), lower: 0 }
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)

/** The first two of seven digits: https://www.ibge.gov.br/explica/codigos-dos-municipios.php */
const stateNumber = (municipality: number) => Math.floor(municipality / 100_000)

const SMALLEST = 64

/** Counts by small whole numbers; it grows to the largest of them. */
class Counter {
  #counts = new Int32Array(SMALLEST)

  add(key: number, weight: number): void {
    if (key >= this.#counts.length) this.#reach(key)
    this.#counts[key] = (this.#counts[key] ?? 0) + weight
  }

  /** Returns the keys from 1 on with a count other than zero. */
  entries(): [key: number, count: number][] {
    const entries: [number, number][] = []
    for (let key = 1; key < this.#counts.length; key++) {
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
const languageByBit = new Map(LANGUAGE_BITS.map(({ key, bit }) => [String(bit), key]))
const accessByBit = new Map(ACCESS_BITS.map(({ key, bit }) => [String(bit), key]))
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
    languages: group('language', (bit) => languageByBit.get(bit)),
    accessibility: group('access', (bit) => accessByBit.get(bit)),
  }
}

interface Remembered {
  version: string
  counts: FacetCounts
}

/** Number of cached answers; the counts of a state with all its municipalities take some 30 kB. */
const MAX_REMEMBERED = 500
const ASK_VERSION = `select ${CELLS_VERSION} as version`

/**
 * Caches the counts of exact filters with the version of the cells that were summed. A cached answer is used only while
 * that version is current, so it is never older than a committed change.
 */
export class RememberedFacets {
  readonly #connections: Connections
  readonly #quick: Connections
  readonly #remembered = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED })

  /** @param quick for statements that take well under a millisecond. */
  constructor(connections: Connections, quick: Connections) {
    this.#connections = connections
    this.#quick = quick
  }

  async of(filter: ListingFilter): Promise<FacetCounts> {
    const key = JSON.stringify(filter)
    const remembered = this.#remembered.get(key)
    if (remembered && remembered.version === (await this.#version())) return remembered.counts
    const { text, values } = facetCounts(filter)
    const groups = await runPrepared<FacetGroup>(this.#connections, text, values)
    const counts = readFacets(rowsOf(groups))
    if (groups[0]) this.#remembered.set(key, { version: groups[0].version, counts })
    return counts
  }

  async #version(): Promise<string | undefined> {
    const [row] = await runPrepared<{ version: string }>(this.#quick, ASK_VERSION, [])
    return row?.version
  }
}
