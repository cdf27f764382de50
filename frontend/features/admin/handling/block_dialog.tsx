import { useState } from 'react'
import { ConfirmDialog } from '#frontend/ui/workspace/confirm_dialog.tsx'
import { actionOf } from './user_changes.ts'
import { ReasonField } from './reason_field.tsx'

interface Props {
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onBlock: (reason: string) => void
}

/** Asks for confirmation and a reason before a user is blocked. */
export function BlockDialog({ name, onBlock, ...dialog }: Props) {
  const [reason, setReason] = useState('')
  const { ask, outcome, label } = actionOf({ action: 'block', value: true })
  return (
    <ConfirmDialog
      {...dialog}
      title={`${ask(name)}?`}
      description={outcome}
      confirmLabel={label}
      onConfirm={() => onBlock(reason.trim())}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  )
}
