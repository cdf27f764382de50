import { Button, IconButton } from '@radix-ui/themes'
import { Check, MessageCircle, Phone, Star } from 'lucide-react'
import { useId } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { STATUS_LABELS, type LeadStatus, type OwnContact } from '#contract/leads.ts'
import { whatsappLink } from '#domain/shared/phone.ts'
import { telephoneLink } from '#frontend/lib/contact_links.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import {
  contactsQuery,
  sendAnswer,
  sendLeadStatus,
  showLeadStatus,
  useDeleteContact,
} from '#frontend/api/contacts.ts'
import { delayRequest } from '#frontend/lib/delayed_request.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { RemoveButton } from '#frontend/ui/workspace/remove_button.tsx'
import { forgetReached, rememberReached } from './reached.ts'

const ATTENDED = 'Este lead já foi atendido.'
const NO_WHATSAPP = 'Este contato não deixou WhatsApp.'

interface AttendProps {
  lead: OwnContact
  onAttend: () => void
}

export function AttendButton({ lead: { patientName, leadStatus }, onAttend }: AttendProps) {
  const isAttended = leadStatus === 'attended'
  const reasonId = useId()
  return (
    <>
      <Button
        size="2"
        variant="soft"
        color="gray"
        aria-disabled={isAttended || undefined}
        aria-describedby={isAttended ? reasonId : undefined}
        title={isAttended ? ATTENDED : undefined}
        aria-label={`Marcar como Atendido: ${patientName}`}
        onClick={() => !isAttended && onAttend()}
      >
        <Check size={16} aria-hidden="true" />
        Marcar como Atendido
      </Button>
      {isAttended && (
        <span id={reasonId} className="visually-hidden">
          {ATTENDED}
        </span>
      )}
    </>
  )
}

interface ReachProps {
  lead: OwnContact
  /** The professional's name within a sentence: 'a Dra. Helena Prado'. */
  sender: string
}

function useReach({ lead: { id, kind, patientName, whatsapp }, sender }: ReachProps) {
  const { brandName } = useSettings()
  const greeting = `Olá, ${patientName}! Aqui é ${sender}. Recebi seu contato pelo ${brandName}.`
  const remember = () => {
    rememberReached(id)
    if (kind === 'lead') sendAnswer(id)
  }
  return { chat: whatsapp && whatsappLink(whatsapp, greeting), call: telephoneLink(whatsapp), remember }
}

/** WhatsApp alone, as an icon; nothing without a number. */
export function ChatButton(props: ReachProps) {
  const { chat, remember } = useReach(props)
  if (!chat) return null
  return (
    <IconButton asChild size="3">
      <a
        href={chat}
        target="_blank"
        rel={USER_LINK_REL}
        title="Entrar em Contato pelo WhatsApp"
        aria-label={`Entrar em Contato: ${props.lead.patientName}`}
        onClick={remember}
        onAuxClick={remember}
      >
        <MessageCircle size={18} aria-hidden="true" />
      </a>
    </IconButton>
  )
}

/** WhatsApp and phone links; on a phone only icons. */
export function ReachButtons({ lead, sender }: ReachProps) {
  const { patientName, leadStatus } = lead
  const reasonId = useId()
  const { chat, call, remember } = useReach({ lead, sender })
  if (!chat || !call)
    return (
      <>
        <Button
          size="3"
          variant="soft"
          aria-disabled
          aria-label={`Entrar em Contato: ${patientName}`}
          aria-describedby={reasonId}
          title={NO_WHATSAPP}
        >
          <ChatLabel />
        </Button>
        <span id={reasonId} className="visually-hidden">
          {NO_WHATSAPP}
        </span>
      </>
    )
  return (
    <>
      <Button asChild size="3" variant="soft" color="gray">
        <a href={call} title="Ligar" aria-label={`Ligar: ${patientName}`} onClick={remember}>
          <Phone size={18} aria-hidden="true" />
        </a>
      </Button>
      <Button asChild size="3" variant={leadStatus === 'attended' ? 'soft' : 'solid'}>
        <a
          href={chat}
          target="_blank"
          rel={USER_LINK_REL}
          title="Entrar em Contato pelo WhatsApp"
          aria-label={`Entrar em Contato: ${patientName}`}
          onClick={remember}
          onAuxClick={remember}
        >
          <ChatLabel />
        </a>
      </Button>
    </>
  )
}

function ChatLabel() {
  return (
    <>
      <MessageCircle size={18} aria-hidden="true" />
      <span className="lead-reach-words">Entrar em Contato</span>
    </>
  )
}

interface InviteProps extends ReachProps {
  /** Of the professional's public page. */
  slug: string
}

