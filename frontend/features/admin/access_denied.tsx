import { Button } from '@radix-ui/themes'
import { ShieldX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { StatusMessage } from '#frontend/ui/status_message.tsx'

/** For who is logged in without running the site. */
export function AccessDenied() {
  return (
    <StatusMessage
      heading="h1"
      live="polite"
      icon={<ShieldX size={28} />}
      title="Acesso Negado"
      description="Você não tem permissão para acessar esta página."
    >
      <Button asChild size="3">
        <Link to={paths.dashboard}>Voltar ao Dashboard</Link>
      </Button>
    </StatusMessage>
  )
}
