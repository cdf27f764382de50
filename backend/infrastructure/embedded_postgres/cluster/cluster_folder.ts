import { randomUUID } from 'node:crypto'
import { lstatSync, realpathSync } from 'node:fs'
import { chown, mkdir, realpath, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { type Account, runProgram } from '../system/run_program.ts'

export type ClusterFolder = {
  home: string
  data: string
  clients: string
  serverLog: string
  password: string
  /** The file with the server's last TCP port. */
  port: string
}

/** Returns the cluster's folder: `postgres` in the data folder, or the target of that link. */
export function clusterFolder(dataDir: string): ClusterFolder {
  const named = join(dataDir, 'postgres')
  const home = isPresent(named) ? realpathSync(named) : named
  return {
    home,
    data: join(home, 'data'),
    clients: join(home, 'clients'),
    serverLog: join(home, 'server.log'),
    password: join(home, 'password'),
    port: join(home, 'port'),
  }
}

/**
 * Creates the cluster's folder if missing. If the server's account cannot reach it (a clone under /root), it becomes a
 * link to a folder under /var/lib/saude-perto; `log` reports that.
 */
export async function prepareClusterFolder(
  dataDir: string,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<ClusterFolder> {
  const { home } = clusterFolder(dataDir)
  if (!isPresent(home)) await makeHome(home, account, log)
  if (account && !(await canEnter(await realpath(home), account))) {
    throw new EmbeddedPostgresError(
      `A conta de sistema do PostgreSQL não alcança ${home}. Dê passagem às pastas acima dela (chmod o+x) ` +
        'ou escolha outra pasta em DATA_DIR.',
    )
  }
  return clusterFolder(dataDir)
}

async function makeHome(
  home: string,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<void> {
  await rm(home, { force: true })
  await makePrivate(home, account)
  if (!account || (await canEnter(home, account))) return
  await rm(home, { recursive: true })
  const elsewhere = await inSharedPlace(`cluster-${randomUUID()}`)
  await makePrivate(elsewhere, account)
  await symlink(elsewhere, home)
  log(`O PostgreSQL, que não roda como root, não alcança ${home}: os dados ficam em ${elsewhere}.`)
}

async function makePrivate(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}

/** A link without a target counts as absent. */
function isPresent(path: string): boolean {
  try {
    lstatSync(realpathSync(path))
    return true
  } catch {
    return false
  }
}

const SHARED_PLACE = '/var/lib/saude-perto'

/** A folder of root that every account may enter, for files that a server account cannot reach elsewhere. */
export async function inSharedPlace(name: string): Promise<string> {
  await mkdir(SHARED_PLACE, { recursive: true, mode: 0o755 })
  return join(SHARED_PLACE, name)
}

/** Asks the system itself, since modes, ACLs and mounts all matter. */
async function canEnter(folder: string, account: Account): Promise<boolean> {
  const call = { program: '/bin/sh', args: ['-c', 'cd "$1"', 'sh', folder], cwd: '/', account }
  return (await runProgram(call)).succeeded
}
