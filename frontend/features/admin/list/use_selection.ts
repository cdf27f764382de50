import { useState } from 'react'
import type { AdminRow } from '#contract/admin.ts'

export interface Selection {
  /** The chosen rows as they are now. */
  chosen: readonly AdminRow[]
  isChosen: (id: string) => boolean
  toggle: (id: string) => void
  /** All of the page, or none where all are chosen already. */
  toggleAll: () => void
  clear: () => void
}

/** Rows chosen on the page in sight; another page or list begins with none. */
export function useSelection(users: readonly AdminRow[], page: string): Selection {
  const [{ ids, of }, setChoice] = useState({ ids: new Set<string>(), of: page })
  const current = of === page ? ids : new Set<string>()
  const chosen = users.filter(({ id }) => current.has(id))
  const choose = (next: Iterable<string>) => setChoice({ ids: new Set(next), of: page })
  return {
    chosen,
    isChosen: (id) => current.has(id),
    toggle: (id) => choose(current.has(id) ? [...current].filter((each) => each !== id) : [...current, id]),
    toggleAll: () => choose(chosen.length === users.length ? [] : users.map(({ id }) => id)),
    clear: () => choose([]),
  }
}
