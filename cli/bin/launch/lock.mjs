import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.mjs'
import { LaunchError, log } from './launch.mjs'

const FOLDER = join(root, 'build')
const POLL_EVERY_MS = 200
const TIMEOUT_MS = 15 * 60_000

/**
 * Lets one launcher at a time install or build in this clone. A lock whose owner died is taken over.
 * The lock is a file in `folder`, made when missing.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withLock(work, folder = FOLDER) {
  const lock = join(folder, '.lock')
  const ticket = `${lock}.${process.pid}`
  writeTicket(ticket, folder)
  try {
    await take(lock, ticket)
    return await work()
  } finally {
    if (owner(lock) === process.pid) rmSync(lock, { force: true })
    rmSync(ticket, { force: true })
  }
}

/**
 * @param {string} ticket
 * @param {string} folder
 */
function writeTicket(ticket, folder) {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(ticket, String(process.pid))
  } catch (error) {
    throw new LaunchError(`Não é possível escrever em ${folder} (${codeOf(error)}).`)
  }
}

/**
 * @param {string} lock
 * @param {string} ticket
 */
async function take(lock, ticket) {
  const deadline = Date.now() + TIMEOUT_MS
  let isTold = false
  while (!tryLink(ticket, lock)) {
    if (Date.now() > deadline) {
      throw new LaunchError(`Outro processo prepara esta pasta há muito tempo; apague ${lock}.`)
    }
    const holder = owner(lock)
    if (holder && !isAlive(holder)) removeStale(lock, holder)
    else if (!isTold) log('Outro processo está instalando ou construindo aqui; aguardando…')
    isTold = true
    await pause(POLL_EVERY_MS)
  }
}

/**
 * @param {string} ticket
 * @param {string} lock
 */
function tryLink(ticket, lock) {
  try {
    linkSync(ticket, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Two waiters may see the same dead owner: the one that comes second must give back the other's new lock.
 * @param {string} lock
 * @param {number} holder
 */
function removeStale(lock, holder) {
  const aside = `${lock}.${process.pid}.stale`
  try {
    renameSync(lock, aside)
    if (owner(aside) !== holder) linkSync(aside, lock)
  } catch {
    return
  } finally {
    rmSync(aside, { force: true })
  }
}

/** @param {string} path */
function owner(path) {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code
}
