import { useQueryClient } from '@tanstack/react-query'
import type { LeadStatus, OwnContact } from '#contract/leads.ts'
import { contactsQuery, sendLeadStatus, showLeadStatus } from '#frontend/api/contacts.ts'
import { holdBack } from '#frontend/lib/held_back.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'

const FAILED = 'Erro ao atualizar status do lead.'

/** Whether the lead is no longer what the screen shows: attended or deleted elsewhere. */
const isOutdated = (error: unknown) => error instanceof HttpError && [404, 409].includes(error.status)

/** Shows a lead as attended at once, and tells the server when the toast with 'Desfazer' is gone. */
export function useAttendLead(professionalId: string): (lead: OwnContact) => void {
  const queryClient = useQueryClient()
  const toast = useToast()
  const sayFailure = useFailureToast()
  const fail = (error: unknown) => {
    sayFailure(error, FAILED)
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
