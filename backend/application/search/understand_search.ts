import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import type { InterpretedQuery } from './interpret_query.ts'
import type { CriteriaReader, ProfessionalCriteria } from './read_criteria.ts'

/** A patient sees what was made of a search: the same reading by which its professionals are found. */
export class UnderstandSearch {
  readonly #criteria: CriteriaReader
  readonly #search: ProfessionalSearch

  constructor(criteria: CriteriaReader, search: ProfessionalSearch) {
    this.#criteria = criteria
    this.#search = search
  }

  /** Where no reading finds anybody, the likeliest. */
  async execute(filters: ProfessionalCriteria): Promise<InterpretedQuery> {
    const likeliest = await this.#criteria.interpret(filters)
    if (likeliest.text === '') return likeliest
    for await (const { criteria, interpretation } of this.#criteria.readings(filters)) {
      const place = { sort: { by: 'relevance' }, page: 1, limit: 1 } as const
      const { total } = await this.#search.search({ criteria, ...place })
      if (total > 0) return interpretation
    }
    return likeliest
  }
}
