import { HAND_QUERIES } from './hand_queries.ts'
import { LATER_QUERIES } from './later_queries.ts'
import { judgedQueries, type JudgedQuery } from './relevance_judge.ts'
import { UNSEEN_QUERIES } from './unseen_queries.ts'
import { ruleQueries } from './rule_queries.ts'

/** The queries by which the search is measured: three handwritten rounds, and generated ones. */
export const OWN_QUERIES: readonly JudgedQuery[] = [
  HAND_QUERIES,
  LATER_QUERIES,
  UNSEEN_QUERIES,
  ruleQueries(),
].flatMap(judgedQueries)

export const LEAST_SHARE_RIGHT_OF_A_KIND = 0.9
export const LEAST_SHARE_RIGHT = 0.97
