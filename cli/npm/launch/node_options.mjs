/** The young generation holds what a request leaves behind until a small collection removes it (decision 13). */
export const SERVER_FLAGS = ['--max-semi-space-size=32']

/** What Node runs to serve the site. */
export const SERVER = ['--enable-source-maps', ...SERVER_FLAGS, 'backend/infrastructure/server/bin/server.ts']

/** Few arenas, as sharp's documentation advises on glibc: https://sharp.pixelplumbing.com/performance/ */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' }

/** Bounds the heap of an import, which V8 otherwise lets grow as long as the machine has memory. */
export const IMPORT_FLAGS = ['--max-old-space-size=420', '--max-semi-space-size=32']
