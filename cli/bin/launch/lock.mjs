import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './root.mjs'
import { LaunchError, say } from './say.mjs'

const FOLDER = join(root, 'build')
const LOCK = join(FOLDER, '.lock')
const POLL_EVERY_MS = 200
const PATIENCE_MS = 15 * 60_000

/** Lets one launcher at a time install or build in this clone. A lock whose owner died is taken over. */
export async function withLock(work) {
  const own = writeOwnTicket()
  try {
    await take(own)
    return await work()
  } finally {
    if (owner(LOCK) === process.pid) rmSync(LOCK, { force: true })
    rmSync(own, { force: true })
  }
}

function writeOwnTicket() {
  const ticket = `${LOCK}.${process.pid}`
  try {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(ticket, String(process.pid))
  } catch (cause) {
    throw new LaunchError(`Não é possível escrever em ${FOLDER} (${cause.code}).`)
  }
  return ticket
}

async function take(own) {
  const deadline = Date.now() + PATIENCE_MS
  let isTold = false
  while (!tryLink(own)) {
    if (Date.now() > deadline)
      throw new LaunchError(`Outro processo prepara esta pasta há muito tempo; apague ${LOCK}.`)
    const holder = owner(LOCK)
    if (holder && !isAlive(holder)) removeStale(holder)
    else if (!isTold) say('Outro processo está instalando ou construindo aqui; aguardando…')
    isTold = true
    await pause(POLL_EVERY_MS)
  }
}

function tryLink(own) {
  try {
    linkSync(own, LOCK)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Two waiters may see the same dead owner: the one that comes second must give back the other's new lock. */
function removeStale(holder) {
  const aside = `${LOCK}.${process.pid}.stale`
  try {
    renameSync(LOCK, aside)
    if (owner(aside) !== holder) linkSync(aside, LOCK)
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
