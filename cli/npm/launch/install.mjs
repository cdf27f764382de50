import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { root } from './root.mjs'
import { runChild, runSameNode } from './run_child.mjs'
import { LaunchError, log } from './launch.mjs'

const LOCKFILE = join(root, 'package-lock.json')
const INSTALLED_LOCKFILE = join(root, 'node_modules', '.package-lock.json')
const STAMP = join(root, 'node_modules', '.lockfile-hash')
const CI = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * @typedef {string | string[]} Names
 * @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, os?: Names, cpu?: Names }} Package
 * @typedef {{ optionalDependencies: Record<string, string> }} Project
 * @typedef {Record<string, Package> & { '': Package & Project }} Packages by their path, the project itself by ''.
 */

/** Installs what the lockfile names, unless it is there already. `development: false` does without dev packages. */
export async function ensureInstalled({ development = true } = {}) {
  const lockfile = readFileSync(LOCKFILE)
  const hash = createHash('sha256').update(lockfile).digest('hex')
  if (read(STAMP) === hash) return
  /** @type {{ packages: Packages }} */
  const { packages } = JSON.parse(lockfile.toString())
  if (isInstalledByHand(packages, development)) {
    if (development) writeStamp(hash)
    return
  }
  await withLock(async () => {
    if (read(STAMP) === hash) return
    log('Instalando as dependências…')
    if ((await runNpm(CI)) !== 0) throw new LaunchError('A instalação das dependências falhou (npm ci).')
    writeStamp(hash)
  })
}

/**
 * Somebody ran npm themselves: what npm noted down must agree with the lockfile.
 * @param {Packages} packages
 * @param {boolean} development
 */
function isInstalledByHand(packages, development) {
  /** @type {{ packages: Record<string, Package> }} */
  const { packages: installed } = JSON.parse(read(INSTALLED_LOCKFILE) ?? '{"packages":{}}')
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && isNeeded(path, entry, packages[''], development))
    .every(([path, entry]) => installed[path]?.version === entry.version)
}

/**
 * @param {string} path
 * @param {Package} entry
 * @param {Project} project
 * @param {boolean} development
 */
function isNeeded(path, entry, project, development) {
  if (entry.dev || entry.devOptional) return development && !entry.optional && !entry.devOptional
  if (!entry.optional) return true
  const isOurs = path.replace('node_modules/', '') in project.optionalDependencies
  return isOurs && [entry.os].flat().includes(process.platform) && [entry.cpu].flat().includes(process.arch)
}

/** @param {string[]} args */
function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return runSameNode([npm, ...args], { quiet: true })
  return runChild(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true })
}

/** @param {string} hash */
function writeStamp(hash) {
  try {
    writeFileSync(STAMP, hash)
  } catch {
    log(`Não foi possível escrever ${STAMP}; a conferência será refeita na próxima vez.`)
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
