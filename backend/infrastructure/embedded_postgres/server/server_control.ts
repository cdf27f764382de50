import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeDurably } from '../../system/durable_file.ts'
import type { ClusterFolder } from '../cluster/cluster_folder.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { freePort, isFree, removeLeftoverPidFile, readPostmaster } from './postmaster.ts'
import { runProgram, runProgramSync, type Account, type ProgramCall } from '../system/run_program.ts'

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'shared_buffers=128MB',
  'max_connections=100',
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

/** Starts and stops the server of one cluster by pg_ctl, which gives it a session of its own. */
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

  /** Starts the server on the preferred port, or on another where somebody has that. */
  async start(preferredPort: number): Promise<void> {
    const { serverLog } = this.#folder
    if (existsSync(serverLog)) await rename(serverLog, `${serverLog}.previous`)
    await this.#startOn(() => freePort(preferredPort))
  }

  /** Starts the server where running processes look for it, and nowhere else. */
  async startAgain(port: number): Promise<void> {
    await this.#startOn(async () => ((await isFree(port)) ? port : null))
    if (this.isRunning()) return
    throw new EmbeddedPostgresError(
      `A porta ${port} de 127.0.0.1, em que os processos do site procuram o banco de dados de ${this.#folder.home}, ` +
        'está com outro programa (talvez outro PostgreSQL). Encerre-o, e o banco de dados volta; ou encerre todos os ' +
        'processos do site e ligue-os de novo, para que usem outra porta.',
    )
  }

  /** The port of the last start, if there was one. */
  async lastPort(): Promise<number | undefined> {
    const text = await readFile(this.#folder.port, 'utf8').catch(() => '')
    return Number.parseInt(text, 10) || undefined
  }

  /** A server that died on its own is as good as stopped. */
  async stop(): Promise<void> {
    if (this.isRunning()) await runProgram({ ...this.#pgCtl, args: this.#stopArgs() })
  }

  stopSync(): void {
    if (this.isRunning()) runProgramSync({ ...this.#pgCtl, args: this.#stopArgs() })
  }

  /**
   * Tries again when the port was taken in the meantime, or while the last orphans of a killed
   * server still hold its memory. Gives up without a word where there was no port.
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
