import { ensureBuilt } from './launch/build_frontend.mjs'
import { readEnvFile } from './launch/env_file.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { runNode } from './launch/run_child.mjs'
import { launch } from './launch/launch.mjs'
import { SERVER, SERVER_ENV } from './launch/node_options.mjs'

await launch(async () => {
  readEnvFile()
  await ensureInstalled()
  await ensureBuilt()
  return runNode(SERVER, { env: { ...SERVER_ENV, NODE_ENV: process.env.NODE_ENV ?? 'development' } })
})
