import { test } from '@japa/runner'
import type { ProfessionalSearch, SearchCriteria, SearchHits, SearchSort } from '../../professional_search.ts'
import type { SearchableProfessional } from '../a_searchable_professional.ts'

interface SearchEngine {
  search: ProfessionalSearch
  close(): Promise<void>
}

/** Returns an engine with exactly these professionals indexed. */
export type StartEngine = (professionals: readonly SearchableProfessional[]) => Promise<SearchEngine>

export type Find = (
  criteria: SearchCriteria,
  wish?: { sort?: SearchSort; page?: number; limit?: number },
) => Promise<SearchHits>

export interface EngineAtHand {
  find: Find
  search: () => ProfessionalSearch
}

/** A group of tests that share one engine over the same people; skipped without an engine. */
export function engineGroup(
  title: string,
  start: StartEngine | null,
  people: readonly SearchableProfessional[],
  tests: (engine: EngineAtHand) => void,
): void {
  test.group(title, (group) => {
    let started: SearchEngine | null = null
    group.each.timeout(60_000)
    if (!start) group.tap((each) => each.skip(true, 'no such engine here'))
    group.setup(async () => {
      started = (await start?.(people)) ?? null
    })
    group.teardown(() => started?.close())
    const running = () => {
      if (!started) throw new Error('The engine has not been started.')
      return started.search
    }
    const find: Find = (criteria, { sort, page = 1, limit = 200 } = {}) =>
      running().search({ criteria, sort: sort ?? { by: 'relevance' }, page, limit })
    tests({ find, search: running })
  })
}
