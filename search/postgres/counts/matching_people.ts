import type { Pool } from 'pg'
import type { SearchCriteria } from '#application/ports/professional_search.ts'
import type { NameReading } from '#domain/names/name_reading.ts'
import type { NameReader } from '../names/name_reader.ts'
import { bearersOf, peopleMatching } from './people_statement.ts'
import { runPrepared } from '../statement.ts'

/** Marks of listings one after another; those in `gone` are to be taken from those in `came`. */
export interface People {
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
