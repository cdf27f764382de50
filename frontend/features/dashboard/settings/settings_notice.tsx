import { Button } from '@radix-ui/themes'
import { History, LogIn } from 'lucide-react'
import { paths } from '#frontend/paths.ts'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { useUnsaved } from '#frontend/ui/workspace/drafts/use_unsaved.ts'
import type { SettingsDraft } from './use_settings_form.ts'

/** Says that the session is over, or that an earlier draft was put back. */
export function SettingsNotice({ drafts, discard, hasExpired }: SettingsDraft) {
  const isUnsaved = useUnsaved(drafts)
  if (hasExpired)
    return (
      <DraftNotice
        icon={<LogIn size={20} aria-hidden="true" />}
        text="Sua sessão expirou. O que você digitou fica guardado nesta aba: entre de novo para continuar."
      >
        <Button size="3" variant="soft" asChild>
          <a href={paths.login}>Entrar de novo</a>
        </Button>
      </DraftNotice>
    )
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
