import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
