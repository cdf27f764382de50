import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  cpSync,
  mkdirSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { withLock } from './lock.mjs'
import { root } from './root.mjs'
import { runNode } from './run_child.mjs'
import { LaunchError, log } from './launch.mjs'

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
const SOURCES = ['frontend', 'backend/domain', 'backend/contract', 'package-lock.json', 'tsconfig.json']
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

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** @typedef {import('node:fs').Dirent & { path?: string }} Entry `path` is what Node before 20.12 has for `parentPath`. */

/**
 * Lays a .br and a .gz beside each text file of `folder`, so that the server never compresses it again.
 * @param {string} folder
 */
function precompress(folder) {
  /** @type {Entry[]} */
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))) {
    const path = join(file.parentPath ?? file.path, file.name)
    const text = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(text, SMALLEST))
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
  }
}

/** Builds whose tabs may still be open. */
const MAX_KEPT = 3
const COPIES = ['', '.br', '.gz']

const assetsIn = (/** @type {string} */ client) => join(client, 'assets')
const listIn = (/** @type {string} */ client) => join(client, '.vite', 'earlier_assets.json')

/**
 * Copies into the `fresh` client what earlier builds named by their content's hash, so that a tab that was opened
 * before a deploy still finds its code. Kept are the builds of `old` and those that it kept, three in all.
 * @param {string} old
 * @param {string} fresh
 */
export function keepEarlierAssets(old, fresh) {
  const builds = existsSync(assetsIn(old)) ? [ownAssets(old), ...earlierIn(old)].slice(0, MAX_KEPT) : []
  mkdirSync(join(fresh, '.vite'), { recursive: true })
  writeFileSync(listIn(fresh), JSON.stringify(builds))
  for (const name of new Set(builds.flat())) keep(name, old, fresh)
}

/**
 * @param {string} name
 * @param {string} old
 * @param {string} fresh
 */
function keep(name, old, fresh) {
  if (existsSync(join(assetsIn(fresh), name))) return
  for (const ending of COPIES) {
    const path = join(assetsIn(old), name + ending)
    if (existsSync(path)) cpSync(path, join(assetsIn(fresh), name + ending), { preserveTimestamps: true })
  }
}

/**
 * What the build itself made: everything but what it kept.
 * @param {string} client
 */
function ownAssets(client) {
  const named = readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')
  return readdirSync(assetsIn(client)).filter((name) => named.includes(`/${name}"`))
}

/**
 * @param {string} client
 * @returns {string[][]}
 */
function earlierIn(client) {
  return existsSync(listIn(client)) ? JSON.parse(readFileSync(listIn(client), 'utf8')) : []
}
