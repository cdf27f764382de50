import type { ClusterClients } from './cluster_clients.ts'
import { withClusterLock, withClusterLockSync } from './cluster_lock.ts'
import type { ServerControl } from '../server/server_control.ts'

/** One use of the cluster by this process. The last one to leave stops the server, even by process.exit(). */
export class ClusterMembership {
  readonly #dataDir: string
  readonly #clients: ClusterClients
  readonly #control: ServerControl
  readonly #note: string
  readonly #leaveAtExit = (): void => withClusterLockSync(this.#dataDir, () => this.#leaveSync())
  #hasLeft = false

  /** Call under the cluster's lock. */
  constructor(dataDir: string, clients: ClusterClients, control: ServerControl) {
    this.#dataDir = dataDir
    this.#clients = clients
    this.#control = control
    this.#note = clients.enter()
    process.once('exit', this.#leaveAtExit)
  }

  async leave(): Promise<void> {
    if (this.#hasLeft) return
    this.#hasLeft = true
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
