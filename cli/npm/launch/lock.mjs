import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { LockHeld, withProcessLock } from '../../../backend/infrastructure/system/process_lock.mjs'
import { root } from './root.mjs'
import { LaunchError, log } from './launch.mjs'

const FOLDER = join(root, 'build')
const TIMEOUT_MS = 15 * 60_000

/**
 * Lets one launcher at a time install or build in this clone.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withLock(work, folder = FOLDER) {
  const path = join(folder, '.lock')
  const onWait = () => log('Outro processo está instalando ou construindo aqui; aguardando…')
  try {
    mkdirSync(folder, { recursive: true })
    return await withProcessLock({ path, timeout: TIMEOUT_MS, onWait }, work)
  } catch (error) {
    if (error instanceof LockHeld)
      throw new LaunchError(`Outro processo prepara esta pasta há muito tempo; apague ${path}.`)
    const { code, path: place } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code && place?.startsWith(path))
      throw new LaunchError(`Não é possível escrever em ${folder} (${code}).`)
    throw error
  }
}
