import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../bin/server.ts', import.meta.url))

export interface SiteProcess {
  url: string
  /** Stops the server and returns all its output. */
  lines(): Promise<string[]>
}

interface Program {
  program: readonly string[]
  /** What it must not write before it is ready. */
  endsAt?: RegExp
}

/** The server itself. */
export const SITE: Program = { program: [SERVER] }

/**
 * Starts the server, or what starts it, as a separate process with `variables`. Throws its output when it ends before it
 * is ready, or writes what it must not.
 */
export async function startSiteProcess(
  variables: Record<string, string>,
  { program, endsAt }: Program = SITE,
): Promise<SiteProcess> {
  const child = spawn(process.execPath, [...program], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', TIME_LIMIT_FACTOR: '30', ...variables },
  })
  let written = ''
  child.stderr.on('data', (chunk) => (written += String(chunk)))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      written += String(chunk)
      const [, found] = /ready on (\S+)/.exec(written) ?? []
      if (endsAt?.test(written)) child.kill('SIGTERM')
      else if (found) resolve(found)
    })
    child.on('close', () => reject(new Error(written)))
  })
  const lines = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'close')
    return written.split('\n').filter(Boolean)
  }
  return { url, lines }
}
