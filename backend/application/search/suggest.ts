import type { ListedProfessional, ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES, type Specialty, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import type { InterpretQuery } from './interpret_query.ts'

export interface Suggested {
  specialties: { name: SpecialtyName; slug: string }[]
  /** The most populous first. */
  cities: { city: string; state: StateCode }[]
  insurances: { name: InsurerName }[]
  professionals: ListedProfessional[]
}

const AT_MOST = 5
const TITLE = /^\s*(dra?|doutora?)\b[.\s]*/i

/** A patient is offered, while typing, what begins like the text: at most five of each kind. */
export class Suggest {
  readonly #interpretQuery: InterpretQuery
  readonly #search: ProfessionalSearch
  readonly #directory: ProfessionalDirectory

  constructor(interpretQuery: InterpretQuery, search: ProfessionalSearch, directory: ProfessionalDirectory) {
    this.#interpretQuery = interpretQuery
    this.#search = search
    this.#directory = directory
  }

  async execute({ q }: { q: string }): Promise<Suggested> {
    if (wordsOf(q) === '') return { specialties: [], cities: [], insurances: [], professionals: [] }
    const [phrases, professionals] = await Promise.all([
      this.#interpretQuery.knownPhrases(),
      this.#peopleNamed(q),
    ])
    return {
      specialties: await this.#specialtiesNamed(q),
      cities: phrases.citiesStartingWith(q, AT_MOST).map(({ name, state }) => ({ city: name, state })),
      insurances: beginningLike(q, INSURERS, ({ name }) => [name]).map(({ name }) => ({ name })),
      professionals,
    }
  }

  /** By name in either gender, else what an everyday word stands for. */
  async #specialtiesNamed(q: string): Promise<Suggested['specialties']> {
    const named: readonly Specialty[] = beginningLike(q, SPECIALTIES, ({ name, feminine }) => [
      name,
      feminine,
    ])
    if (named.length > 0) return named.map(({ name, slug }) => ({ name, slug }))
    const { specialty } = await this.#interpretQuery.execute({ specialty: q })
    return SPECIALTIES.filter(({ name }) => name === specialty).map(({ name, slug }) => ({ name, slug }))
  }

  async #peopleNamed(q: string): Promise<ListedProfessional[]> {
    const ids = await this.#search.suggestPeople(q.replace(TITLE, ''), AT_MOST)
    return ids.length > 0 ? this.#directory.findListed(ids) : []
  }
}

/** Those whose name begins like the text, then those one of whose further words does. */
function beginningLike<Item>(q: string, items: readonly Item[], namesOf: (item: Item) => string[]): Item[] {
  const typed = wordsOf(q)
  const names = new Map(items.map((item) => [item, namesOf(item).map(wordsOf)]))
  const whole = items.filter((item) => names.get(item)?.some((name) => name.startsWith(typed)))
  const inside = items.filter(
    (item) => !whole.includes(item) && names.get(item)?.some((name) => name.includes(` ${typed}`)),
  )
  return [...whole, ...inside].slice(0, AT_MOST)
}

function wordsOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
