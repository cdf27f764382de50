import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { compileCache, node24 } from './node24.mjs'
import { root } from './root.mjs'
import { LaunchError } from './launch.mjs'

/**
 * @import { ChildProcess, IOType } from 'node:child_process'
 * @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, held?: boolean, interactive?: boolean }} Options
 */

const FOLLOW_PARENT = new URL('./follow_parent.mjs', import.meta.url).href
/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGTERM', 'SIGINT', 'SIGHUP']
const NPM_POLL_MS = 500

/** @type {NodeJS.Signals | undefined} */
let interruptedBy

/**
 * Runs a script on Node 24; returns its exit code.
 * @param {readonly string[]} args
 * @param {Options} options
 */
export function runNode(args, options = {}) {
  return runChild(node24(), ['--import', FOLLOW_PARENT, ...args], { ...options, follows: true })
}

/**
 * Runs the script on this very Node, which npm needs; returns its exit code.
 * @param {readonly string[]} args
 * @param {Options} options
 */
export function runSameNode(args, options = {}) {
  return runChild(process.execPath, ['--import', FOLLOW_PARENT, ...args], { ...options, follows: true })
}

/**
 * Runs a program to its end and returns its exit code, 128 + n after signal n. Signals are passed on, once.
 * `quiet` shows its output only when it fails, `held` once it has ended; `interactive` leaves it the terminal, and with
 * it Ctrl-C.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options & { follows?: boolean }} options
 */
export async function runChild(program, args, options = {}) {
  const { env = {}, cwd = root, quiet = false, held = false, interactive = false, follows = false } = options
  if (interruptedBy) throw new LaunchError('', exitCodeOf(null, interruptedBy))
  /** @type {IOType[]} */
  const outputs = quiet || held ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit']
  const child = spawn(program, args, {
    cwd,
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env, FOLLOWED_LAUNCHER: String(process.pid) },
    stdio: follows ? [...outputs, 'ipc'] : outputs,
    detached: !interactive && process.platform !== 'win32',
  })
  const stopForwarding = forwardSignals(child, interactive)
  const output = quiet || held ? collect(child) : []
  const code = await ended(child)
  stopForwarding()
  if (held || code !== 0) process.stderr.write(Buffer.concat(output))
  return code
}

/**
 * A detached child hears of a Ctrl-C only from here; one that has the terminal hears it there.
 * @param {ChildProcess} child
 * @param {boolean} interactive
 */
function forwardSignals(child, interactive) {
  let hasHeard = false
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    if (hasHeard) return
    hasHeard = true
    interruptedBy ??= signal
    const isHeardAlready = signal === 'SIGINT' && interactive && process.stdin.isTTY
    if (!isHeardAlready) child.kill(signal)
  }
  for (const signal of FORWARDED) process.on(signal, forward)
  const npmWatch = whenNpmDies(() => forward('SIGTERM'))
  return () => {
    clearInterval(npmWatch)
    for (const signal of FORWARDED) process.off(signal, forward)
  }
}

/**
 * Killed by -9, npm cannot pass the signal on, and the next start would find the port taken.
 * @param {() => void} onDeath
 */
function whenNpmDies(onDeath) {
  if (!process.env.npm_lifecycle_event) return undefined
  const npm = process.ppid
  return setInterval(() => process.ppid === npm || onDeath(), NPM_POLL_MS).unref()
}

/** @param {ChildProcess} child */
function collect(child) {
  /** @type {Buffer[]} */
  const chunks = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))
  return chunks
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(exitCodeOf(code, signal)))
  })
}

/**
 * One of the two is null.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCodeOf(code, signal) {
  return signal ? 128 + constants.signals[signal] : /** @type {number} */ (code)
}
