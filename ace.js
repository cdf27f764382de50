import { readEnvFile } from './cli/npm/launch/env_file.mjs'
import { ensureInstalled } from './cli/npm/launch/install.mjs'
import { launch } from './cli/npm/launch/launch.mjs'
import { isNode24 } from './cli/npm/launch/node24.mjs'
import { runNode } from './cli/npm/launch/run_child.mjs'

const CONSOLE = 'backend/infrastructure/server/bin/console.ts'

await launch(async () => {
  readEnvFile()
  await ensureInstalled()
  if (!isNode24) return runNode([CONSOLE, ...process.argv.slice(2)], { interactive: true })
  await import(`./${CONSOLE}`)
  return process.exitCode
})
