import type { PartKind } from '#frontend/api/profile_parts.ts'
import { formMessageOf } from '#frontend/lib/http_error.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useEditor } from '../drafts/editor_context.tsx'
import { outcomeOf, type Action } from './part_words.ts'

/** Does something to a part of the profile and says how it went; returns what it failed with, undefined when done. */
export function usePartMutation(kind: PartKind) {
  const toast = useToast()
  const { toldExpiry } = useEditor()
  return async (action: Action, act: () => Promise<unknown>): Promise<unknown> => {
    const { done, failed } = outcomeOf(kind, action)
    try {
      await act()
      toast({ title: done, tone: 'success' })
      return undefined
    } catch (error) {
      if (toldExpiry(error)) return error
      const description = formMessageOf(error, failed.description ?? '')
      toast({ title: failed.title, tone: 'error', ...(description && { description }) })
      return error
    }
  }
}
