import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SERVER_FLAGS } from '../../cli/npm/launch/node_options.mjs'
import { startEmbeddedPostgres } from '#infrastructure/embedded_postgres/start_embedded_postgres.ts'
import { inspectCluster } from '#infrastructure/embedded_postgres/look_at_cluster.ts'
import { clusterFolder } from '#infrastructure/embedded_postgres/cluster/cluster_folder.ts'
import { readPostmaster } from '#infrastructure/embedded_postgres/server/postmaster.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import type { Database } from '#infrastructure/database/database.ts'

export interface Drill {
  /** What it breaks, and what must hold. */
  says: string
  run(sandbox: Sandbox, size: { writes: number; kills: number; rows: number }): Promise<void>
}

export type Variables = Record<string, string>
export type Sandbox = Awaited<ReturnType<typeof openSandbox>>
export type Site = ReturnType<typeof siteOf>

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SERVER = 'backend/infrastructure/server/bin/server.ts'
const SETTINGS = {
  ...{ NODE_ENV: 'test', HOST: '127.0.0.1', APP_URL: 'http://saude.test', LOG_LEVEL: 'error' },
  ...{ APP_KEY: 'a-key-for-drills-only-0123456789-0123456789', PASSWORD_COST: '4' },
  ...{ RATE_LIMIT_FACTOR: '10000', MONITORING_SECRET: 'a-secret-for-drills' },
}

/** Milliseconds for a PostgreSQL to obey one signal. */
const STOPS_WITHIN = 10_000

/** A folder, and the processes of the drill, each PostgreSQL among them; all of them end with it. */
export async function openSandbox(log: (line: string) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'saude-drill-'))
  // The account of PostgreSQL passes through, or its data would lie elsewhere than what the drill fills or freezes.
  await chmod(folder, 0o711)
  const undo: (() => unknown)[] = []
  const variables: Variables = { ...SETTINGS, DATA_DIR: join(folder, 'data') }
  const dataDirs = new Set<string>()
  let broken = 0
  let closing: Promise<void> | undefined

  /** What cannot be undone keeps nothing else from it. */
  async function close(): Promise<void> {
    for (const work of undo.toReversed()) {
      try {
        await work()
      } catch (error) {
        log(`  left behind: ${String(error)}`)
      }
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }

  function removeAtEnd(dataDir: string): void {
    if (!dataDirs.has(dataDir)) undo.push(() => removeCluster(dataDir))
    dataDirs.add(dataDir)
  }

  /** Runs the program of the checkout in `root`. */
  function run(
    args: readonly string[],
    { root = ROOT, ...given }: Variables & { root?: string } = {},
  ): ChildProcess {
    const env = { ...process.env, ...variables, ...given }
    if (closing) throw new Error('The drill is over.')
    removeAtEnd(env['DATA_DIR'] ?? '')
    const child = spawn(process.execPath, [...args], { cwd: root, env })
    const ended = once(child, 'close')
    undo.push(() => child.kill('SIGKILL') && ended)
    return child
  }
  return {
    folder,
    variables,
    run,
    /** Stops and removes the PostgreSQL of this folder after whatever uses it from now on. */
    removeAtEnd,
    get broken() {
      return broken
    },
    note: (what: string, seen: unknown) => log(`  ${what}: ${String(seen)}`),
    check(promise: string, holds: boolean, seen: unknown = '') {
      if (!holds) broken++
      log(`  ${holds ? '✔' : '✖'} ${promise}${seen === '' ? '' : ` (${String(seen)})`}`)
    },
    /** Done when the drill is over, the last first. */
    onEnd: (work: () => unknown) => void undo.push(work),
    /** A site of its own process, not ready yet; of another checkout where `root` and `script` say so. */
    start: ({ script = SERVER, ...given }: Variables = {}) =>
      siteOf(run([...SERVER_FLAGS, script], given), given['PORT'] ?? ''),
    /** A verb of the terminal. */
    async saude(words: readonly string[], given: Variables = {}) {
      const child = run(['cli/main.ts', ...words], given)
      const written = collect(child)
      const [code] = (await once(child, 'close')) as [number | null]
      return { code, written: written() }
    },
    /** Once, whoever calls. */
    close: () => (closing ??= close()),
  }
}

/** Whoever is killed leaves its PostgreSQL running, and for root even outside of the drill's folder. */
async function removeCluster(dataDir: string): Promise<void> {
  const { home, data } = clusterFolder(dataDir)
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const server = readPostmaster(data)
    if (!server) break
    process.kill(server.pid, signal)
    await until(async () => !readPostmaster(data), STOPS_WITHIN)
  }
  await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
}

function collect(child: ChildProcess): () => string {
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += String(chunk)))
  return () => written
}

function siteOf(child: ChildProcess, port: string) {
  const written = collect(child)
  const began = performance.now()
  const url = `http://127.0.0.1:${port}`
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    url,
    written,
    ended,
    pid: child.pid ?? 0,
    get hasEnded() {
      return child.exitCode !== null || child.signalCode !== null
    },
    /** Milliseconds from its start; throws what it wrote where it ends instead. */
    async ready(): Promise<number> {
      while (!written().includes('ready on')) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(written())
        await pause(20)
      }
      return performance.now() - began
    },
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** The database that the processes of a folder share, by their own role. */
export async function databaseIn(dataDir: string): Promise<Database> {
  const { applicationUrl } = await inspectCluster(dataDir)
  if (!applicationUrl) throw new Error(`No database in ${dataDir}`)
  return openDatabase({ url: applicationUrl, poolSize: 2 })
}

/** A PostgreSQL that the drill itself runs in its folder, and what a site needs to work on it. */
export async function clusterOf(sandbox: Sandbox) {
  const dataDir = sandbox.variables['DATA_DIR'] ?? ''
  sandbox.removeAtEnd(dataDir)
  const cluster = await startEmbeddedPostgres({ dataDir, log: () => {} })
  sandbox.onEnd(() => cluster.release())
  const variables = {
    DATABASE_URL: cluster.applicationUrl,
    DATABASE_OWNER_URL: cluster.connectionUrl,
    SEED_DEMO: '1',
  }
  return { ...cluster, variables, database: openDatabase({ url: cluster.applicationUrl, poolSize: 2 }) }
}

/** The process id of the PostgreSQL in a folder. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(join(clusterFolder(dataDir).data, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(file.split('\n')[0])
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return String(typeof address === 'object' ? address?.port : '')
}

/** Asks until `isSo`; milliseconds until then, or null after `limit`. */
export async function until(isSo: () => Promise<boolean>, limit: number): Promise<number | null> {
  const began = performance.now()
  while (performance.now() - began < limit) {
    if (await isSo().catch(() => false)) return performance.now() - began
    await pause(50)
  }
  return null
}