/** Opens WhatsApp with words that ask an attended patient for a review; nothing of what they were attended for. */
export function InviteToReview({ lead: { patientName, whatsapp }, sender, slug }: InviteProps) {
  const { appUrl } = useSettings()
  const words = `Olá, ${patientName}! Aqui é ${sender}. Se puder, conte como foi o atendimento: a sua opinião ajuda outras pessoas a escolher. ${appUrl}${paths.reviewOf(slug)}`
  const chat = whatsapp && whatsappLink(whatsapp, words)
  if (!chat) return null
  return (
    <Button asChild size="2" variant="soft">
      <a href={chat} target="_blank" rel={USER_LINK_REL} aria-label={`Convidar a avaliar: ${patientName}`}>
        <Star size={16} aria-hidden="true" />
        Convidar a avaliar
      </a>
    </Button>
  )
}

interface OfferProps {
  lead: OwnContact
  onContacted: () => void
  /** Moves the focus before this is removed. */
  onDone: () => void
}

/** Asks, after the user returns from calling or writing, whether the lead was contacted. */
export function ReachedOffer({ lead: { id, patientName }, onContacted, onDone }: OfferProps) {
  const answer = (isContacted: boolean) => {
    onDone()
    forgetReached(id)
    if (isContacted) onContacted()
  }
  return (
    <div className="lead-offer cluster gap-2">
      <Button size="3" aria-label={`Marcar como contatado? ${patientName}`} onClick={() => answer(true)}>
        <Check size={18} aria-hidden="true" />
        Marcar como contatado?
      </Button>
      <Button
        size="3"
        variant="soft"
        color="gray"
        aria-label={`Não marcar ${patientName}`}
        onClick={() => answer(false)}
      >
        Não
      </Button>
    </div>
  )
}

const FAILED = 'Erro ao atualizar status do lead.'

/** Returns whether the lead was changed or deleted elsewhere. */
const isOutdated = (error: unknown) => error instanceof HttpError && [404, 409].includes(error.status)

/** Shows a lead's new status at once, and sends it when the toast with 'Desfazer' closes. */
export function useMoveLead(
  professionalId: string,
): (lead: OwnContact, status: Exclude<LeadStatus, 'pending'>) => void {
  const queryClient = useQueryClient()
  const toast = useToast()
  const showFailure = useFailureToast()
  const fail = (error: unknown) => {
    showFailure(error, FAILED)
    const { queryKey } = contactsQuery(professionalId)
    if (isOutdated(error)) void queryClient.invalidateQueries({ queryKey })
  }
  return (lead, moved) => {
    const show = (status: LeadStatus) =>
      showLeadStatus(queryClient, { professionalId, contactId: lead.id, status })
    const moving = delayRequest(async (isLeaving) => {
      try {
        await sendLeadStatus(lead.id, moved, isLeaving)
      } catch (error) {
        show(lead.leadStatus)
        fail(error)
      }
    })
    const undo = () => moving.cancel() && show(lead.leadStatus)
    show(moved)
    toast({
      title: `Lead marcado como ${STATUS_LABELS[moved].toLowerCase()}`,
      description: lead.patientName,
      tone: 'success',
      action: { label: 'Desfazer', onSelect: undo },
      onGone: moving.send,
    })
  }
}

const WORDS = {
  lead: { noun: 'lead', article: 'o', failed: 'Erro ao excluir o lead.', done: 'Lead excluído' },
  contact: {
    noun: 'mensagem',
    article: 'a',
    failed: 'Erro ao excluir a mensagem.',
    done: 'Mensagem excluída',
  },
} as const

interface DeleteProps {
  professionalId: string
  contact: OwnContact
  /** Moves the focus before the row is removed. */
  onDeleted: () => void
}

/** Deletes a lead or message after confirmation. */
export function DeleteContactButton({ professionalId, contact, onDeleted }: DeleteProps) {
  const { id, kind, patientName } = contact
  const { noun, article, failed, done } = WORDS[kind]
  const deletion = useDeleteContact(professionalId)
  const toast = useToast()
  const showFailure = useFailureToast()
  const remove = () =>
    deletion.mutate(id, {
      onSuccess: () => {
        onDeleted()
        toast({ title: done, tone: 'success' })
      },
      onError: (error) => showFailure(error, failed),
    })
  return (
    <RemoveButton
      className="lead-delete"
      label={`Excluir ${noun} de ${patientName}`}
      title={`Excluir ${noun}`}
      description={`Tem certeza que deseja excluir ${article} ${noun} de ${patientName}?`}
      isPending={deletion.isPending}
      onConfirm={remove}
    />
  )
}
