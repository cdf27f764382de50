import { useCallback, useMemo, useState } from 'react'
import type { UploadedImage } from '#contract/profile.ts'
import { useEditor } from '../drafts/editor_context.tsx'

export interface Photo {
  /** What stands in the circle: the stored photo, the new one before it is saved, or none. */
  shownUrl: string | null
  /** What the saved profile says of the photo; nothing where it stays. */
  change: { profileImage?: string | null }
  use: (uploaded: UploadedImage) => void
  remove: () => void
}

/** The photo as it will be once the profile is saved. The picture itself is never kept in a draft. */
export function usePhoto(storedUrl: string | null): Photo {
  const { drafts } = useEditor()
  const [chosen, setChosen] = useState<UploadedImage | 'none' | null>(null)
  const choose = useCallback(
    (choice: UploadedImage | 'none') => {
      const isBack = choice === 'none' && storedUrl === null
      setChosen(isBack ? null : choice)
      drafts.mark('photo', !isBack)
    },
    [drafts, storedUrl],
  )
  return useMemo(() => {
    const picked = { use: choose, remove: () => choose('none') }
    if (chosen === null) return { shownUrl: storedUrl, change: {}, ...picked }
    if (chosen === 'none') return { shownUrl: null, change: { profileImage: null }, ...picked }
    const shownUrl = `data:${chosen.mimeType};base64,${chosen.base64Data}`
    return { shownUrl, change: { profileImage: chosen.imageUrl }, ...picked }
  }, [chosen, choose, storedUrl])
}
