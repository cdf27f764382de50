import { useState } from 'react'
import type { PartKind } from '#frontend/api/profile_parts.ts'
import { useEditor } from '../drafts/editor_context.tsx'
import { focusSection } from '../overview/focus_section.ts'

export const NEW = 'new'

/** The name under which the open form of a part keeps its draft. */
export const draftName = (kind: PartKind, id: string) => `${kind}:${id}`

/** Which part of a list is open for editing: its id, 'new', or none. One left open with a draft opens again. */
export function useOpenPart(kind: PartKind) {
  const { drafts } = useEditor()
  const [openId, setOpenId] = useState<string | null>(() => drafts.nameStarting(draftName(kind, '')))
  const close = () => {
    if (openId) drafts.drop(draftName(kind, openId))
    setOpenId(null)
    focusSection(kind)
  }
  return { openId, open: setOpenId, close }
}
