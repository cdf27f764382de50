import { existsSync, realpathSync } from 'node:fs'
import { access, constants, readFile } from 'node:fs/promises'
import { APP_ROLE, APP_DATABASE, passwordOfApp } from './app_database.ts'
import { ClusterClients } from './cluster/cluster_clients.ts'
import { clusterFolder } from './cluster/cluster_folder.ts'
import { readPostmaster } from './server/postmaster.ts'

/** `dead`: the server is gone while processes of the site run; `closed`: it belongs to another system account. */
export type ClusterState = 'absent' | 'stopped' | 'dead' | 'closed' | 'running'

export interface ClusterReport {
  state: ClusterState
  /** Its folder. */
  home: string
  /** The application's URL, if the server runs. */
  applicationUrl: string | null
}

/** Reports the state of a data folder's cluster; never creates, starts or joins it. */
export async function inspectCluster(dataDir: string): Promise<ClusterReport> {
  const found = clusterFolder(existsSync(dataDir) ? realpathSync(dataDir) : dataDir)
  const saw = (state: ClusterState, applicationUrl: string | null = null) => ({
    state,
    home: found.home,
    applicationUrl,
  })
  if (await isClosed(found.home)) return saw('closed')
  if (!existsSync(found.data)) return saw('absent')
  const server = readPostmaster(found.data)
  if (!server) return saw(new ClusterClients(found.clients).hasAny() ? 'dead' : 'stopped')
  const password = passwordOfApp((await readFile(found.password, 'utf8').catch(() => '')).trim())
  return saw('running', `postgres://${APP_ROLE}:${password}@127.0.0.1:${server.port}/${APP_DATABASE}`)
}

async function isClosed(folder: string): Promise<boolean> {
  return access(folder, constants.R_OK | constants.X_OK).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'EACCES',
  )
}
