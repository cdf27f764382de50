import { Button } from '@radix-ui/themes'
import { ChevronDown, StickyNote } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useSearchParams, Link } from 'react-router-dom'
import { formatNumber } from '#domain/shared/numbers.ts'
import { MAX_NOTE_LENGTH, STATUS_LABELS, type OwnContact } from '#contract/leads.ts'
import { formatMoment } from '#domain/shared/date_words.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { codePointLength } from '#domain/shared/text.ts'
import { useSaveNote } from '#frontend/api/contacts.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { CountedText } from '#frontend/ui/workspace/counted_text.tsx'
import { isBeingTyped, useTypedText } from '#frontend/lib/use_typed_text.ts'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { useMediaQuery } from '#frontend/ui/workspace/use_media_query.ts'
import { leadIn, ROWS_STEP, rowsIn, toMoreRows } from '../dashboard_in_url.ts'
import { byDay, timeAgo } from '../days.ts'
import {
  AttendButton,
  DeleteContactButton,
  InviteToReview,
  ReachButtons,
  ReachedOffer,
  useMoveLead,
} from './lead_actions.tsx'
import { givenEmail, locationLabel, wishOf } from './leads.ts'
import { useReachedLeads } from './reached.ts'

interface Handling {
  professionalId: string
  sender: string
  /** Of the professional's public page; null without one. */
  slug: string | null
  now: Date
  /** Takes the focus when a row leaves the list. */
  onGone: () => void
  /** Whether a lead with a new status leaves the list. */
  isByStatus: boolean
}

interface ListProps extends Handling {
  /** All that match the filters. */
  leads: readonly OwnContact[]
}

/** Returns the number of rows to show: as requested, but at least up to the open lead. */
export function countRows(leads: readonly OwnContact[], address: URLSearchParams): number {
  const opened = leads.findIndex(({ id }) => id === leadIn(address))
  return Math.min(leads.length, Math.max(rowsIn(address), opened + 1))
}

/** The leads, day by day. */
export function LeadsList({ leads, ...handling }: ListProps) {
  const [address] = useSearchParams()
  const reached = useReachedLeads()
  const isWide = useMediaQuery('(min-width: 960px)')
  const shown = countRows(leads, address)
  return (
    <>
      {byDay(leads.slice(0, shown), handling.now).map(({ heading, rows }) => (
        <section key={heading} className="stack gap-2">
          <h3 className="quiet small semibold">{heading}</h3>
          <ul className="plain-list stack panel" aria-label={`Leads: ${heading}`}>
            {rows.map((lead) => (
              <LeadRow
                key={lead.id}
                lead={lead}
                isWide={isWide}
                isAskedFor={lead.id === leadIn(address)}
                isReached={reached.includes(lead.id)}
                {...handling}
              />
            ))}
          </ul>
        </section>
      ))}
      <MoreRows shown={shown} all={leads.length} />
    </>
  )
}

/** A link to more rows; the URL stores their number. */
export function MoreRows({ shown, all }: { shown: number; all: number }) {
  const [address] = useSearchParams()
  const left = all - shown
  if (left <= 0) return null
  return (
    <Button asChild size="3" variant="soft" color="gray" className="more-rows">
      <Link to={toMoreRows(address)} replace preventScrollReset>
        {`Mostrar mais ${Math.min(left, ROWS_STEP)} de ${formatNumber(left)}`}
      </Link>
    </Button>
  )
}

interface RowProps extends Handling {
  lead: OwnContact
  isWide: boolean
  /** Whether the URL opens it. */
  isAskedFor: boolean
  /** Whether the user returns from calling or writing. */
  isReached: boolean
}

