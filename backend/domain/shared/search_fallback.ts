/** What keeps an index from answering: it is not there yet, holds other counts than the rows or hears of changes too late. */
const INDEX_FAULTS = ['not_built', 'counts_differ', 'behind'] as const

/** Whether an index may answer; `unknown` until somebody looked. */
export type IndexHealth = 'trusted' | 'unknown' | (typeof INDEX_FAULTS)[number]

/** Why the database answers in the place of an engine: it is silent, or its index may not answer. */
export const SEARCH_FALLBACKS = ['unreachable', ...INDEX_FAULTS] as const
export type SearchFallback = (typeof SEARCH_FALLBACKS)[number]
