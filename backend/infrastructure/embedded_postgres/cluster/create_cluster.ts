import { randomUUID } from 'node:crypto'
import { chown, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from '../../system/durable_file.ts'
import type { ClusterFolder } from './cluster_folder.ts'
import { newPassword, SUPERUSER } from './superuser_password.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { runProgram, type Account } from '../system/run_program.ts'

// Without these initdb takes locale and encoding from LANG, and each machine would sort differently.
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=pt-BR']
const ACCESS = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', '--no-instructions']

/**
 * Makes the cluster's files, which initdb syncs, and its password. A break in between leaves nothing that passes for a
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
