import { ensureBuilt } from './launch/build_frontend.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { launch } from './launch/launch.mjs'

await launch(async () => {
  await ensureInstalled()
  await ensureBuilt()
  return 0
})
