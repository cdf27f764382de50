import type { Pool } from 'pg'
import { rankOf } from '#domain/professionals/ranking.ts'
import { foldText } from '#domain/shared/text.ts'
import type { BenchPerson } from '../data/bench_people.ts'
import type { BenchQuery } from './bench_queries.ts'

/** The ids of the first page. */
export type Search = (query: BenchQuery) => Promise<string[]>

export interface Judgement {
  /** First answers that are what was meant. */
  right: string
  /** First pages equal to the truth, of the queries spelt well and of the misspelt. */
  pages: string
  misspeltPages: string
}

interface Card {
  id: string
  name: string
  specialty: string | null
  city: string | null
  state: string | null
}

/** Compares answers with what was meant and with the truth; nothing of it is timed. */
export class Judge {
  readonly #pool: Pool
  readonly #truth: ReadonlyMap<BenchQuery, string[]>

  constructor(pool: Pool, truth: ReadonlyMap<BenchQuery, string[]>) {
    this.#pool = pool
    this.#truth = truth
  }

  async judge(queries: readonly BenchQuery[], answers: readonly string[][]): Promise<Judgement> {
    const cards = await this.#cards(answers.flatMap(([first]) => first ?? []))
    const judged = queries.map((query, index) => {
      const page = answers[index] ?? []
      const card = cards.get(page[0] ?? '')
      return {
        isMisspelt: query.isMisspelt,
        isRight: card !== undefined && isMeant(card, query.meant),
        isTrue: (this.#truth.get(query) ?? []).join() === page.join(),
      }
    })
    const share = (some: typeof judged) => `${some.filter(({ isTrue }) => isTrue).length}/${some.length}`
    return {
      right: `${judged.filter(({ isRight }) => isRight).length}/${judged.length}`,
      pages: share(judged.filter(({ isMisspelt }) => !isMisspelt)),
      misspeltPages: share(judged.filter(({ isMisspelt }) => isMisspelt)),
    }
  }

  async #cards(ids: readonly string[]): Promise<Map<string, Card>> {
    const { rows } = await this.#pool.query<Card>(
      `select p.id, p.name || ' ' || p.lastname as name, s.name as specialty, p.city, p.state
       from professionals p left join specialties s on s.id = p.specialty_id where p.id = any($1::uuid[])`,
      [ids],
    )
    return new Map(rows.map((card) => [card.id, card]))
  }
}

function isMeant(card: Card, meant: BenchQuery['meant']): boolean {
  return (
    (!meant.specialty || card.specialty === meant.specialty) &&
    (!meant.city || card.city === meant.city) &&
    (!meant.state || card.state === meant.state) &&
    (!meant.fullName || card.name === meant.fullName)
  )
}

const PAGE = 60

interface Place {
  id: string
  order: number
}

/** The best sixty of all who are offered. */
class Page {
  readonly #places: Place[] = []

  offer(id: string, order: number): void {
    const last = this.#places.at(-1)
    if (this.#places.length === PAGE && last && !isBefore({ id, order }, last)) return
    const index = this.#places.findIndex((place) => isBefore({ id, order }, place))
    this.#places.splice(index < 0 ? this.#places.length : index, 0, { id, order })
    if (this.#places.length > PAGE) this.#places.pop()
  }

  ids(): string[] {
    return this.#places.map(({ id }) => id)
  }
}

interface WantedName {
  words: string[]
  page: Page
}

const FARTHER = 1 << 16

/**
 * The first page of each query as whoever knows what was meant makes it by looking at everyone once, in memory and with
 * nothing of the program but its folding of letters and its ranking. With a name: the whole name, then longer names that
 * hold it, then those in which its last word begins another; within each premium, verified, weighted rating, id.
 */
export function truthOf(
  queries: readonly BenchQuery[],
  people: Iterable<BenchPerson>,
): Map<BenchQuery, string[]> {
  const filtered = new Map<string, Page>()
  const named = new Map<string, WantedName[]>()
  const pages = new Map(queries.map((query) => [query, pageFor(query, filtered, named)]))
  for (const person of people) {
    const rank = rankOf(person)
    for (const key of keysOf(person)) filtered.get(key)?.offer(person.id, rank)
    const words = nameWords(`${person.name} ${person.lastname}`)
    for (const word of words)
      for (const wanted of named.get(word) ?? []) {
        const closeness = closenessOf(words, wanted.words)
        if (closeness !== null) wanted.page.offer(person.id, closeness * FARTHER + rank)
      }
  }
  return new Map(Array.from(pages, ([query, page]) => [query, page.ids()]))
}

function pageFor({ meant }: BenchQuery, filtered: Map<string, Page>, named: Map<string, WantedName[]>): Page {
  const page = new Page()
  if (meant.fullName === undefined) {
    const key = keyOf(meant)
    const known = filtered.get(key) ?? page
    filtered.set(key, known)
    return known
  }
  const words = [...nameWords(meant.fullName)]
  const [first = ''] = words
  named.set(first, [...(named.get(first) ?? []), { words, page }])
  return page
}

function keyOf({ specialty = '', insurer = 0, city = '', state = '' }: BenchQuery['meant']): string {
  return [specialty, insurer, city, state].join('|')
}

function keysOf({ specialty, insurerIds, municipality: { name: city, state } }: BenchPerson): string[] {
  return [keyOf({ specialty, city, state }), ...insurerIds.map((insurer) => keyOf({ insurer, state }))]
}

function nameWords(name: string): Set<string> {
  return new Set(foldText(name).split(' '))
}

function closenessOf(borne: ReadonlySet<string>, wanted: readonly string[]): number | null {
  const last = wanted.at(-1) ?? ''
  if (!wanted.slice(0, -1).every((word) => borne.has(word))) return null
  const isWhole = borne.has(last)
  if (!isWhole && ![...borne].some((word) => word.startsWith(last))) return null
  return (isWhole ? 0 : 2) + (borne.size === wanted.length ? 0 : 1)
}

function isBefore(one: Place, other: Place): boolean {
  return one.order < other.order || (one.order === other.order && one.id < other.id)
}
