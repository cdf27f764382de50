import { ensureInstalled } from './launch/install.mjs'
import { runNode } from './launch/run_child.mjs'
import { launch } from './launch/launch.mjs'

/** What the unit specs prove, by small changes that they must notice: `npm run mutate -- --count 200 --seed 1`. */
await launch(async () => {
  await ensureInstalled()
  return runNode(['bench/mutate.ts', ...process.argv.slice(2)])
})
