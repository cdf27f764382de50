import type { Pool } from 'pg'
import type { SearchCriteria } from '#application/ports/professional_search.ts'
import { REPEATED_IN_COUNTRY, REPEATED_IN_STATE } from '#search/shared/mode_bits.ts'
import type { NameReading } from '#search/names/name_reading.ts'
import { runPrepared, Bindings, type SqlStatement } from '../connections.ts'
import type { NameReader } from '../names/name_reader.ts'
import {
  isOfSeveralPlaces,
  type ListingFilter,
  listingFilter,
  orderOfPlaces,
} from '../pages/listing_filter.ts'
import { matchesOf } from '../pages/page_statement.ts'

/** Concatenated marks of listings; those in `gone` are subtracted from those in `came`. */
interface People {
  came: Buffer
  gone: Buffer
}

const NOBODY: People = { came: Buffer.alloc(0), gone: Buffer.alloc(0) }

/** Finds every listing that matches a name and registration, whatever the other filters. */
export class MatchingPeople {
  readonly #pool: Pool
  readonly #names: NameReader
  readonly #underWay = new Map<string, Promise<People>>()

  constructor(pool: Pool, names: NameReader) {
    this.#pool = pool
    this.#names = names
  }

  /**
   * Returns the people of the first reading that any listed person fits, up to the price, with new patients and among the places asked for,
   * which their marks do not tell. Concurrent calls share one read.
   */
  meantBy(asked: SearchCriteria): Promise<People> {
    const { name, license, people: among, maxPrice, newPatientsSince, states, without } = asked
    const criteria = {
      ...(name !== undefined && { name }),
      ...(license && { license }),
      ...(among && { people: among }),
      ...(maxPrice !== undefined && { maxPrice }),
      ...(newPatientsSince !== undefined && { newPatientsSince }),
      ...(states && { states }),
      ...(without && { without }),
    }
    const key = JSON.stringify(criteria)
    const people = this.#underWay.get(key) ?? this.#read(criteria).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, people)
    return people
  }

  async #read(criteria: SearchCriteria): Promise<People> {
    const { name, license, ...narrowing } = criteria
    const isNarrowed = Object.keys(narrowing).length > 0
    if (name === undefined) return this.#fitting(criteria, null)
    for await (const reading of this.#names.readings(name)) {
      const word = license || isNarrowed ? null : onlyWord(reading)
      const people = (word && (await this.#bearersOf(word))) || (await this.#fitting(criteria, reading))
      if (people.came.length > people.gone.length) return people
      if (isNarrowed && (await this.#names.findsAnyone(reading))) break
    }
    return NOBODY
  }

  /** Returns null if the bearers of this word are not stored. */
  async #bearersOf(word: string): Promise<People | null> {
    const { text, values } = bearersOf(word)
    const [row] = await runPrepared<People & { kept: boolean }>(this.#pool, text, values)
    return row?.kept ? row : null
  }

  async #fitting(criteria: SearchCriteria, reading: NameReading | null): Promise<People> {
    const { text, values } = peopleMatching(criteria, reading, listingFilter(criteria))
    const [row] = await runPrepared<{ people: Buffer }>(this.#pool, text, values)
    return row ? { ...NOBODY, came: row.people } : NOBODY
  }
}

/** Returns the whole word that a reading consists of, or null if it is anything else. */
function onlyWord([first, ...others]: NameReading): string | null {
  if (!first || others.length > 0 || first.words.length > 1 || first.beginnings.length > 0) return null
  return first.words[0] ?? null
}

const MARK = 'listing_mark(municipality_id, state, specialty_id, modes, insurers) as mark'

/**
 * Selects everyone who matches the name and registration, whatever the exact filters, in 20 bytes each, for
 * `ListingCounts`: one pass for all groups of counts is much faster than one aggregate for each.
 */
function peopleMatching(
  { name: _name, states: _states, ...criteria }: SearchCriteria,
  reading: NameReading | null,
  filter: ListingFilter,
): SqlStatement {
  const bindings = new Bindings()
  const isMarkedAnew = isOfSeveralPlaces(filter)
  const found = matchesOf(criteria, reading, { bindings, columns: isMarkedAnew ? '*' : MARK })
  const marks = isMarkedAnew ? marksAmong(filter, `(${found})`, bindings) : found
  const text = `
    select coalesce(string_agg(mark, ''), '') as people
    from (${marks}) as marked`
  return { text, values: bindings.values }
}

const FURTHER = REPEATED_IN_COUNTRY | REPEATED_IN_STATE

/** Marks the rows of `found` with bits that tell who comes first among them, those of the region before others. */
function marksAmong({ states }: ListingFilter, found: string, bindings: Bindings): string {
  const order = orderOfPlaces('found')
  const isOfRegion = states === null ? 'true' : `state = any(${bindings.add(states, 'text[]')})`
  return `
    select listing_mark(municipality_id, state, specialty_id, modes & ${~FURTHER}
      | case when nth > 1 then ${REPEATED_IN_COUNTRY} else 0 end
      | case when nth_in_state > 1 then ${REPEATED_IN_STATE} else 0 end, insurers) as mark
    from (
      select *, row_number() over (partition by professional_id order by (${isOfRegion}) desc, ${order}) as nth,
             row_number() over (partition by professional_id, state order by ${order}) as nth_in_state
      from ${found} as found
    ) as ranked`
}

/** Selects the bearers of one common word, and whether they are stored at all; `gone` is subtracted from `came`. */
function bearersOf(word: string): SqlStatement {
  const text = `
    select coalesce((select kept from common_names where word = $1::text), false) as kept,
           coalesce(string_agg(came, ''), '') as came, coalesce(string_agg(gone, ''), '') as gone
    from common_name_bearers where word = $1::text`
  return { text, values: [word] }
}

/** Bytes that the database's `listing_mark()` writes per listing: everything that it is filtered and counted by. */
const BYTES_OF_MARK = 20

/** One decoded listing. */
export interface MarkedListing {
  municipality: number
  /** See `stateMark`; 0 without a state. */
  state: number
  specialty: number
  modes: number
  /** Bit id - 1 of each insurer; the upper half holds those from 33 on. */
  upperInsurers: number
  lowerInsurers: number
}

/** Yields every listing in `marks`; it reuses one object for all. */
export function* listingsMarked(marks: Buffer): Generator<MarkedListing> {
  const listing = { municipality: 0, state: 0, specialty: 0, modes: 0, upperInsurers: 0, lowerInsurers: 0 }
  for (let at = 0; at < marks.length; at += BYTES_OF_MARK) {
    listing.municipality = marks.readInt32BE(at)
    listing.state = marks.readUInt16BE(at + 4)
    listing.specialty = marks.readUInt16BE(at + 6)
    listing.upperInsurers = marks.readInt32BE(at + 8)
    listing.lowerInsurers = marks.readInt32BE(at + 12)
    listing.modes = marks.readInt32BE(at + 16)
    yield listing
  }
}

/** Encodes a state's two letters as a number. */
export function stateMark(code: string): number {
  return (code.charCodeAt(0) << 8) | code.charCodeAt(1)
}

/** Decodes `stateMark`. */
export function stateOfMark(mark: number): string {
  return String.fromCharCode(mark >> 8, mark & 0xff)
}
