import { useSyncExternalStore } from 'react'
import type { DraftStore } from './draft_store.ts'

/** Whether anything on the screen is typed or chosen but not saved. */
export function useUnsaved({ subscribe, isUnsaved }: DraftStore): boolean {
  return useSyncExternalStore(subscribe, isUnsaved, isUnsaved)
}
