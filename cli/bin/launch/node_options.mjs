/**
 * What lies short stays in the young generation, where it costs nothing to forget: V8 otherwise takes to allocating among
 * the old what lived long during a burst of requests, and each of those keeps its whole request alive from then on. Where
 * nobody asks for a while, V8 makes the heap small, and looks through all of it again at a third more than what stayed: it
 * may grow to four times that first. At rest the server itself asks for a collection (`running_process.ts`).
 */
export const SERVER_FLAGS = [
  '--no-allocation-site-pretenuring',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--heap-growing-percent=300',
  '--expose-gc',
]

/** What Node runs to serve the site. */
export const SERVER = ['--enable-source-maps', ...SERVER_FLAGS, 'backend/infrastructure/server/bin/server.ts']

/**
 * What glibc, where there is one, is told: it otherwise keeps what passwords, compression and the answers of PostgreSQL
 * needed for a moment, for each thread apart. What is as large as a buffer goes back as soon as it is free.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}

/**
 * What Node runs imports with. Left alone, V8 lets garbage lie for as long as the machine has memory: an import would hold
 * what it does not need. Given only a bound, it collects long before it: each row leaves little behind, and each look
 * through all that stays takes as long as two thousand rows.
 */
export const IMPORT_FLAGS = ['--max-old-space-size=420', '--heap-growing-percent=300']
