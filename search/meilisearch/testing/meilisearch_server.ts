import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface EngineAddress {
  url: string
  key: string
}

const KEY = 'a key for tests alone 0123'
const STARTS_WITHIN = 20_000
/** In memory if possible: every task of the engine waits for its disk. */
const FOLDERS = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export const hasBinary = canRun('meilisearch')

/** The engine at `MEILI_URL`, else our own from the `meilisearch` on the PATH; null if there is neither. */
export const sharedEngine: (() => Promise<EngineAddress>) | null = findSharedEngine()

function findSharedEngine(): (() => Promise<EngineAddress>) | null {
  const url = process.env['MEILI_URL']
  if (url) return async () => ({ url, key: process.env['MEILI_KEY'] ?? '' })
  if (!hasBinary) return null
  let started: Promise<EngineAddress> | null = null
  return () => {
    started ??= OwnEngine.start()
    return started
  }
}

/** A Meilisearch on a free port with an empty folder; it ends with this process at the latest. */
export class OwnEngine implements EngineAddress {
  readonly url: string
  readonly key = KEY
  readonly #folder = mkdtempSync(join(FOLDERS, 'meili-test-'))
  #process: ChildProcess | null = null

  private constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`
    process.once('exit', () => this.#remove())
  }

  static async start(): Promise<OwnEngine> {
    const engine = new OwnEngine(await freePort())
    await engine.run()
    return engine
  }

  /** Restarts it on the same folder after a `kill`. */
  async run(): Promise<void> {
    const folders = ['db', 'dump', 'snapshot'].flatMap((name) => [
      `--${name}-${name === 'db' ? 'path' : 'dir'}`,
      join(this.#folder, name),
    ])
    const options = [
      '--http-addr',
      new URL(this.url).host,
      '--no-analytics',
      '--max-indexing-memory',
      '64MiB',
      '--max-indexing-threads',
      '1',
      '--env',
      'production',
      '--master-key',
      KEY,
    ]
    this.#process = spawn('meilisearch', [...folders, ...options], { stdio: 'ignore', cwd: this.#folder })
    const end = performance.now() + STARTS_WITHIN
    while (!(await this.#answers())) {
      if (performance.now() > end) throw new Error('Meilisearch did not start.')
      await wait(50)
    }
  }

  /** Kills the process without a shutdown, like a power cut. */
  async kill(): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.url}/health`).then(
      (response) => response.ok,
      () => false,
    )
  }

  #remove(): void {
    this.#process?.kill('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function canRun(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
