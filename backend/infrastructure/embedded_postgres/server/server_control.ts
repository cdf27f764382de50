import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterFolder } from '../cluster/cluster_folder.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { freePort } from './free_port.ts'
import { removeLeftoverPidFile } from './leftover_pid_file.ts'
import { readPostmaster } from './postmaster.ts'
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

/** Starts and stops the server of one cluster by pg_ctl, which gives it a session of its own. */
export class ServerControl {
  readonly #folder: ClusterFolder
  readonly #pgCtl: Omit<ProgramCall, 'args'>

  constructor(folder: ClusterFolder, binaries: string, account: Account | undefined) {
    this.#folder = folder
    this.#pgCtl = { program: join(binaries, 'pg_ctl'), cwd: folder.home, account }
  }

  /**
   * Tries again when the port was taken in the meantime, or while the last orphans of a killed
   * server still hold its memory.
   */
  async start(preferredPort: number, ephemeral: boolean): Promise<void> {
    await this.#keepPreviousLog()
    let failure = ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      removeLeftoverPidFile(this.#folder.data)
      const port = await freePort(preferredPort)
      const { succeeded, output } = await runProgram({
        ...this.#pgCtl,
        args: this.#startArgs(port, ephemeral),
      })
      if (succeeded) return
      failure = output
      await pause(BETWEEN_ATTEMPTS_MS)
    }
    throw new EmbeddedPostgresError(`O PostgreSQL não iniciou:\n${failure}\n${await this.#endOfLog()}`)
  }

  /** A server that died on its own is as good as stopped. */
  async stop(): Promise<void> {
    if (readPostmaster(this.#folder.data)) await runProgram({ ...this.#pgCtl, args: this.#stopArgs() })
  }

  stopSync(): void {
    if (readPostmaster(this.#folder.data)) runProgramSync({ ...this.#pgCtl, args: this.#stopArgs() })
  }

  #startArgs(port: number, ephemeral: boolean): string[] {
    const settings = [...SETTINGS, ...(ephemeral ? EPHEMERAL_SETTINGS : []), `port=${port}`]
    const options = settings.map((setting) => `-c ${setting}`).join(' ')
    return ['start', '-D', this.#folder.data, '-l', this.#folder.serverLog, '-w', '-t', '60', '-o', options]
  }

  #stopArgs(): string[] {
    return ['stop', '-D', this.#folder.data, '-m', 'fast', '-w', '-t', '60']
  }

  async #keepPreviousLog(): Promise<void> {
    const { serverLog } = this.#folder
    if (existsSync(serverLog)) await rename(serverLog, `${serverLog}.previous`)
  }

  async #endOfLog(): Promise<string> {
    const log = await readFile(this.#folder.serverLog, 'utf8').catch(() => '')
    return log.split('\n').slice(-12).join('\n')
  }
}
