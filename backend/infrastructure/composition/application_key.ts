import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, type Database } from '../database/database.ts'
import { makeFolder, writeDurably } from '../system/durable_file.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import type { Settings } from './settings.ts'

const NO_SUCH_TABLE = '42P01'

export function keyPathIn(dataDir: string): string {
  return join(dataDir, 'app_key')
}

/**
 * The key of the settings, or that of `DATA_DIR/app_key`, made where nobody has an account yet; processes that start
 * together agree on one. A key that was lost is never replaced by itself: what it guards would be lost with it.
 */
export async function applicationKey(
  { APP_KEY, DATA_DIR }: Pick<Settings, 'APP_KEY' | 'DATA_DIR'>,
  database: Database,
): Promise<string> {
  if (APP_KEY) return APP_KEY
  const path = keyPathIn(DATA_DIR)
  const kept = await keyIn(DATA_DIR)
  if (kept) return kept
  if (await holdsKeyedData(database)) throw new RepairableFailure(lost(path))
  return makeKey(path, DATA_DIR)
}

/** Null where the file is missing or empty. */
export async function keyIn(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(keyPathIn(dataDir), 'utf8')).trim() || null
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Whether anybody's data was written under some key. */
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

const lost = (path: string) =>
  `A chave do programa, ${path}, sumiu ou está vazia, e o banco de dados já tem dados protegidos por ela. Ponha de ` +
  'volta a cópia que você guardou, ou diga a chave em APP_KEY. Se ela se perdeu de vez, escolha outra em APP_KEY (32 ' +
  'caracteres ou mais): todos entram de novo, e quem foi apagado não será reconhecido em cópias feitas com a chave antiga.'
