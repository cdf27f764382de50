type Listener = () => void

/** Before code is asked for again. */
export const PAUSE_MS = 500

/** The query under which a file that failed is asked for next. */
const queries = new Map<string, string>()

/**
 * Imports a file of the build, given as `./name.js`; every `import()` of the build calls this (build_imports.ts).
 * Browsers of before the middle of 2026 remember a failed fetch as long as the page lives (module map, pull request
 * 10327 of the HTML standard), so that the next attempt needs another address.
 */
async function importFile(file: string): Promise<unknown> {
  const query = queries.get(file) ?? ''
  try {
    return await import(/* @vite-ignore */ file + query)
  } catch (error) {
    queries.set(file, `${query || '?'}1`)
    throw error
  }
}
Object.assign(globalThis, { importFile })

const failedStyles = new Set<string>()

/** Remembers failed style sheets, since the bundler's loader requests each only once. */
export function rememberFailedStyles(): void {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target.href)
  }
  window.addEventListener('error', remember, { capture: true })
}

function fetchStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => {
      failedStyles.delete(href)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The style sheet ${href} did not come.`))
    })
    document.head.append(link)
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Loads code on demand, with its failed style sheets; retries once. */
export async function fetchCode<Code>(load: () => Promise<Code>, pauseMs = PAUSE_MS): Promise<Code> {
  const attempt = async () => {
    await Promise.all([...failedStyles].map(fetchStyle))
    return load()
  }
  try {
    return await attempt()
  } catch {
    await pause(pauseMs)
    return attempt()
  }
}

/** Code being loaded: it may fail and be retried; waiters get it eventually. */
export class LazyImport<Code> {
  /** Resolves once the code is loaded; stays pending after a failure. */
  readonly code: Promise<Code>
  private readonly listeners = new Set<Listener>()
  private readonly load: () => Promise<Code>
  private keep: (code: Code) => void = () => undefined
  private hasBegun = false
  private hasFailed = false

  constructor(load: () => Promise<Code>, pauseMs?: number) {
    this.code = new Promise((resolve) => {
      this.keep = resolve
    })
    this.load = () => fetchCode(load, pauseMs)
  }

  /** Loads it unless that is done or running; never rejects. */
  readonly fetch = async (): Promise<void> => {
    if (this.hasBegun) return
    this.hasBegun = true
    try {
      this.keep(await this.load())
      this.hasFailed = false
    } catch {
      this.hasBegun = false
      this.hasFailed = true
    }
    for (const listener of this.listeners) listener()
  }

  /** Whether loading failed; true until an attempt succeeds. */
  readonly isFailed = (): boolean => this.hasFailed

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
