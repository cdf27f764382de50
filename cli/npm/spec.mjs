import { ensureBuilt } from './launch/build_frontend.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { runNode } from './launch/run_child.mjs'
import { launch } from './launch/launch.mjs'

/** Runs the spec files of a suite whose path holds one of the words: `npm run spec -- unit review`. */
await launch(async () => {
  const [suite, ...words] = process.argv.slice(2)
  await ensureInstalled()
  if (suite === 'api') await ensureBuilt()
  return runNode(['backend/infrastructure/server/bin/test.ts', ...(suite ? [suite] : []), ...words])
})
