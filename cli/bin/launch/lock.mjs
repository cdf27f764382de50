import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.mjs'
import { LaunchError, say } from './say.mjs'

const FOLDER = join(root, 'build')
const POLL_EVERY_MS = 200
const TIMEOUT_MS = 15 * 60_000

/**
 * Lets one launcher at a time install or build in this clone. A lock whose owner died is taken over.
 * The lock is a file in `folder`, made when missing.
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

function writeTicket(ticket, folder) {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(ticket, String(process.pid))
  } catch (cause) {
    throw new LaunchError(`Não é possível escrever em ${folder} (${cause.code}).`)
  }
}

async function take(lock, ticket) {
  const deadline = Date.now() + TIMEOUT_MS
  let isTold = false
  while (!tryLink(ticket, lock)) {
    if (Date.now() > deadline) {
      throw new LaunchError(`Outro processo prepara esta pasta há muito tempo; apague ${lock}.`)
    }
    const holder = owner(lock)
    if (holder && !isAlive(holder)) removeStale(lock, holder)
    else if (!isTold) say('Outro processo está instalando ou construindo aqui; aguardando…')
    isTold = true
    await pause(POLL_EVERY_MS)
  }
}

function tryLink(ticket, lock) {
  try {
    linkSync(ticket, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Two waiters may see the same dead owner: the one that comes second must give back the other's new lock. */
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

function owner(path) {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
