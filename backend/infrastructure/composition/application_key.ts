import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keyCheckOf } from '#application/operations/backups.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { codeOf, type Database } from '../database/database.ts'
import { HmacKeyedHasher } from '../security/node_crypto.ts'
import { makeFolder, writeDurably } from '../system/durable_file.ts'
import type { Settings } from './settings.ts'

const NO_SUCH_TABLE = '42P01'

export function keyPathIn(dataDir: string): string {
  return join(dataDir, 'app_key')
}

/**
 * Returns the settings' key, or that of `DATA_DIR/app_key`, created only before there is an account; processes that
 * start together agree on one. A lost key is never replaced automatically: the data it protects would be lost too.
 */
export async function applicationKey(
  { APP_KEY, DATA_DIR }: Pick<Settings, 'APP_KEY' | 'DATA_DIR'>,
  database: Database,
): Promise<string> {
  if (APP_KEY) return APP_KEY
  const path = keyPathIn(DATA_DIR)
  const stored = await keyIn(DATA_DIR)
  if (stored) return stored
  if (await holdsKeyedData(database)) throw new RepairableFailure(lost(path))
  return makeKey(path, DATA_DIR)
}

/** Returns null if the file is missing or empty. */
export async function keyIn(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(keyPathIn(dataDir), 'utf8')).trim() || null
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Returns whether any data was written with a key. */
export async function holdsKeyedData(database: Database): Promise<boolean> {
  try {
    const found = await database.row<{ used: boolean }>(
      'select exists (select from professionals) or exists (select from erasures) as used',
    )
    return found?.used ?? false
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return false
    throw error
  }
}

/** Records the key of the data unless one is recorded. Returns whether it is this one. */
export async function noteKey(database: Database, key: string): Promise<boolean> {
  await database.rows('insert into key_fingerprint (fingerprint) values (?) on conflict do nothing', [
    fingerprintOf(key),
  ])
  return isKeyOfData(database, key)
}

/** Makes this the key of the data. */
export async function acceptKey(database: Database, key: string): Promise<void> {
  await database.rows(
    `insert into key_fingerprint (fingerprint) values (?)
     on conflict (only_one) do update set fingerprint = excluded.fingerprint`,
    [fingerprintOf(key)],
  )
}

/** Returns false only if the data is known to use another key. */
export async function isKeyOfData(database: Database, key: string): Promise<boolean> {
  try {
    const noted = await database.row<{ fingerprint: string }>('select fingerprint from key_fingerprint')
    return !noted || noted.fingerprint === fingerprintOf(key)
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return true
    throw error
  }
}

const fingerprintOf = (key: string) => keyCheckOf(new HmacKeyedHasher(key))

async function makeKey(path: string, dataDir: string): Promise<string> {
  await makeFolder(dataDir)
  const key = randomBytes(32).toString('base64url')
  try {
    await writeDurably(path, key, { isNew: true })
    return key
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const made = await keyIn(dataDir)
  if (made) return made
  await rm(path)
  return makeKey(path, dataDir)
}

export const OTHER_KEY_CURE =
  'Ponha de volta a chave antiga (a cópia de app_key, ou APP_KEY como era). Se ela se perdeu de vez, rode ' +
  'saude db migrate --accept-key: todos entram de novo, e cópias feitas com a antiga não voltam mais.'

const lost = (path: string) =>
  `A chave do programa, ${path}, sumiu ou está vazia, e o banco de dados já tem dados protegidos por ela. Ponha de ` +
  'volta a cópia que você guardou, ou diga a chave em APP_KEY. Se ela se perdeu de vez, escolha outra em APP_KEY (32 ' +
  'caracteres ou mais): todos entram de novo, e quem foi apagado não será reconhecido em cópias feitas com a chave antiga.'
