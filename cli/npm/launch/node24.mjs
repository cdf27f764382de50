import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { LaunchError } from './launch.mjs'

const NEEDED_MAJOR = 24

export const isNode24 = Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR
export const compileCache = join(root, 'node_modules', '.cache', 'node-compile')

/** The program that runs TypeScript: this Node when it is new enough, else the one that the lockfile brings. */
export function node24() {
  if (isNode24) return process.execPath
  const system = process.platform === 'win32' ? 'win' : process.platform
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const bundled = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', program)
  if (existsSync(bundled)) return bundled
  throw new LaunchError(
    `É preciso o Node ${NEEDED_MAJOR} ou mais novo; este é o ${process.versions.node}, e não há um pronto ` +
      `para ${process.platform}-${process.arch}. Instale-o (https://nodejs.org) e rode de novo.`,
  )
}
