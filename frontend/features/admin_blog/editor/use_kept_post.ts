import { useEffect } from 'react'
import type { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import type { PostFormOf } from './sent_post.ts'
import type { PostValues } from './post_values.ts'

const NAME = 'post'

interface PostDraft {
  /** As the post was stored when this was begun: what somebody else changed since can still be told. */
  began: PostValues
  typed: PostValues
}

export function draftIn(drafts: DraftStore): PostDraft | undefined {
  return drafts.read(NAME) as PostDraft | undefined
}

/** Keeps what is typed while it differs from what it began from, and puts an earlier draft back. */
export function useKeptPost(drafts: DraftStore, { reset, subscribe }: PostFormOf): void {
  useEffect(() => {
    const draft = draftIn(drafts)
    if (draft) reset(draft.typed, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues, isDirty }) => {
        if (isDirty) drafts.keep(NAME, { began: defaultValues, typed: values })
        else drafts.drop(NAME)
      },
    })
  }, [drafts, reset, subscribe])
}
