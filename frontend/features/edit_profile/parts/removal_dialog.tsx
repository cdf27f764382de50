import { ConfirmDialog } from '#frontend/ui/workspace/confirm_dialog.tsx'
import type { useRemoval } from './use_removal.ts'

interface Props<Part extends { id: string }> {
  removal: ReturnType<typeof useRemoval<Part>>
  title: string
  /** Names what will be lost. */
  question: (part: Part) => string
}

/** Asks once more before a part of the profile is removed. */
export function RemovalDialog<Part extends { id: string }>({ removal, title, question }: Props<Part>) {
  return (
    <ConfirmDialog
      isOpen={removal.isAsking}
      onOpenChange={(isOpen) => !isOpen && removal.forget()}
      title={title}
      description={removal.part ? question(removal.part) : ''}
      confirmLabel="Remover"
      onConfirm={removal.confirm}
    />
  )
}
