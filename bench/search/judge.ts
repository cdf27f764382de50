import type { Pool } from 'pg'
import type { BenchQuery } from './bench_queries.ts'

/** The ids of the first page. */
export type Search = (query: BenchQuery) => Promise<string[]>

export interface Verdict {
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

  async judge(queries: readonly BenchQuery[], answers: readonly string[][]): Promise<Verdict> {
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
