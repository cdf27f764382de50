/**
 * The search's advisory locks, by what their holders do. The numbers are arbitrary and distinct; advisory locks
 * elsewhere use the hash of a text.
 */
export const ADVISORY_LOCKS = {
  compactingCounts: 7_283_401,
  repairingTheSearch: 7_283_402,
  feedingTheEngine: 7_283_403,
  /** Also used by the trigger `note_bearers_of_common_names`. */
  settingCommonNames: 7_283_404,
} as const
