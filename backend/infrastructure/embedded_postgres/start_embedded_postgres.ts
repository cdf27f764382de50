import { existsSync } from 'node:fs'
import { realpath, readFile, chown, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { makeFolder, writeDurably, syncFolder } from '../system/durable_file.ts'
import { appDatabase, type AppDatabase, APP_ROLE, passwordOfApp } from './app_database.ts'
import { ClusterClients, ClusterMembership } from './cluster/cluster_clients.ts'
import { clusterFolder, prepareClusterFolder, type ClusterFolder } from './cluster/cluster_folder.ts'
import { withClusterLock } from './cluster/cluster_lock.ts'
import { EmbeddedPostgresError } from './embedded_postgres_error.ts'
import { runningPostmaster, removeLeftoverPidFile, readPostmaster } from './server/postmaster.ts'
import { serverAccount, serverBinaries, ServerControl } from './server/server_control.ts'
import { runProgram, type Account } from './system/run_program.ts'

export const SUPERUSER = 'postgres'

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * Returns the cluster's password. If its file is lost or empty, sets a new one, which a stopped server allows its
 * owner. Call with the cluster's lock held.
 */
async function passwordOf(
  folder: ClusterFolder,
  binaries: string,
  account: Account | undefined,
): Promise<string> {
  const kept = await readFile(folder.password, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  if (readPostmaster(folder.data))
    throw new EmbeddedPostgresError(
      `A senha do banco de dados, ${folder.password}, sumiu ou está vazia. Encerre todos os processos do site e ligue-os ` +
        'de novo: outra é feita sozinha, e nada se perde.',
    )
  return renewPassword(folder, binaries, account)
}

async function renewPassword(
  folder: ClusterFolder,
  binaries: string,
  account: Account | undefined,
): Promise<string> {
  removeLeftoverPidFile(folder.data)
  const password = newPassword()
  const { succeeded, output } = await runProgram({
    program: join(binaries, 'postgres'),
    args: ['--single', '-D', folder.data, 'postgres'],
    cwd: folder.home,
    account,
    input: [`ALTER ROLE ${SUPERUSER} PASSWORD '${password}'`, renewOfApp(passwordOfApp(password)), ''].join(
      '\n',
    ),
  })
  if (!succeeded || output.includes('ERROR:'))
    throw new EmbeddedPostgresError(`O PostgreSQL não aceitou outra senha:\n${output}`)
  await writeDurably(folder.password, password)
  return password
}

const renewOfApp = (password: string) =>
  `DO $$ BEGIN IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${APP_ROLE}') ` +
  `THEN ALTER ROLE ${APP_ROLE} PASSWORD '${password}'; END IF; END $$`

// Without these initdb takes locale and encoding from LANG, and each machine would sort differently.
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=pt-BR']
const ACCESS = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', '--no-instructions']

/**
 * Creates the cluster's files, synced by initdb, and its password. An interruption leaves nothing that looks like a
 * cluster.
 */
export async function createCluster(
  folder: ClusterFolder,
  binaries: string,
  account: Account | undefined,
): Promise<void> {
  await sweepUnfinished(folder.home)
  const unfinished = join(folder.home, `unfinished-${randomUUID()}`)
  const password = newPassword()
  await writeDurably(folder.password, password)
  const passwordForInitdb = `${unfinished}.password`
  await writePrivate(passwordForInitdb, password, account)
  const { succeeded, output } = await runProgram({
    program: join(binaries, 'initdb'),
    args: [`--pgdata=${unfinished}`, `--pwfile=${passwordForInitdb}`, ...ACCESS, ...LOCALE],
    cwd: folder.home,
    account,
  })
  await rm(passwordForInitdb, { force: true })
  if (!succeeded) throw new EmbeddedPostgresError(`O PostgreSQL não criou o banco de dados:\n${output}`)
  await rename(unfinished, folder.data)
  await syncFolder(folder.home)
}

async function sweepUnfinished(home: string): Promise<void> {
  const leftovers = (await readdir(home)).filter((name) => name.startsWith('unfinished-'))
  for (const name of leftovers) await rm(join(home, name), { recursive: true, force: true })
}

async function writePrivate(path: string, content: string, account: Account | undefined): Promise<void> {
  await writeFile(path, content, { mode: 0o600 })
  if (account) await chown(path, account.uid, account.gid)
}

const PREFERRED_PORT = 54_329
const CONNECT_ATTEMPTS = 25
const BETWEEN_ATTEMPTS_MS = 200
/** The last two are PostgreSQL's admin_shutdown and cannot_connect_now. */
const SERVER_GONE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03'])

export type EmbeddedPostgresOptions = {
  /** Created if missing; the cluster is in its `postgres`. */
  dataDir: string
  /** Preferred TCP port on 127.0.0.1 (default 54329); otherwise a free one. */
  port?: number
  /** For tests: faster, but a crash may lose the last writes. */
  ephemeral?: boolean
  /** Called each time a server starts, for parallel work. */
  onLaunch?: () => void
  log: (line: string) => void
}

export type EmbeddedPostgres = AppDatabase & {
  /** Leaves the cluster, and stops the server if nobody else uses it. Idempotent. */
  release(): Promise<void>
}

/**
 * Joins the PostgreSQL server of `dataDir`; starts it and creates its cluster if needed. Processes may share it; the
 * last to release stops it. If a process dies without releasing, the server stays, and the next process to start takes
 * it over. If the server dies, the first process to notice restarts it on the same port.
 * @throws EmbeddedPostgresError with cause and cure in Portuguese.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await makeDataDir(options.dataDir)
  return withClusterLock(dataDir, () => joinCluster(dataDir, options))
}

async function joinCluster(dataDir: string, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, ephemeral = false, onLaunch } = options
  const account = serverAccount(clusterFolder(dataDir).data)
  const [folder, binaries] = await Promise.all([
    prepareClusterFolder(dataDir, account, log),
    serverBinaries(account),
  ])
  if (!existsSync(folder.data)) {
    log('Criando o banco de dados…')
    await createCluster(folder, binaries, account)
  }
  const control = new ServerControl({ folder, binaries, account, ephemeral, onLaunch })
  const membership = new ClusterMembership({
    dataDir,
    clients: new ClusterClients(folder.clients),
    control,
    log,
  })
  try {
    const password = await passwordOf(folder, binaries, account)
    const port = await membership.portOfOthers()
    const start = () => (port ? control.startAgain(port) : control.start(options.port ?? PREFERRED_PORT))
    const database = await connect(folder, start, password)
    membership.keepServerOn(Number(new URL(database.connectionUrl).port))
    return { ...database, release: () => membership.leave() }
  } catch (error) {
    await membership.leaveUnderLock()
    throw error
  }
}

/** A just killed server looks alive for a moment, but no longer answers. */
async function connect(
  folder: ClusterFolder,
  start: () => Promise<void>,
  password: string,
): Promise<AppDatabase> {
  for (let attemptsLeft = CONNECT_ATTEMPTS; ; attemptsLeft -= 1) {
    if (!(await runningPostmaster(folder.data))) await start()
    const server = await runningPostmaster(folder.data)
    try {
      if (server)
        return await appDatabase(new URL(`postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}`))
    } catch (error) {
      if (attemptsLeft <= 0 || !isServerGone(error)) throw error
    }
    await pause(BETWEEN_ATTEMPTS_MS)
  }
}

function isServerGone(error: unknown): boolean {
  return SERVER_GONE_CODES.has((error as NodeJS.ErrnoException).code ?? '')
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await makeFolder(dataDir)
    return await realpath(dataDir)
  } catch (cause) {
    const message = `Não foi possível criar a pasta ${dataDir}. Dê permissão de escrita ou escolha outra em DATA_DIR.`
    throw new EmbeddedPostgresError(message, { cause })
  }
}
