import { Button } from '@radix-ui/themes'
import { History } from 'lucide-react'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { useUnsaved } from '#frontend/ui/workspace/drafts/use_unsaved.ts'
import type { SettingsDraft } from './use_settings_form.ts'

/** Says that an earlier draft was put back. */
export function SettingsNotice({ drafts, discard }: SettingsDraft) {
  const isUnsaved = useUnsaved(drafts)
  if (!drafts.wasRestored || !isUnsaved) return null
  return (
    <DraftNotice
      icon={<History size={20} aria-hidden="true" />}
      text="Recuperamos o que você tinha digitado e ainda não salvou."
    >
      <Button type="button" size="3" variant="soft" color="gray" onClick={discard}>
        Descartar
      </Button>
    </DraftNotice>
  )
}
