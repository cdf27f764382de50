/**
 * What Node runs imports with. Left alone, V8 lets garbage lie for as long as the machine has memory: an import would hold
 * what it does not need. Given only a bound, it collects long before it: each row leaves little behind, and each look
 * through all that stays takes as long as two thousand rows.
 */
export const IMPORT_FLAGS = ['--max-old-space-size=420', '--heap-growing-percent=300']
