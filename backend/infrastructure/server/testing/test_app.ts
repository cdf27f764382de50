import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApp, type App } from '#infrastructure/composition/open_app.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import type { Operation } from '#infrastructure/http/operation.ts'
import { startServer } from '../start_server.ts'
import { checkAnswer } from './check_answer.ts'

export interface TestApp {
  app: App
  /** Connected as the owner of the tables, unlike the app. */
  owner: Database
  /** http://localhost:PORT */
  url: string
  routes: readonly string[]
  operations: readonly Operation[]
  /** Fetches a path without following redirects; throws when the response does not match its operation. */
  call(path: string, init?: RequestInit): Promise<Response>
  /** Posts JSON like our own screens. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** The effect of SIGTERM. */
  stop(linger?: number): Promise<void>
  close(): Promise<void>
}

/** Opens the real server with an own database, by default without rate limits and with cheap password hashes. */
export async function openTestApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const { database, applicationUrl, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'saude-app-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    APP_KEY: 'a-key-for-tests-only-0123456789-0123456789',
    APP_URL: 'http://saude.test',
    DATABASE_URL: applicationUrl,
    DATABASE_OWNER_URL: database.url,
    DATA_DIR: folder,
    PASSWORD_COST: '4',
    RATE_LIMIT_FACTOR: '1000',
    TIME_LIMIT_FACTOR: '30',
    PAGE_CACHE_MB: '0',
    LOG_LEVEL: 'silent',
    ...variables,
  })
  const app = await openApp(settings, () => {})
  const { url, routes, operations, stop } = await startServer(app)
  let stopped: Promise<void> | undefined
  const stopOnce = (linger?: number) => (stopped ??= stop(linger))
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', ...init })
    await checkAnswer(operations, { method: init.method ?? 'GET', path }, answer)
    return answer
  }
  return {
    app,
    owner: database,
    url,
    routes,
    operations,
    call,
    post: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    stop: stopOnce,
    async close() {
      await stopOnce()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
