import { startEmbeddedPostgres } from '../start_embedded_postgres.ts'

/** A program that joins the cluster of argv[2], reports on stdout and leaves in the way named on stdin. */
const [, , dataDir = ''] = process.argv
const postgres = await startEmbeddedPostgres({ dataDir, ephemeral: true, log: () => undefined })
process.stdout.write(`${JSON.stringify({ url: postgres.connectionUrl, isFresh: postgres.isFresh })}\n`)
process.stdin.once('data', (way) => {
  if (way.toString() === 'exit') process.exit(0)
  void postgres.release().then(() => process.exit(0))
})
