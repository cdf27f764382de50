import { Button } from '@radix-ui/themes'
import { History } from 'lucide-react'
import { useState } from 'react'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { useEditor } from '../drafts/editor_context.tsx'

/** Says that an earlier draft was put back, and what can be done about it. */
export function DraftNotices() {
  const { drafts } = useEditor()
  const [isRestoredShown, setRestoredShown] = useState(drafts.wasRestored)
  if (!isRestoredShown) return null
  const discard = () => {
    drafts.dropAll()
    window.location.reload()
  }
  return (
    <DraftNotice
      icon={<History size={20} aria-hidden="true" />}
      text="Recuperamos o que você tinha digitado e ainda não salvou."
    >
      <Button type="button" size="3" variant="soft" onClick={() => setRestoredShown(false)}>
        Continuar
      </Button>
      <Button type="button" size="3" variant="soft" color="gray" onClick={discard}>
        Descartar
      </Button>
    </DraftNotice>
  )
}
