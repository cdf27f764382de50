import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { draftKeys, DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { useShowExpiry } from '#frontend/ui/workspace/use_failure_toast.ts'

interface Editor {
  professionalId: string
  drafts: DraftStore
  /** Opens the notice that the session has ended if `error` is a 401; returns whether it did. */
  handleExpiry: (error: unknown) => boolean
}

const EditorContext = createContext<Editor | null>(null)

const isExpiry = (error: unknown) => error instanceof Error && error.message.includes('401')

/** Shared by all parts of the screen: the profile's id, the drafts and the end of the session. */
export function EditorProvider({
  professionalId,
  children,
}: {
  professionalId: string
  children: ReactNode
}) {
  const showExpiry = useShowExpiry()
  const [drafts] = useState(() => new DraftStore(window.sessionStorage, draftKeys.profile(professionalId)))
  const editor = useMemo(() => {
    const handleExpiry = (error: unknown) => {
      if (isExpiry(error)) showExpiry(error)
      return isExpiry(error)
    }
    return { professionalId, drafts, handleExpiry }
  }, [professionalId, drafts, showExpiry])
  return <EditorContext value={editor}>{children}</EditorContext>
}

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A part of the editor was rendered outside EditorProvider.')
  return editor
}
