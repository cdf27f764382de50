import { setTimeout as pause } from 'node:timers/promises'
import type { ServerControl } from '../server/server_control.ts'
import { withClusterLock } from './cluster_lock.ts'

const LOOK_EVERY_MS = 500

interface KeeperDependencies {
  dataDir: string
  control: ServerControl
  log: (line: string) => void
}

/**
 * Starts the server again when it is gone: killed, out of memory, or ended by itself on a full disk, once there is room.
 * Every process that uses the cluster looks; the first one to see it does it, and always on the port where all of them
 * look for it.
 */
export class ServerKeeper {
  readonly #dataDir: string
  readonly #control: ServerControl
  readonly #log: (line: string) => void
  readonly #stopping = new AbortController()
  #lastFailure = ''

  constructor({ dataDir, control, log }: KeeperDependencies) {
    this.#dataDir = dataDir
    this.#control = control
    this.#log = log
  }

  /** Does not keep the process alive. */
  start(port: number): void {
    void this.#watch(port)
  }

  stop(): void {
    this.#stopping.abort()
  }

  async #watch(port: number): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted || this.#control.isRunning()) continue
      await withClusterLock(this.#dataDir, () => this.#startAgain(port)).catch((error) => this.#report(error))
    }
  }

  async #startAgain(port: number): Promise<void> {
    if (this.#stopping.signal.aborted || this.#control.isRunning()) return
    if (!this.#lastFailure) this.#log('O PostgreSQL embutido parou sozinho; ligando-o de novo…')
    await this.#control.startAgain(port)
    this.#lastFailure = ''
    this.#log('O PostgreSQL embutido está de volta.')
  }

  /** Once for each reason, however often it is tried. */
  #report(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason !== this.#lastFailure) this.#log(reason)
    this.#lastFailure = reason
  }
}
