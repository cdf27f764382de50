import { Button } from '@radix-ui/themes'
import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useLocation, useNavigate, Link } from 'react-router-dom'
import { isCodeLost } from '#frontend/loading/lost_code.ts'
import { useBackOnline, useOnline } from '#frontend/lib/use_online.ts'
import { paths } from '#frontend/paths.ts'
import { PageHead } from './page_head.tsx'
import { StatusMessage } from './status_message.tsx'

const OFFLINE = {
  title: 'Você está sem conexão',
  description: 'Assim que a conexão voltar, esta página abre sozinha.',
}

interface Props {
  title: string
  description: string
  /** The label of the link to the home page. */
  homeLabel: string
}

/** Reloads the data, on demand or once the connection is back, and renders the screen again; lost code needs a new document. */
function useTryAgain(): () => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const here = useLocation()
  const tryAgain = () => {
    if (isCodeLost()) return window.location.reload()
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    void navigate(here, { replace: true, preventScrollReset: true })
  }
  useBackOnline(tryAgain)
  return tryAgain
}

/** Shown instead of a screen that failed to load or render: the cause and what to do. */
export function ScreenFailure({ homeLabel, ...failure }: Props) {
  const { title, description } = useOnline() ? failure : OFFLINE
  const tryAgain = useTryAgain()
  return (
    <>
      <PageHead title={title} robots="noindex,nofollow" />
      <StatusMessage heading="h1" title={title} icon={<CloudOff size={28} />} description={description}>
        <Button size="3" onClick={tryAgain}>
          Tentar novamente
        </Button>
        <Button size="3" variant="soft" asChild>
          <Link to={paths.home}>{homeLabel}</Link>
        </Button>
      </StatusMessage>
    </>
  )
}