/** A lead in two lines, which a tap expands. */
function LeadRow({ lead, isWide, isAskedFor, isReached, ...handling }: RowProps) {
  const { professionalId, sender, slug, now, onGone, isByStatus } = handling
  const [hasTyped] = useState(() => isBeingTyped(noteName(lead)))
  const { isOpen, wasOpened, toggle, setOpen } = useOpening(isAskedFor, hasTyped)
  const move = useMoveLead(professionalId)
  const detailsId = useId()
  const keepFocus = () => (isByStatus ? onGone() : toggle.current?.focus())
  const attend = (
    <AttendButton
      lead={lead}
      onAttend={() => {
        if (isByStatus) onGone()
        move(lead, 'attended')
      }}
    />
  )
  return (
    <li className="contact-row" data-status={lead.leadStatus}>
      <div className="lead-head line gap-2">
        <button
          ref={toggle}
          type="button"
          className="lead-toggle stack"
          aria-expanded={isOpen}
          aria-controls={wasOpened ? detailsId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <LeadLines lead={lead} now={now} />
        </button>
        <span className="lead-reach line gap-2 rigid">
          {isWide && attend}
          <ReachButtons lead={lead} sender={sender} />
        </span>
      </div>
      {isReached && lead.leadStatus === 'pending' && (
        <ReachedOffer lead={lead} onContacted={() => move(lead, 'contacted')} onDone={keepFocus} />
      )}
      {wasOpened && (
        <div id={detailsId} className="lead-details stack gap-4" hidden={!isOpen}>
          <LeadFacts lead={lead} />
          <Note professionalId={professionalId} lead={lead} />
          <div className="lead-actions cluster middle between gap-2">
            {lead.leadStatus === 'attended' && slug ? (
              <InviteToReview lead={lead} sender={sender} slug={slug} />
            ) : null}
            {!isWide && attend}
            <DeleteContactButton professionalId={professionalId} contact={lead} onDeleted={onGone} />
          </div>
        </div>
      )}
    </li>
  )
}

/** A row named in the URL expands, scrolls into view and gets the focus; one with an unsaved note expands. */
function useOpening(isAskedFor: boolean, hasTyped: boolean) {
  const [isOpen, setOpen] = useState(isAskedFor || hasTyped)
  const [wasOpened, setOpened] = useState(isOpen)
  const [wasAskedFor, setAskedFor] = useState(isAskedFor)
  const toggle = useRef<HTMLButtonElement>(null)
  if (isOpen && !wasOpened) setOpened(true)
  if (isAskedFor !== wasAskedFor) {
    setAskedFor(isAskedFor)
    if (isAskedFor) setOpen(true)
  }
  useEffect(() => {
    if (!isAskedFor) return
    toggle.current?.focus({ preventScroll: true })
    toggle.current?.scrollIntoView({ block: 'center' })
  }, [isAskedFor])
  return { isOpen, wasOpened, toggle, setOpen }
}

/** Name and date; status and service. */
function LeadLines({ lead, now }: { lead: OwnContact; now: Date }) {
  return (
    <>
      <span className="lead-line line between gap-2">
        <span className="lead-name one-line medium">{lead.patientName}</span>{' '}
        <time className="lead-when quiet small rigid" dateTime={lead.createdAt}>
          {timeAgo(lead.createdAt, now)}
        </time>
        <ChevronDown className="lead-chevron" size={16} aria-hidden="true" />
      </span>{' '}
      <span className="lead-wish quiet">
        <span className="lead-status medium">{STATUS_LABELS[lead.leadStatus]}</span>
        {' · '}
        {lead.note && (
          <>
            <StickyNote size={14} aria-hidden="true" />
            <span className="visually-hidden">Com anotação: </span>
          </>
        )}
        <span>{wishOf(lead)}</span>
      </span>
    </>
  )
}

function LeadFacts({ lead }: { lead: OwnContact }) {
  const { whatsapp, serviceOfInterest, location, createdAt } = lead
  const facts = [
    ['WhatsApp', whatsapp ? formatPhone(whatsapp) : 'Sem WhatsApp'],
    ['E-mail', givenEmail(lead)],
    ['Serviço', serviceOfInterest ?? 'Não informado'],
    ['Local', location && locationLabel(location)],
    ['Recebido em', formatMoment(createdAt)],
  ] as const
  return (
    <dl className="facts lead-facts stack gap-3">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const noteName = ({ id }: OwnContact) => `note:${id}`

/** The professional's private note. */
function Note({ professionalId, lead }: { professionalId: string; lead: OwnContact }) {
  const { text, type, drop } = useTypedText(noteName(lead), lead.note ?? '')
  const { mutate, isPending } = useSaveNote(professionalId)
  const toast = useToast()
  const showFailure = useFailureToast()
  const isTooLong = codePointLength(text.trim()) > MAX_NOTE_LENGTH
  const isSaved = text.trim() === (lead.note ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isTooLong || isSaved) return
    mutate(
      { contactId: lead.id, note: text },
      {
        onSuccess: () => {
          drop()
          toast({ title: 'Anotação salva', description: lead.patientName, tone: 'success' })
        },
        onError: (error) => showFailure(error, 'Erro ao salvar a anotação.'),
      },
    )
  }
  return (
    <form className="lead-note stack gap-2" onSubmit={save}>
      <CountedText
        label="Anotação"
        hint="Só você vê."
        rows={2}
        text={text}
        most={MAX_NOTE_LENGTH}
        value={text}
        error={isTooLong ? 'Use no máximo 1.000 caracteres.' : undefined}
        onChange={({ target }) => type(target.value)}
      />
      {!isSaved && (
        <BusyButton type="submit" size="3" variant="soft" isBusy={isPending}>
          Salvar anotação
        </BusyButton>
      )}
    </form>
  )
}
