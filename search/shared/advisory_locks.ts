/**
 * The search's locks that are not of a row or a table, by what their holders do. The numbers are arbitrary and differ
 * from each other; locks elsewhere are named by a text, whose hash they are.
 */
export const ADVISORY_LOCKS = {
  compactingCounts: 7_283_401,
  repairingTheSearch: 7_283_402,
  tellingTheEngine: 7_283_403,
  /** Shared by the trigger of migration 0016. */
  namingTheCommon: 7_283_404,
} as const
