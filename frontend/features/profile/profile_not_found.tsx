import { Button } from '@radix-ui/themes'
import { UserRoundX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { ScreenFailure } from '#frontend/ui/screen_failure.tsx'
import { StatusMessage } from '#frontend/ui/status_message.tsx'

const TITLE = 'Profissional não encontrado'

/** No such professional, or none that may be shown. */
export function ProfileNotFound() {
  return (
    <>
      <PageHead title={TITLE} robots="noindex,nofollow" />
      <StatusMessage
        heading="h1"
        title={TITLE}
        icon={<UserRoundX size={28} />}
        description="O endereço pode ter mudado, ou o perfil não está mais no ar. Que tal buscar por especialidade e cidade?"
      >
        <Button size="3" asChild>
          <Link to={paths.home}>Buscar profissionais</Link>
        </Button>
        <Button size="3" variant="soft" asChild>
          <Link to={paths.specialties}>Ver especialidades</Link>
        </Button>
      </StatusMessage>
    </>
  )
}

/** The profile could not be loaded; it may well exist. */
export function ProfileFailure() {
  return (
    <ScreenFailure
      title={TITLE}
      description="Não conseguimos carregar este perfil agora. Tente de novo em instantes."
      homeLabel="Buscar profissionais"
    />
  )
}
