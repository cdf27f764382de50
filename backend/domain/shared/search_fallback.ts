/** Why an index is not trusted: not built yet, counts that differ from the rows, or changes that arrive late. */
const INDEX_FAULTS = ['not_built', 'counts_differ', 'behind'] as const

/** Whether an index may answer; `unknown` before the first check. */
export type IndexHealth = 'trusted' | 'unknown' | (typeof INDEX_FAULTS)[number]

/** Why the database answers instead of an engine: it is unreachable, or its index is not trusted. */
export const SEARCH_FALLBACKS = ['unreachable', ...INDEX_FAULTS] as const
export type SearchFallback = (typeof SEARCH_FALLBACKS)[number]
