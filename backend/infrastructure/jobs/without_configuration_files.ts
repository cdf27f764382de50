import module, { createRequire } from 'node:module'

/**
 * graphile-worker would look for a configuration in the current folder and every one above it, and run what it finds as
 * JavaScript: whoever may write there could run code as the operator. It asks cosmiconfig for that, which here finds
 * nothing. Import this before graphile-worker.
 */
const ofGraphileWorker = createRequire(import.meta.resolve('graphile-worker'))
const path = ofGraphileWorker.resolve('cosmiconfig')
const findsNothing = new module.Module(path)
findsNothing.exports = { cosmiconfigSync: () => ({ search: () => null }) }
findsNothing.loaded = true
ofGraphileWorker.cache[path] = findsNothing
