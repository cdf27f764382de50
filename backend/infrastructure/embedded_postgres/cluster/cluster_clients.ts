import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerControl } from '../server/server_control.ts'
import { lifeOf } from '../system/run_program.ts'
import { withClusterLock, withClusterLockSync } from './cluster_lock.ts'

const CHECK_EVERY_MS = 500

interface KeeperDependencies {
  dataDir: string
  control: ServerControl
  log: (line: string) => void
}

/**
 * Restarts a server that was killed, ran out of memory or stopped on a full disk (once there is space). Every process
 * of the cluster checks; the first to notice restarts it, always on the port where all expect it.
 */
class ServerKeeper {
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
      await pause(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
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

  /** Logs each reason once. */
  #report(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason !== this.#lastFailure) this.#log(reason)
    this.#lastFailure = reason
  }
}

interface MembershipDependencies {
  dataDir: string
  clients: ClusterClients
  control: ServerControl
  log: (line: string) => void
}

/** One use of the cluster by this process. The last use to end stops the server, even by process.exit(). */
export class ClusterMembership {
  readonly #dataDir: string
  readonly #clients: ClusterClients
  readonly #control: ServerControl
  readonly #note: string
  readonly #keeper: ServerKeeper
  readonly #leaveAtExit = (): void => withClusterLockSync(this.#dataDir, () => this.#leaveSync())
  #hasLeft = false

  /** Call with the cluster's lock held. */
  constructor({ dataDir, clients, control, log }: MembershipDependencies) {
    this.#dataDir = dataDir
    this.#clients = clients
    this.#control = control
    this.#keeper = new ServerKeeper({ dataDir, control, log })
    this.#note = clients.enter()
    process.once('exit', this.#leaveAtExit)
  }

  /** Returns the port where other processes expect the server; undefined without others. */
  async portOfOthers(): Promise<number | undefined> {
    return this.#clients.hasOthersThan(this.#note) ? this.#control.lastPort() : undefined
  }

  /** From now on restarts a lost server on this port. */
  keepServerOn(port: number): void {
    this.#keeper.start(port)
  }

  async leave(): Promise<void> {
    if (this.#hasLeft) return
    this.#hasLeft = true
    this.#keeper.stop()
    await withClusterLock(this.#dataDir, () => this.leaveUnderLock())
  }

  async leaveUnderLock(): Promise<void> {
    this.#hasLeft = true
    process.off('exit', this.#leaveAtExit)
    if (this.#clients.leave(this.#note)) await this.#control.stop()
  }

  #leaveSync(): void {
    if (this.#clients.leave(this.#note)) this.#control.stopSync()
  }
}

/**
 * Registers the users of the cluster: one note per use with its process's identity. Removes notes of processes that
 * died without leaving. Call with the cluster's lock held.
 */
export class ClusterClients {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Returns the note to pass to `leave`. */
  enter(): string {
    mkdirSync(this.#folder, { recursive: true })
    const note = join(this.#folder, randomUUID())
    writeFileSync(note, lifeOf(process.pid) ?? '')
    return note
  }

  /** Returns whether another living process than this note's uses the cluster. */
  hasOthersThan(note: string): boolean {
    return this.#sweep() > (existsSync(note) ? 1 : 0)
  }

  /** The same for any process, without removing notes. */
  hasAny(): boolean {
    return this.#notes().some((note) => isLiving(readNote(note)))
  }

  /** Returns whether that was the last living client. */
  leave(note: string): boolean {
    rmSync(note, { force: true })
    return this.#sweep() === 0
  }

  #sweep(): number {
    const notes = this.#notes()
    const dead = notes.filter((note) => !isLiving(readNote(note)))
    for (const note of dead) rmSync(note, { force: true })
    return notes.length - dead.length
  }

  #notes(): string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder).map((name) => join(this.#folder, name))
  }
}

/** Empty if its process removed it meanwhile. */
function readNote(note: string): string {
  return existsSync(note) ? readFileSync(note, 'utf8') : ''
}

function isLiving(life: string): boolean {
  return life !== '' && lifeOf(Number.parseInt(life, 10)) === life
}
