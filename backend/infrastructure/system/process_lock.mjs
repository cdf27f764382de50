import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets one process at a time do its work. Plain JavaScript without packages, because the launchers install with it. A
 * lock is a file with its owner's process id: the lock of a dead process is taken over, whatever the clock says.
 */

const POLL_EVERY_MS = 100

/** The lock stayed with a living process for longer than the waiting time. */
export class LockHeld extends Error {}

/**
 * Waits for the lock, does the work and gives it back. Throws `LockHeld` after `timeout` milliseconds, and the file
 * system's error where the file cannot be written.
 * @template T
 * @param {{ path: string, timeout: number, onWait?: () => void }} lock
 * @param {() => Promise<T>} work
 */
export async function withProcessLock({ path, timeout, onWait }, work) {
  const deadline = Date.now() + timeout
  for (let tries = 0; !tryTake(path); tries++) {
    if (Date.now() > deadline) throw new LockHeld(path)
    if (tries === 1) onWait?.()
    await pause(POLL_EVERY_MS)
  }
  try {
    return await work()
  } finally {
    giveBack(path)
  }
}

/**
 * The same without waiting, for a process that exits: does nothing if another one has the lock.
 * @param {string} path
 * @param {() => void} work
 */
export function withProcessLockSync(path, work) {
  if (!tryTake(path)) return
  try {
    work()
  } finally {
    giveBack(path)
  }
}

let tickets = 0

/**
 * Takes the lock, or takes a dead owner's away for the next try.
 * @param {string} path
 */
function tryTake(path) {
  const ticket = `${path}.${process.pid}.${++tickets}`
  writeFileSync(ticket, String(process.pid))
  try {
    linkSync(ticket, path)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const owner = ownerOf(path)
    if (owner && !isAlive(owner)) removeStale(path, owner)
    return false
  } finally {
    rmSync(ticket, { force: true })
  }
}

/** @param {string} path */
function giveBack(path) {
  if (ownerOf(path) === process.pid) rmSync(path, { force: true })
}

/**
 * Two waiters may see the same dead owner: the one that comes second must give back the other's new lock.
 * @param {string} path
 * @param {number} owner
 */
function removeStale(path, owner) {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
    if (ownerOf(aside) !== owner) linkSync(aside, path)
  } catch {
    return
  } finally {
    rmSync(aside, { force: true })
  }
}

/** @param {string} path */
function ownerOf(path) {
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
