import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Returns the number of package.json and, in a checkout, commit and day: `0.1.0 (f8325acf0, 2026-11-28)`. */
export function programVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))
  const commit = commitOfCheckout()
  return commit ? `${version} (${commit})` : version
}

/** A container has no git and no history. */
function commitOfCheckout(): string | null {
  if (!existsSync(`${ROOT}.git`)) return null
  try {
    const line = execFileSync('git', ['log', '-1', '--format=%h, %cs'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return line.trim() || null
  } catch {
    return null
  }
}
