import { openApp } from '#infrastructure/composition/open_app.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'
import { type RunningServer, startServer } from '#infrastructure/server/start_server.ts'

/** The real server on a free port over the bench's database, without limits, mails or a log. */
export async function startBenchServer(databaseUrl: string, poolSize: number): Promise<RunningServer> {
  const settings = readSettings({
    ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', SEED_DEMO: '0' },
    ...{ DATABASE_URL: databaseUrl, DATABASE_POOL: String(poolSize), RATE_LIMIT_FACTOR: '1000000' },
    ...{ APP_URL: 'http://bench.test', APP_KEY: 'a-key-for-benchmarks-only-0123456789-0123456789' },
  })
  return startServer(await openApp(settings, () => {}))
}
