import { flushCompileCache } from 'node:module'
import { constants } from 'node:os'
import { explainFailure } from '#infrastructure/composition/explain_failure.ts'
import type { App } from '#infrastructure/composition/open_app.ts'
import { readSettings, type Settings } from '#infrastructure/composition/settings.ts'
import { startEmbeddedPostgres } from '#infrastructure/embedded_postgres/start_embedded_postgres.ts'
import { stopOnSignals } from '../running_process.ts'

/** Milliseconds for load balancers to notice that this process is draining. */
const LINGER = 5_000
/** Milliseconds between two checks whether this process is idle. */

const logPlainly = (line: string) => void process.stdout.write(`${line}\n`)
/** Plain lines until the site serves, then lines of its log. */
let write: (line: string) => void = logPlainly
const log = (line: string) => write(line)

/** Leaves as a program that ends, and so stops an embedded PostgreSQL that nobody else uses. */
const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal])
const SIGNALS = ['SIGTERM', 'SIGINT'] as const
for (const signal of SIGNALS) process.once(signal, leave)

try {
  await start(readSettings(process.env))
} catch (error) {
  const story = error instanceof Error ? error.stack : error
  process.stderr.write(`${explainFailure(error) ?? String(story)}\n`)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const { DATABASE_URL, DATA_DIR: dataDir } = settings
  const embedded = DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir, log, onLaunch: () => void loadSite() })
  const [{ openApp }, { prepareDatabase }, { startServer }] = await loadSite()
  const app = await openApp(settings, log, embedded)
  try {
    await prepareDatabase(app, log)
    const { url, stop, log: logStructured } = await startServer(app)
    const linger = settings.NODE_ENV === 'production' ? LINGER : 0
    for (const signal of SIGNALS) process.off(signal, leave)
    stopOnSignals({ log, stop: (signal) => stop(signal === 'SIGTERM' ? linger : 0) })
    await Promise.all([app.worker.start(), app.useCases.checkReadiness.execute()])
    await greet(app, url)
    write = logStructured
    // The loaded cache would only take memory now; writing it here keeps the new entries even after kill -9.
    flushCompileCache()
  } catch (error) {
    await app.close()
    throw error
  }
}

/** Most of the program, which takes as long to load as PostgreSQL takes to start: loaded in parallel. */
function loadSite() {
  return Promise.all([
    import('#infrastructure/composition/open_app.ts'),
    import('#infrastructure/composition/prepare_database.ts'),
    import('../start_server.ts'),
  ])
}

async function greet({ adapters }: App, url: string): Promise<void> {
  const demo = await adapters.professionals.findByEmail('admin@demo.local')
  if (demo)
    log('contas de demonstração: admin@demo.local, premium@demo.local, gratis@demo.local (senha demo-demo-1)')
  log(`ready on ${url}`)
}
