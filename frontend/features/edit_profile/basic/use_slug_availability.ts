import { useQuery } from '@tanstack/react-query'
import { slugField } from '#contract/profile.ts'
import { slugAvailabilityQuery } from '#frontend/api/own_profile.ts'
import { useDebounced } from '#frontend/lib/use_debounced.ts'
import { useEditor } from '../drafts/editor_context.tsx'

const TYPING_PAUSE_MS = 400

export type SlugVerdict = 'unasked' | 'asking' | 'available' | 'reserved' | 'taken'

/** Asks, once typing pauses, whether an address is free; nothing is asked about one's own or a malformed one. */
export function useSlugAvailability(slug: string, ownSlug: string): SlugVerdict {
  const { professionalId } = useEditor()
  const settled = useDebounced(slug, TYPING_PAUSE_MS)
  const isWorthAsking = slug !== ownSlug && slugField.safeParse(slug).success
  const { data, isError } = useQuery({
    ...slugAvailabilityQuery(professionalId, settled),
    enabled: isWorthAsking && settled === slug,
  })
  if (!isWorthAsking || isError) return 'unasked'
  if (settled !== slug || !data) return 'asking'
  if (data.available) return 'available'
  return data.reason === 'reserved' ? 'reserved' : 'taken'
}
