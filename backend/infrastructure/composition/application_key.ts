import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../database/database.ts'

/** The key in `dataDir/app_key`, made at the first start; two processes that start together agree on one. */
export async function generatedKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'app_key')
  await mkdir(dataDir, { recursive: true })
  try {
    const key = randomBytes(32).toString('base64url')
    await writeFile(path, key, { flag: 'wx', mode: 0o600 })
    return key
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return (await readFile(path, 'utf8')).trim()
  }
}
