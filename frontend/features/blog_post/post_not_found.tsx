import { Button } from '@radix-ui/themes'
import { CloudOff, FileX } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { StatusMessage } from '#frontend/ui/status_message.tsx'

const TITLE = 'Post não encontrado'

function BackToBlog({ variant }: { variant: 'solid' | 'soft' }) {
  return (
    <Button size="3" variant={variant} asChild>
      <Link to={paths.blog}>Voltar ao Blog</Link>
    </Button>
  )
}

/** No such post, or none that is published. */
export function PostNotFound() {
  return (
    <>
      <PageHead title={TITLE} robots="noindex,nofollow" />
      <StatusMessage
        heading="h1"
        title={TITLE}
        icon={<FileX size={28} />}
        description="O endereço pode ter mudado, ou o post não está mais no ar."
      >
        <BackToBlog variant="solid" />
      </StatusMessage>
    </>
  )
}

/** The post could not be loaded; it may well exist. */
export function PostFailure() {
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={TITLE} robots="noindex,nofollow" />
      <StatusMessage
        heading="h1"
        title={TITLE}
        icon={<CloudOff size={28} />}
        description="Não conseguimos carregar este post agora. Tente de novo em instantes."
      >
        <Button size="3" onClick={() => void navigate(0)}>
          Tentar novamente
        </Button>
        <BackToBlog variant="soft" />
      </StatusMessage>
    </>
  )
}
