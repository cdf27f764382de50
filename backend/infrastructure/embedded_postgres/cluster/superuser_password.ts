import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../../system/durable_file.ts'
import { APP_ROLE, passwordOfApp } from '../app_database.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { removeLeftoverPidFile } from '../server/leftover_pid_file.ts'
import { readPostmaster } from '../server/postmaster.ts'
import { runProgram, type Account } from '../system/run_program.ts'
import type { ClusterFolder } from './cluster_folder.ts'

export const SUPERUSER = 'postgres'

export function newPassword(): string {
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
