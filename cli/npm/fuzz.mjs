import { parseArgs } from 'node:util'
import { ensureBuilt } from './launch/build_frontend.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { runNode } from './launch/run_child.mjs'
import { launch } from './launch/launch.mjs'

/** The fuzz of the API that `npm test` runs for some seconds, as long as asked: `npm run fuzz -- --cases 50000 --seed 7`. */
await launch(async () => {
  const { values } = parseArgs({
    options: { cases: { type: 'string', default: '50000' }, seed: { type: 'string' } },
  })
  await ensureInstalled()
  await ensureBuilt()
  const env = { FUZZ_CASES: values.cases, ...(values.seed && { FUZZ_SEED: values.seed }) }
  return runNode(['backend/infrastructure/server/bin/test.ts', 'api', 'fuzz.api.spec'], { env })
})
