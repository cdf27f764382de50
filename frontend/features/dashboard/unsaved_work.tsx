import { Button } from '@radix-ui/themes'
import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { draftKeys } from '#frontend/ui/workspace/drafts/draft_keys.ts'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { DraftStore } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { toTab, useTabInAddress } from './tabs/tabs_in_url.ts'

const isKept = (key: string) => new DraftStore(window.sessionStorage, key).wasRestored

/** Leads back to what was typed on another screen or tab and not saved, as after a session that ended. */
export function UnsavedWork({ professionalId }: { professionalId: string }) {
  const chosen = useTabInAddress()
  const isProfileKept = isKept(draftKeys.profile(professionalId))
  const areSettingsKept = isKept(draftKeys.settings(professionalId))
  return (
    <>
      {isProfileKept && (
        <Reminder text="Há alterações do seu perfil que ainda não foram salvas." to={paths.editProfile} />
      )}
      {areSettingsKept && chosen === 'visao-geral' && (
        <Reminder
          text="Há alterações das configurações que ainda não foram salvas."
          to={toTab('configuracoes')}
        />
      )}
    </>
  )
}

function Reminder({ text, to }: { text: string; to: string }) {
  return (
    <DraftNotice icon={<History size={20} aria-hidden="true" />} text={text}>
      <Button size="3" variant="soft" asChild>
        <Link to={to}>Continuar de onde parei</Link>
      </Button>
    </DraftNotice>
  )
}
