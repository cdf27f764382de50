/**
 * What lies short stays in the young generation, where it costs nothing to forget: V8 otherwise takes to allocating among
 * the old what lived long during a burst of requests, and each of those keeps its whole request alive from then on. Where
 * nobody asks for a while, V8 makes the heap small, and looks through all of it again at a third more than what stayed: it
 * may grow to four times that first.
 */
export const SERVER_FLAGS = [
  '--no-allocation-site-pretenuring',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--heap-growing-percent=300',
]

/** What Node runs to serve the site. */
export const SERVER = ['--enable-source-maps', ...SERVER_FLAGS, 'backend/infrastructure/server/bin/server.ts']
