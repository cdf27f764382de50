import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { compileCache, node24 } from './node24.mjs'
import { root } from './root.mjs'
import { LaunchError } from './say.mjs'

const FOLLOW_PARENT = new URL('./follow_parent.mjs', import.meta.url).href
const FORWARDED = ['SIGTERM', 'SIGINT', 'SIGHUP']

let interruptedBy

/** Runs a script on Node 24; answers its exit code. */
export function runNode(args, options = {}) {
  return runChild(node24(), ['--import', FOLLOW_PARENT, ...args], { ...options, follows: true })
}

/** Runs the script on this very Node, which npm needs; answers its exit code. */
export function runSameNode(args, options = {}) {
  return runChild(process.execPath, ['--import', FOLLOW_PARENT, ...args], { ...options, follows: true })
}

/**
 * Runs a program to its end and answers its exit code, 128 + n after signal n. Signals are passed on.
 * `quiet` shows its output only when it fails.
 */
export async function runChild(program, args, { env = {}, cwd = root, quiet = false, follows = false } = {}) {
  if (interruptedBy) throw new LaunchError('', exitCodeOf(null, interruptedBy))
  const outputs = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit']
  const child = spawn(program, args, {
    cwd,
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env, FOLLOWED_LAUNCHER: String(process.pid) },
    stdio: follows ? [...outputs, 'ipc'] : outputs,
  })
  const stopForwarding = forwardSignals(child)
  const output = quiet ? collect(child) : []
  const code = await ended(child)
  stopForwarding()
  if (code !== 0) process.stderr.write(Buffer.concat(output))
  return code
}

/** A Ctrl-C in the terminal has already reached the child, and a second one could cut its farewell short. */
function forwardSignals(child) {
  const forward = (signal) => {
    if (interruptedBy) return
    interruptedBy = signal
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  for (const signal of FORWARDED) process.on(signal, forward)
  return () => FORWARDED.forEach((signal) => process.off(signal, forward))
}

function collect(child) {
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  return chunks
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(exitCodeOf(code, signal)))
  })
}

function exitCodeOf(code, signal) {
  return signal ? 128 + constants.signals[signal] : code
}
