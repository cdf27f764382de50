/** Keys in the session storage for a professional's drafts, by screen. */
export const draftKeys = {
  profile: (professionalId: string) => `edit-profile:${professionalId}`,
  settings: (professionalId: string) => `settings:${professionalId}`,
} as const

/** The profile version that a form is based on; changes after a save and when an earlier draft is restored. */
export class MadeFrom {
  version: string

  constructor(version: string) {
    this.version = version
  }

  moveTo(version: string): void {
    this.version = version
  }
}

type Listener = () => void

/** The storage methods that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Unsaved input by form name. It survives reloads and logins as long as the given storage does; a failing storage
 * (full, forbidden) costs only that. Input that must not be stored, such as a photo, is only marked as unsaved.
 */
export class DraftStore {
  readonly #listeners = new Set<Listener>()
  readonly #marks = new Set<string>()
  #drafts: Readonly<Record<string, unknown>>
  /** Whether drafts of an earlier visit were found. */
  readonly wasRestored: boolean
  readonly #storage: DraftStorage
  readonly #key: string

  /** `key` identifies person and screen. */
  constructor(storage: DraftStorage, key: string) {
    this.#storage = storage
    this.#key = key
    this.#drafts = this.#readAll()
    this.wasRestored = Object.keys(this.#drafts).length > 0
  }

  read(name: string): unknown {
    return this.#drafts[name]
  }

  /** Returns the rest of the first draft's name that starts with `start`, or null. */
  nameStarting(start: string): string | null {
    return (
      Object.keys(this.#drafts)
        .find((name) => name.startsWith(start))
        ?.slice(start.length) ?? null
    )
  }

  keep(name: string, draft: unknown): void {
    this.#change({ ...this.#drafts, [name]: draft })
  }

  drop(name: string): void {
    const { [name]: dropped, ...others } = this.#drafts
    if (dropped !== undefined) this.#change(others)
  }

  mark(name: string, isUnsaved: boolean): void {
    if (isUnsaved) this.#marks.add(name)
    else this.#marks.delete(name)
    this.#tell()
  }

  dropAll(): void {
    this.#marks.clear()
    this.#change({})
  }

  readonly isUnsaved = (): boolean => this.#marks.size > 0 || Object.keys(this.#drafts).length > 0

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #change(drafts: Readonly<Record<string, unknown>>): void {
    this.#drafts = drafts
    this.#store()
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  #store(): void {
    try {
      if (Object.keys(this.#drafts).length === 0) this.#storage.removeItem(this.#key)
      else this.#storage.setItem(this.#key, JSON.stringify(this.#drafts))
    } catch {
      return
    }
  }

  #readAll(): Readonly<Record<string, unknown>> {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(this.#key) ?? '{}')
      return typeof stored === 'object' && stored !== null ? { ...stored } : {}
    } catch {
      return {}
    }
  }
}
