import { readEnvFile } from './cli/bin/launch/env_file.mjs'
import { ensureInstalled } from './cli/bin/launch/install.mjs'
import { launch } from './cli/bin/launch/launch.mjs'
import { isNode24 } from './cli/bin/launch/node24.mjs'
import { runNode } from './cli/bin/launch/run_child.mjs'

const CONSOLE = 'backend/infrastructure/server/bin/console.ts'

await launch(async () => {
  readEnvFile()
  await ensureInstalled()
  if (!isNode24) return runNode([CONSOLE, ...process.argv.slice(2)], { interactive: true })
  await import(`./${CONSOLE}`)
  return process.exitCode
})
