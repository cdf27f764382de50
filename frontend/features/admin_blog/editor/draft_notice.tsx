import { Button } from '@radix-ui/themes'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { AdminPost } from '#contract/blog_admin.ts'
import type { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { Notice } from './notice.tsx'
import { postValuesOf } from './post_values.ts'
import type { PostFormOf } from './sent_post.ts'

interface Props {
  form: PostFormOf
  drafts: DraftStore
  post: AdminPost | null
}

/** Says that an earlier draft was put back, and lets it be thrown away. */
export function DraftNotice({ form, drafts, post }: Props) {
  const [isShown, setShown] = useState(drafts.wasRestored)
  if (!isShown) return null
  const discard = () => {
    form.reset(postValuesOf(post))
    drafts.dropAll()
    setShown(false)
  }
  return (
    <Notice
      live="polite"
      icon={<History size={20} aria-hidden="true" />}
      actions={
        <>
          <Button type="button" size="2" variant="soft" onClick={() => setShown(false)}>
            Continuar
          </Button>
          <Button type="button" size="2" variant="soft" color="gray" onClick={discard}>
            Descartar
          </Button>
        </>
      }
    >
      <p>Recuperamos o que você tinha digitado e ainda não salvou.</p>
    </Notice>
  )
}
