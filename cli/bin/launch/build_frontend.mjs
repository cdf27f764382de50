import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepEarlierAssets } from './earlier_assets.mjs'
import { withLock } from './lock.mjs'
import { root } from './root.mjs'
import { precompress } from './precompress.mjs'
import { runNode } from './run_child.mjs'
import { LaunchError, log } from './launch.mjs'

/** @import { Entry } from './precompress.mjs' */

const VITE = ['node_modules/vite/bin/vite.js', 'build', '-c', 'frontend/vite.config.ts', '--logLevel', 'warn']
const PARTS = ['client', 'server']
const built = (/** @type {string} */ part) => join(root, 'build', part)
const next = (/** @type {string} */ part) => join(root, 'build', 'next', part)
const BUILDS = [
  [...VITE, '--emptyOutDir', '--outDir', next('client')],
  [
    ...VITE,
    '--emptyOutDir',
    '--outDir',
    next('server'),
    '--ssr',
    join(root, 'frontend', 'app', 'entry_server.tsx'),
  ],
]
const SOURCES = [
  'frontend',
  'backend/domain',
  'backend/infrastructure/http/contract',
  'package-lock.json',
  'tsconfig.json',
]
const NOT_BUILT = /(^|\/)(e2e|testing)\/|\.spec\.tsx?$/
const STAMP = join(root, 'build', '.stamp')

/** Builds the screens, for the browser and for the server, unless the build is of these very sources. */
export async function ensureBuilt() {
  const hash = hashOfSources()
  if (isBuilt(hash)) return
  await withLock(async () => {
    if (isBuilt(hash)) return
    log('Construindo as telas…')
    for (const build of BUILDS) {
      const code = await runNode(build, { env: { NODE_ENV: 'production' }, quiet: true })
      if (code !== 0) throw new LaunchError('A construção das telas falhou (vite build).', code)
    }
    precompress(next('client'))
    keepEarlierAssets(built('client'), next('client'))
    rmSync(STAMP, { force: true })
    for (const part of PARTS) replace(built(part), next(part))
    writeFileSync(STAMP, hash)
  })
}

/**
 * @param {string} old
 * @param {string} fresh
 */
function replace(old, fresh) {
  rmSync(old, { recursive: true, force: true })
  renameSync(fresh, old)
}

/** @param {string} hash */
function isBuilt(hash) {
  const areThere = [STAMP, ...PARTS.map(built)].every((path) => existsSync(path))
  return areThere && readFileSync(STAMP, 'utf8') === hash
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesOf).filter((file) => !NOT_BUILT.test(file))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} source */
function filesOf(source) {
  const path = join(root, source)
  if (!existsSync(path)) return []
  if (source.includes('.')) return [source]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((/** @type {Entry} */ entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length)
        .replaceAll('\\', '/'),
    )
    .sort()
}
