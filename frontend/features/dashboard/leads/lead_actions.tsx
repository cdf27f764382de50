import { Button } from '@radix-ui/themes'
import { Check, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { LeadStatus, OwnContact } from '#contract/leads.ts'
import { whatsappLink } from '#domain/shared/phone.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { contactsQuery, sendLeadStatus, showLeadStatus, useDeleteContact } from '#frontend/api/contacts.ts'
import { holdBack } from '#frontend/lib/held_back.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { RemoveButton } from '#frontend/ui/workspace/remove_button.tsx'

const ATTENDED = 'Este lead já foi atendido.'
const NO_WHATSAPP = 'Este contato não deixou WhatsApp.'

interface ActionsProps {
  professionalId: string
  /** As a sentence names the professional: 'a Dra. Helena Prado'. */
  sender: string
  lead: OwnContact
  onDeleted: () => void
}

/** What a professional does with a lead. */
export function LeadActions({ professionalId, sender, lead, onDeleted }: ActionsProps) {
  const attend = useAttendLead(professionalId)
  const isAttended = lead.leadStatus === 'attended'
  const reasonId = useId()
  return (
    <div className="lead-actions">
      <ContactButton lead={lead} sender={sender} />
      <Button
        size="2"
        variant="soft"
        color="gray"
        aria-disabled={isAttended || undefined}
        aria-describedby={isAttended ? reasonId : undefined}
        title={isAttended ? ATTENDED : undefined}
        aria-label={`Marcar como Atendido: ${lead.patientName}`}
        onClick={() => !isAttended && attend(lead)}
      >
        <Check size={16} aria-hidden="true" />
        Marcar como Atendido
      </Button>
      {isAttended && (
        <span id={reasonId} className="visually-hidden">
          {ATTENDED}
        </span>
      )}
      <DeleteLeadButton professionalId={professionalId} lead={lead} onDeleted={onDeleted} />
    </div>
  )
}

function ContactButton({ lead: { patientName, whatsapp }, sender }: Pick<ActionsProps, 'lead' | 'sender'>) {
  const { brandName } = useSettings()
  const reasonId = useId()
  const greeting = `Olá, ${patientName}! Aqui é ${sender}. Recebi seu contato pelo ${brandName}.`
  const chat = whatsapp && whatsappLink(whatsapp, greeting)
  if (!chat)
    return (
      <>
        <Button
          size="2"
          variant="soft"
          aria-disabled
          aria-label={`Entrar em Contato: ${patientName}`}
          aria-describedby={reasonId}
          title={NO_WHATSAPP}
        >
          <MessageCircle size={16} aria-hidden="true" />
          Entrar em Contato
        </Button>
        <span id={reasonId} className="visually-hidden">
          {NO_WHATSAPP}
        </span>
      </>
    )
  return (
    <Button asChild size="2" variant="soft">
      <a href={chat} target="_blank" rel={STRANGER_LINK} aria-label={`Entrar em Contato: ${patientName}`}>
        <MessageCircle size={16} aria-hidden="true" />
        Entrar em Contato
      </a>
    </Button>
  )
}

const FAILED = 'Erro ao atualizar status do lead.'

/** Whether the lead was attended or deleted elsewhere. */
const isOutdated = (error: unknown) => error instanceof HttpError && [404, 409].includes(error.status)

/** Shows a lead as attended at once, and sends it when the toast with 'Desfazer' closes. */
function useAttendLead(professionalId: string): (lead: OwnContact) => void {
  const queryClient = useQueryClient()
  const toast = useToast()
  const showFailure = useFailureToast()
  const fail = (error: unknown) => {
    showFailure(error, FAILED)
    const { queryKey } = contactsQuery(professionalId)
    if (isOutdated(error)) void queryClient.invalidateQueries({ queryKey })
  }
  return (lead) => {
    const show = (status: LeadStatus) =>
      showLeadStatus(queryClient, { professionalId, contactId: lead.id, status })
    const attending = holdBack(async (isLeaving) => {
      try {
        await sendLeadStatus(lead.id, 'attended', isLeaving)
      } catch (error) {
        show(lead.leadStatus)
        fail(error)
      }
    })
    const undo = () => attending.takeBack() && show(lead.leadStatus)
    show('attended')
    toast({
      title: 'Lead marcado como atendido',
      description: lead.patientName,
      tone: 'success',
      action: { label: 'Desfazer', onSelect: undo },
      onGone: attending.send,
    })
  }
}

interface DeleteProps {
  professionalId: string
  lead: OwnContact
  /** Moves the focus before the lead is removed. */
  onDeleted: () => void
}

function useDeleteLead({ professionalId, lead, onDeleted }: DeleteProps) {
  const deletion = useDeleteContact(professionalId)
  const toast = useToast()
  const showFailure = useFailureToast()
  const remove = () =>
    deletion.mutate(lead.id, {
      onSuccess: () => {
        onDeleted()
        toast({ title: 'Lead excluído', tone: 'success' })
      },
      onError: (error) => showFailure(error, 'Erro ao excluir o lead.'),
    })
  return { remove, isDeleting: deletion.isPending }
}

/** Removes a lead for good, after asking once more. */
function DeleteLeadButton(props: DeleteProps) {
  const { patientName } = props.lead
  const { remove, isDeleting } = useDeleteLead(props)
  return (
    <RemoveButton
      className="lead-delete"
      label={`Excluir lead de ${patientName}`}
      title="Excluir lead"
      description={`Tem certeza que deseja excluir o lead de ${patientName}?`}
      isPending={isDeleting}
      onConfirm={remove}
    />
  )
}
