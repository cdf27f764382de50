import type { ClusterClients } from './cluster_clients.ts'
import { withClusterLock, withClusterLockSync } from './cluster_lock.ts'
import { ServerKeeper } from './server_keeper.ts'
import type { ServerControl } from '../server/server_control.ts'

interface MembershipDependencies {
  dataDir: string
  clients: ClusterClients
  control: ServerControl
  log: (line: string) => void
}

/** One use of the cluster by this process. The last one to leave stops the server, even by process.exit(). */
export class ClusterMembership {
  readonly #dataDir: string
  readonly #clients: ClusterClients
  readonly #control: ServerControl
  readonly #note: string
  readonly #keeper: ServerKeeper
  readonly #leaveAtExit = (): void => withClusterLockSync(this.#dataDir, () => this.#leaveSync())
  #hasLeft = false

  /** Call under the cluster's lock. */
  constructor({ dataDir, clients, control, log }: MembershipDependencies) {
    this.#dataDir = dataDir
    this.#clients = clients
    this.#control = control
    this.#keeper = new ServerKeeper({ dataDir, control, log })
    this.#note = clients.enter()
    process.once('exit', this.#leaveAtExit)
  }

  /** The port on which others look for the server by now; undefined where nobody else uses the cluster. */
  async portOfOthers(): Promise<number | undefined> {
    return this.#clients.hasOthersThan(this.#note) ? this.#control.lastPort() : undefined
  }

  /** From now on a server that is gone is started again on this port. */
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
