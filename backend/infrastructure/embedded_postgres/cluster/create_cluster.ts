import { randomBytes, randomUUID } from 'node:crypto'
import { readFile, chown, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably, syncFolder } from '../../system/durable_file.ts'
import { APP_ROLE, passwordOfApp } from '../app_database.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { removeLeftoverPidFile, readPostmaster } from '../server/postmaster.ts'
import { runProgram, type Account } from '../system/run_program.ts'
import type { ClusterFolder } from './cluster_folder.ts'

export const SUPERUSER = 'postgres'

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * The cluster's own password. Where its file is lost or empty, the cluster is given another one, which a stopped server
 * lets its owner do. Call under the cluster's lock.
 */
export async function passwordOf(
  folder: ClusterFolder,
  binaries: string,
  account: Account | undefined,
): Promise<string> {
  const kept = await readFile(folder.password, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  if (readPostmaster(folder.data))
    throw new EmbeddedPostgresError(
      `A senha do banco de dados, ${folder.password}, sumiu ou está vazia. Encerre todos os processos do site e ligue-os ` +
        'de novo: outra é feita sozinha, e nada se perde.',
    )
  return renewPassword(folder, binaries, account)
}

async function renewPassword(
  folder: ClusterFolder,
  binaries: string,
  account: Account | undefined,
): Promise<string> {
  removeLeftoverPidFile(folder.data)
  const password = newPassword()
  const { succeeded, output } = await runProgram({
    program: join(binaries, 'postgres'),
    args: ['--single', '-D', folder.data, 'postgres'],
    cwd: folder.home,
    account,
    input: [`ALTER ROLE ${SUPERUSER} PASSWORD '${password}'`, renewOfApp(passwordOfApp(password)), ''].join(
      '\n',
    ),
  })
  if (!succeeded || output.includes('ERROR:'))
    throw new EmbeddedPostgresError(`O PostgreSQL não aceitou outra senha:\n${output}`)
  await writeDurably(folder.password, password)
  return password
}

const renewOfApp = (password: string) =>
  `DO $$ BEGIN IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${APP_ROLE}') ` +
  `THEN ALTER ROLE ${APP_ROLE} PASSWORD '${password}'; END IF; END $$`

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
