import { readEnvFile } from './launch/env_file.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { runNode } from './launch/run_child.mjs'
import { launch } from './launch/launch.mjs'
import { SERVER } from './launch/node_options.mjs'

const FOLLOW_WATCHER = new URL('./launch/follow_watcher.mjs', import.meta.url).href

await launch(async () => {
  readEnvFile()
  await ensureInstalled()
  const env = { NODE_ENV: process.env.NODE_ENV ?? 'development', HOT: '1' }
  return runNode(['--watch', '--watch-preserve-output', '--import', FOLLOW_WATCHER, ...SERVER], { env })
})
