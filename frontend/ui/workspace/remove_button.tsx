import { IconButton } from '@radix-ui/themes'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'

const ConfirmDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. Nada foi excluído.',
  load: async () => (await import('./confirm_dialog.tsx')).ConfirmDialog,
})

interface Props {
  /** The accessible name. */
  label: string
  className?: string
  title: string
  description: string
  isPending: boolean
  onConfirm: () => void
}

/** Deletes something after confirmation. */
export function RemoveButton({ label, className, title, description, isPending, onConfirm }: Props) {
  const [isAsking, setAsking] = useState<boolean | null>(null)
  return (
    <>
      <IconButton
        size="3"
        variant="ghost"
        color="gray"
        className={className}
        title="Excluir"
        aria-label={label}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      {isAsking !== null && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          onGiveUp={() => setAsking(null)}
          title={title}
          description={description}
          confirmLabel="Excluir"
          onConfirm={onConfirm}
        />
      )}
    </>
  )
}
