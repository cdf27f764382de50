import { ensureBuilt } from './launch/build_frontend.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { runNode } from './launch/run_child.mjs'
import { launch } from './launch/launch.mjs'

/** Runs a bench that needs the built site: `npm run drill -- kill`, `npm run gallery`, `npm run lighthouse`. */
await launch(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  await ensureInstalled()
  await ensureBuilt()
  return runNode([`bench/${name}.ts`, ...args])
})
