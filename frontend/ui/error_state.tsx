import { Button } from '@radix-ui/themes'
import { CloudOff, RotateCw } from 'lucide-react'
import { StatusMessage } from './status_message.tsx'

interface Props {
  title?: string
  description?: string
  heading?: 'h1' | 'h2' | 'h3'
  onRetry: () => void
}

/** A list or card that could not be loaded, with the way to try again. */
export function ErrorState({
  title = 'Não conseguimos carregar',
  description = 'Verifique sua conexão e tente novamente.',
  heading,
  onRetry,
}: Props) {
  return (
    <StatusMessage
      live="assertive"
      icon={<CloudOff size={28} />}
      title={title}
      description={description}
      heading={heading}
    >
      <Button size="3" variant="soft" onClick={onRetry}>
        <RotateCw size={16} aria-hidden="true" />
        Tentar novamente
      </Button>
    </StatusMessage>
  )
}
