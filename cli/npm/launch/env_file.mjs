import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchError } from './launch.mjs'
import { root } from './root.mjs'

/**
 * Takes settings from the `.env` beside `.env.example`; those of the environment come first. Tests, which set NODE_ENV to
 * `test`, never read it: it is the developer's.
 */
export function readEnvFile(folder = root) {
  const path = join(folder, '.env')
  if (process.env.NODE_ENV === 'test' || !existsSync(path)) return
  if (!process.loadEnvFile)
    throw new LaunchError(
      `Há um .env, que o Node ${process.versions.node} não lê. Use o Node 20.12 ou mais novo, ou ponha as variáveis no ambiente.`,
    )
  try {
    process.loadEnvFile(path)
  } catch (error) {
    throw new LaunchError(
      `Não foi possível ler ${path} (${/** @type {NodeJS.ErrnoException} */ (error).code}).`,
    )
  }
}
