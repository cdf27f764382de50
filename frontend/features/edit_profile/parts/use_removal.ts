import { useState } from 'react'
import { useRemovePart, type PartKind } from '#frontend/api/profile_parts.ts'
import { useEditor } from '../drafts/editor_context.tsx'
import { focusSection } from '../overview/focus_section.ts'
import { usePartMutation } from './use_part_mutation.ts'

/** A part that somebody wants to remove, until they confirm or change their mind. */
export function useRemoval<Part extends { id: string }>(kind: PartKind) {
  const { professionalId } = useEditor()
  const { mutateAsync } = useRemovePart(professionalId, kind)
  const action = usePartMutation(kind)
  const [part, setPart] = useState<Part | null>(null)
  const [isAsking, setAsking] = useState(false)
  const remove = async (id: string) => {
    if ((await action('remove', () => mutateAsync(id))) === undefined) focusSection(kind)
  }
  return {
    part,
    isAsking,
    ask: (asked: Part) => {
      setPart(asked)
      setAsking(true)
    },
    forget: () => setAsking(false),
    confirm: () => {
      if (part) void remove(part.id)
    },
  }
}
