/** Under which key of the session storage each screen keeps the drafts of a professional. */
export const draftKeys = {
  profile: (professionalId: string) => `edit-profile:${professionalId}`,
  settings: (professionalId: string) => `settings:${professionalId}`,
} as const

/** Of which version of the profile a form is a change; it moves on when something is saved or an earlier draft comes back. */
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

/** The part of the browser's storages that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What was typed and not saved, by the name of its form. It outlives a reload and a new login for as long as the
 * storage it was given does; a storage that refuses (full, forbidden) costs only that. Things that must never be stored, as a photo, are only
 * marked as unsaved.
 */
export class DraftStore {
  private readonly listeners = new Set<Listener>()
  private readonly marks = new Set<string>()
  private drafts: Readonly<Record<string, unknown>>
  /** Whether drafts of an earlier visit were found. */
  readonly wasRestored: boolean
  private readonly storage: DraftStorage
  private readonly key: string

  /** `key` says whose drafts of what they are. */
  constructor(storage: DraftStorage, key: string) {
    this.storage = storage
    this.key = key
    this.drafts = this.readAll()
    this.wasRestored = Object.keys(this.drafts).length > 0
  }

  read(name: string): unknown {
    return this.drafts[name]
  }

  /** What follows `start` in the name of the first draft that begins with it; null where none does. */
  nameStarting(start: string): string | null {
    return (
      Object.keys(this.drafts)
        .find((name) => name.startsWith(start))
        ?.slice(start.length) ?? null
    )
  }

  keep(name: string, draft: unknown): void {
    this.change({ ...this.drafts, [name]: draft })
  }

  drop(name: string): void {
    const { [name]: dropped, ...others } = this.drafts
    if (dropped !== undefined) this.change(others)
  }

  mark(name: string, isUnsaved: boolean): void {
    if (isUnsaved) this.marks.add(name)
    else this.marks.delete(name)
    this.tell()
  }

  dropAll(): void {
    this.marks.clear()
    this.change({})
  }

  readonly isUnsaved = (): boolean => this.marks.size > 0 || Object.keys(this.drafts).length > 0

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private change(drafts: Readonly<Record<string, unknown>>): void {
    this.drafts = drafts
    this.store()
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  private store(): void {
    try {
      if (Object.keys(this.drafts).length === 0) this.storage.removeItem(this.key)
      else this.storage.setItem(this.key, JSON.stringify(this.drafts))
    } catch {
      return
    }
  }

  private readAll(): Readonly<Record<string, unknown>> {
    try {
      const stored: unknown = JSON.parse(this.storage.getItem(this.key) ?? '{}')
      return typeof stored === 'object' && stored !== null ? { ...stored } : {}
    } catch {
      return {}
    }
  }
}
