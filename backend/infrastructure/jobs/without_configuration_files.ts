import module, { createRequire } from 'node:module'

/**
 * graphile-worker would search the current folder and all its parents for a configuration and execute it as JavaScript:
 * whoever may write there could run code as the operator. It uses cosmiconfig for that, which this makes find nothing.
 * Import it before graphile-worker.
 */
const ofGraphileWorker = createRequire(import.meta.resolve('graphile-worker'))
const path = ofGraphileWorker.resolve('cosmiconfig')
const findsNothing = new module.Module(path)
findsNothing.exports = { cosmiconfigSync: () => ({ search: () => null }) }
findsNothing.loaded = true
ofGraphileWorker.cache[path] = findsNothing
