import { Button } from '@radix-ui/themes'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { StatusMessage } from '#frontend/ui/status_message.tsx'

/** Shown in place of a screen that failed to load or to draw itself. */
export function RouteError() {
  const navigate = useNavigate()
  return (
    <>
      <PageHead title="Algo deu errado" robots="noindex,nofollow" />
      <StatusMessage
        heading="h1"
        title="Algo deu errado"
        description="Não conseguimos mostrar esta página agora. Tente de novo em instantes."
      >
        <Button size="3" onClick={() => void navigate(0)}>
          Tentar novamente
        </Button>
        <Button size="3" variant="soft" asChild>
          <Link to={paths.home}>Ir para o início</Link>
        </Button>
      </StatusMessage>
    </>
  )
}
