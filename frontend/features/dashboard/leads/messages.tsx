import { Button, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnContact } from '#contract/leads.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { contactsQuery } from '#frontend/api/contacts.ts'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { rowsIn } from '../dashboard_in_url.ts'
import { byDay, timeAgo } from '../days.ts'
import { RowsSkeleton } from '../section.tsx'
import { DeleteContactButton } from './lead_actions.tsx'
import { replyLink } from './leads.ts'
import { MoreRows } from './leads_list.tsx'
import '#frontend/ui/workspace/list/list.css'
import './leads.css'

/** Patients' messages in full, with a reply link. */
export function MessagesPanel({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(contactsQuery(professionalId))
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton count={3} lines={3} label="Carregando mensagens…" />
  const messages = data.filter(({ kind }) => kind === 'contact')
  if (messages.length === 0)
    return (
      <EmptyState
        icon={<Mail size={28} />}
        title="Nenhuma mensagem recebida ainda"
        description="Quem escreve para você sem pedir atendimento aparece aqui; quem pede, nos Leads."
      />
    )
  return <Messages professionalId={professionalId} messages={messages} />
}

interface MessagesProps {
  professionalId: string
  messages: readonly OwnContact[]
}

function Messages({ professionalId, messages }: MessagesProps) {
  const [address] = useSearchParams()
  const [now] = useState(() => new Date())
  const count = useRef<HTMLParagraphElement>(null)
  const shown = messages.slice(0, rowsIn(address))
  return (
    <div className="stack gap-4">
      <p ref={count} tabIndex={-1} className="list-count quiet digits" aria-live="polite">
        {countOf(messages.length, 'mensagem', 'mensagens')}
      </p>
      {byDay(shown, now).map(({ heading, rows }) => (
        <section key={heading} className="stack gap-2">
          <h3 className="quiet small semibold">{heading}</h3>
          <ul className="plain-list stack panel" aria-label={`Mensagens: ${heading}`}>
            {rows.map((message) => (
              <Message
                key={message.id}
                professionalId={professionalId}
                message={message}
                now={now}
                onDeleted={() => count.current?.focus()}
              />
            ))}
          </ul>
        </section>
      ))}
      <MoreRows shown={shown.length} all={messages.length} />
    </div>
  )
}

interface MessageProps {
  professionalId: string
  message: OwnContact
  now: Date
  onDeleted: () => void
}

function Message({ professionalId, message, now, onDeleted }: MessageProps) {
  const { patientName, patientEmail, subject, createdAt } = message
  return (
    <li className="contact-row message">
      <span className="lead-line line between gap-2">
        <span className="lead-name one-line medium">{patientName}</span>
        <time className="lead-when quiet small rigid" dateTime={createdAt}>
          {timeAgo(createdAt, now)}
        </time>
      </span>
      <Text as="div" size="2" color="gray" className="breakable">
        {patientEmail}
      </Text>
      <p className="breakable medium">{subject}</p>
      <p className="row-text measure quiet">{message.message}</p>
      <div className="lead-actions cluster middle between gap-2">
        <Button asChild size="3" variant="soft">
          <a href={replyLink(message)} aria-label={`Responder por e-mail: ${patientName}`}>
            <Mail size={18} aria-hidden="true" />
            Responder por e-mail
          </a>
        </Button>
        <DeleteContactButton professionalId={professionalId} contact={message} onDeleted={onDeleted} />
      </div>
    </li>
  )
}
