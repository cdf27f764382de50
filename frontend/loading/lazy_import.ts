import { codeOf } from './lost_code.ts'

type Listener = () => void

/** Code being loaded, which may fail. */
export class LazyImport<Code> {
  /** Resolves once the code is loaded; stays pending after a failure. */
  readonly code: Promise<Code>
  readonly #listeners = new Set<Listener>()
  readonly #load: () => Promise<Code>
  #keep: (code: Code) => void = () => undefined
  #hasBegun = false
  #hasFailed = false

  constructor(load: () => Promise<Code>) {
    this.code = new Promise((resolve) => {
      this.#keep = resolve
    })
    this.#load = load
  }

  /** Loads it once; never rejects. */
  readonly fetch = async (): Promise<void> => {
    if (this.#hasBegun) return
    this.#hasBegun = true
    try {
      this.#keep(await codeOf(this.#load))
    } catch {
      this.#hasFailed = true
    }
    for (const listener of this.#listeners) listener()
  }

  readonly isFailed = (): boolean => this.#hasFailed

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
