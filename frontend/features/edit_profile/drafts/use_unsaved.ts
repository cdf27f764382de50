import { useSyncExternalStore } from 'react'
import { useEditor } from './editor_context.tsx'

/** Whether anything on the screen is typed or chosen but not saved. */
export function useUnsaved(): boolean {
  const { drafts } = useEditor()
  return useSyncExternalStore(drafts.subscribe, drafts.isUnsaved)
}
