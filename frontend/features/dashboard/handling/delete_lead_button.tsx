import type { OwnContact } from '#contract/leads.ts'
import { useDeleteContact } from '#frontend/api/contacts.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { RemoveButton } from '#frontend/ui/workspace/remove_button.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'

interface Props {
  professionalId: string
  lead: OwnContact
  /** Puts the focus where it can stay once the lead is gone. */
  onDeleted: () => void
}

function useDeleteLead({ professionalId, lead, onDeleted }: Props) {
  const deletion = useDeleteContact(professionalId)
  const toast = useToast()
  const sayFailure = useFailureToast()
  const remove = () =>
    deletion.mutate(lead.id, {
      onSuccess: () => {
        onDeleted()
        toast({ title: 'Lead excluído', tone: 'success' })
      },
      onError: (error) => sayFailure(error, 'Erro ao excluir o lead.'),
    })
  return { remove, isDeleting: deletion.isPending }
}

/** Removes a lead for good, after asking once more. */
export function DeleteLeadButton(props: Props) {
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
