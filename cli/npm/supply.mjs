import { ensureInstalled } from './launch/install.mjs'
import { runNode } from './launch/run_child.mjs'
import { launch } from './launch/launch.mjs'

/** What we are made of: `npm run supply -- --licences --signatures`. */
await launch(async () => {
  await ensureInstalled()
  return runNode(['cli/npm/check_supply.ts', ...process.argv.slice(2)])
})
