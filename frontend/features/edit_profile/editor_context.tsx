import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { draftKeys } from '#frontend/ui/workspace/drafts/draft_keys.ts'
import { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { useSayExpiry } from '#frontend/ui/workspace/use_failure_toast.ts'

interface Editor {
  professionalId: string
  drafts: DraftStore
  /** Says so where `error` means it (any message containing 401); returns whether it did. */
  toldExpiry: (error: unknown) => boolean
}

const EditorContext = createContext<Editor | null>(null)

const isExpiry = (error: unknown) => error instanceof Error && error.message.includes('401')

/** What every part of the screen shares: whose profile it is, what is unsaved and whether the session still lives. */
export function EditorProvider({
  professionalId,
  children,
}: {
  professionalId: string
  children: ReactNode
}) {
  const sayExpiry = useSayExpiry()
  const [drafts] = useState(() => new DraftStore(window.sessionStorage, draftKeys.profile(professionalId)))
  const editor = useMemo(() => {
    const toldExpiry = (error: unknown) => {
      if (isExpiry(error)) sayExpiry()
      return isExpiry(error)
    }
    return { professionalId, drafts, toldExpiry }
  }, [professionalId, drafts, sayExpiry])
  return <EditorContext value={editor}>{children}</EditorContext>
}

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A part of the editor was rendered outside EditorProvider.')
  return editor
}
