import { IconButton } from '@radix-ui/themes'
import { Trash2 } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import type { OwnContact } from '#contract/leads.ts'
import { useDeleteContact } from '#frontend/api/contacts.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#frontend/ui/workspace/confirm_dialog.tsx')).ConfirmDialog,
}))

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
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const { remove, isDeleting } = useDeleteLead(props)
  return (
    <>
      <IconButton
        size="3"
        variant="ghost"
        color="gray"
        className="lead-delete"
        aria-label={`Excluir lead de ${patientName}`}
        aria-disabled={isDeleting || undefined}
        onClick={() => !isDeleting && setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      {isAsking !== null && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setAsking}
            title="Excluir lead"
            description={`Tem certeza que deseja excluir o lead de ${patientName}?`}
            confirmLabel="Excluir"
            onConfirm={remove}
          />
        </Suspense>
      )}
    </>
  )
}
