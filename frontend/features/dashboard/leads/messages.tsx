import { Button } from '@radix-ui/themes'
import { Mail } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnContact } from '#contract/leads.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Pagination } from '#frontend/ui/pagination.tsx'
import { Section } from '../section.tsx'
import { replyLink } from './leads.ts'
import { LEADS_PER_PAGE, pageIn, toPage } from '../dashboard_in_url.ts'
import { useScrollToListTop } from '../../../ui/workspace/list/use_scroll_to_list_top.ts'

/** Messages of patients in full; the reply goes by e-mail. */
export function Messages({ messages }: { messages: readonly OwnContact[] }) {
  const [address] = useSearchParams()
  const top = useRef<HTMLDivElement>(null)
  const pages = Math.ceil(messages.length / LEADS_PER_PAGE)
  const page = Math.min(pageIn(address, 'mensagens'), pages)
  useScrollToListTop(page, top)
  return (
    <div ref={top} className="messages">
      <Section
        title="Mensagens"
        aside={<span className="list-count">{messages.length.toLocaleString('pt-BR')}</span>}
      >
        <ul className="plain-list rows" aria-label="Mensagens">
          {messages.slice((page - 1) * LEADS_PER_PAGE, page * LEADS_PER_PAGE).map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      </Section>
      <Pagination
        label="Páginas de mensagens"
        current={page}
        total={pages}
        to={(next) => toPage(address, 'mensagens', next)}
      />
    </div>
  )
}

function Message({ message }: { message: OwnContact }) {
  const { patientName, patientEmail, subject, createdAt } = message
  return (
    <li className="row message">
      <div className="row-head">
        <h3 className="row-title">{patientName}</h3>
        <time className="row-date" dateTime={createdAt}>
          {formatDate(createdAt)}
        </time>
      </div>
      <span className="list-line">{patientEmail}</span>
      <p className="message-subject">{subject}</p>
      <p className="row-text">{message.message}</p>
      <Button asChild size="2" variant="soft" className="message-answer">
        <a href={replyLink(message)} aria-label={`Responder por e-mail: ${patientName}`}>
          <Mail size={16} aria-hidden="true" />
          Responder por e-mail
        </a>
      </Button>
    </li>
  )
}
