import type { Pool } from 'pg'
import type { SearchCriteria } from '#application/ports/professional_search.ts'
import type { NameReading } from '#domain/names/name_reading.ts'
import { runPrepared, Bindings, type SqlStatement } from '../connections.ts'
import type { NameReader } from '../names/name_reader.ts'
import { matchesOf } from '../pages/page_statement.ts'

/** Marks of listings one after another; those in `gone` are to be taken from those in `came`. */
interface People {
  came: Buffer
  gone: Buffer
}

const NOBODY: People = { came: Buffer.alloc(0), gone: Buffer.alloc(0) }

/** Everyone whose name and registration fit, whatever else is asked of them. */
export class MatchingPeople {
  readonly #pool: Pool
  readonly #names: NameReader
  readonly #underWay = new Map<string, Promise<People>>()

  constructor(pool: Pool, names: NameReader) {
    this.#pool = pool
    this.#names = names
  }

  /** Those of the first reading of the name by which anybody is listed; asked for again meanwhile, they are read once. */
  meantBy({ name, license }: SearchCriteria): Promise<People> {
    const criteria = { ...(name !== undefined && { name }), ...(license && { license }) }
    const key = JSON.stringify(criteria)
    const people = this.#underWay.get(key) ?? this.#read(criteria).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, people)
    return people
  }

  async #read(criteria: SearchCriteria): Promise<People> {
    const { name, license } = criteria
    if (name === undefined) return this.#fitting(criteria, null)
    for await (const reading of this.#names.readings(name)) {
      const word = license ? null : onlyWord(reading)
      const people = (word && (await this.#bearersOf(word))) || (await this.#fitting(criteria, reading))
      if (people.came.length > people.gone.length) return people
    }
    return NOBODY
  }

  /** Null where they are not kept for this word. */
  async #bearersOf(word: string): Promise<People | null> {
    const { text, values } = bearersOf(word)
    const [row] = await runPrepared<People & { kept: boolean }>(this.#pool, text, values)
    return row?.kept ? row : null
  }

  async #fitting(criteria: SearchCriteria, reading: NameReading | null): Promise<People> {
    const { text, values } = peopleMatching(criteria, reading)
    const [row] = await runPrepared<{ people: Buffer }>(this.#pool, text, values)
    return row ? { ...NOBODY, came: row.people } : NOBODY
  }
}

/** The one whole word that a reading stands for. */
function onlyWord([first, ...others]: NameReading): string | null {
  if (!first || others.length > 0 || first.words.length > 1 || first.beginnings.length > 0) return null
  return first.words[0] ?? null
}

const MARK = 'listing_mark(municipality_id, state, specialty_id, modes, insurers) as mark'

/**
 * Everyone whose name and registration fit, whatever the exact filters, each in 20 bytes as `ListingCounts` reads them:
 * to be gone through once for all groups of counts, which one aggregate after another would do far slower.
 */
function peopleMatching({ license }: SearchCriteria, reading: NameReading | null): SqlStatement {
  const bindings = new Bindings()
  const found = matchesOf(license ? { license } : {}, reading, bindings, MARK)
  const text = `
    select coalesce(string_agg(mark, ''), '') as people
    from (${found}) as found`
  return { text, values: bindings.values }
}

/** The bearers of one common word, and whether all of them are kept so; `gone` are to be taken from those who `came`. */
function bearersOf(word: string): SqlStatement {
  const text = `
    select coalesce((select kept from common_names where word = $1::text), false) as kept,
           coalesce(string_agg(came, ''), '') as came, coalesce(string_agg(gone, ''), '') as gone
    from common_name_bearers where word = $1::text`
  return { text, values: [word] }
}

/** Bytes that `listing_mark()` of the database writes of a listing: all that it is filtered and counted by. */
const BYTES_OF_MARK = 20

/** One listing of many, whose marks lie one after another. */
export interface MarkedListing {
  municipality: number
  /** As `stateMark` answers it; nobody's state is 0. */
  state: number
  specialty: number
  modes: number
  /** Bit id - 1 of each insurer; the upper half has those from 33 on. */
  upperInsurers: number
  lowerInsurers: number
}

/** Every listing of `marks` in turn, in one and the same object. */
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

/** The mark of a state: its two letters. */
export function stateMark(code: string): number {
  return (code.charCodeAt(0) << 8) | code.charCodeAt(1)
}

/** The two letters of a state's mark. */
export function stateOfMark(mark: number): string {
  return String.fromCharCode(mark >> 8, mark & 0xff)
}
