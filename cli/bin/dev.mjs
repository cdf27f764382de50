import { ensureInstalled } from './launch/install.mjs'
import { runNode } from './launch/run_child.mjs'
import { launch } from './launch/say.mjs'
import { SERVER } from './launch/server.mjs'

await launch(async () => {
  await ensureInstalled()
  const env = { NODE_ENV: process.env.NODE_ENV ?? 'development', HOT: '1' }
  return runNode(['--watch', '--watch-preserve-output', ...SERVER], { env })
})
