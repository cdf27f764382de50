import { Button } from '@radix-ui/themes'
import { CloudOff, RotateCw, SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import './notices.css'

interface Props {
  title: string
  description?: ReactNode
  /** A lucide icon; decoration only. */
  icon?: ReactNode
  heading?: 'h1' | 'h2' | 'h3' | undefined
  /** Urgency of the announcement by screen readers when it replaces something. */
  live?: 'polite' | 'assertive'
  /** Next steps: buttons or links. */
  children?: ReactNode
}

/** The message of an empty, missing or failed list or screen, with next steps. */
export function StatusMessage({ title, description, icon, heading: Heading = 'h2', live, children }: Props) {
  return (
    <div className="status-message" aria-live={live}>
      {icon && (
        <span className="icon-box status-message-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className="status-message-title">{title}</Heading>
      {description && <p className="status-message-text">{description}</p>}
      {children && <div className="status-message-actions">{children}</div>}
    </div>
  )
}

/** An empty list; the children are the next steps. */
export function EmptyState({ icon, ...rest }: ComponentProps<typeof StatusMessage>) {
  return <StatusMessage live="polite" icon={icon ?? <SearchX size={28} />} {...rest} />
}

interface ErrorStateProps {
  title?: string
  description?: string
  heading?: 'h1' | 'h2' | 'h3'
  retryLabel?: string
  onRetry: () => void
}

/** A list or card that failed to load, with a retry button. */
export function ErrorState({
  title = 'Não conseguimos carregar',
  description = 'Verifique sua conexão e tente novamente.',
  heading,
  retryLabel = 'Tentar novamente',
  onRetry,
}: ErrorStateProps) {
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
        {retryLabel}
      </Button>
    </StatusMessage>
  )
}
