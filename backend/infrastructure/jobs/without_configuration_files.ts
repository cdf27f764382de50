import { registerHooks } from 'node:module'

/**
 * graphile-worker would search the current folder and all its parents for a configuration and execute it as JavaScript:
 * whoever may write there could run code as the operator. It uses cosmiconfig for that, and gets this module instead.
 * Import it before graphile-worker.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'cosmiconfig' ? { url: import.meta.url, shortCircuit: true } : next(specifier, context),
})

/** @public What graphile-worker imports. */
export const cosmiconfigSync = () => ({ search: () => null })
