/** The embedded database cannot run here; the message says why and what cures it, in Portuguese. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}
