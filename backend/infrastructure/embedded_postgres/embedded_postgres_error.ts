/** The embedded database cannot run here; the message gives cause and cure in Portuguese. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}
