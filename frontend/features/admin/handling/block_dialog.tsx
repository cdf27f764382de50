import { TextArea } from '@radix-ui/themes'
import { useState } from 'react'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { ConfirmDialog } from '#frontend/ui/workspace/confirm_dialog.tsx'
import { actionOf } from './user_changes.ts'

interface Props {
  value: string
  onChange: (reason: string) => void
}

/** The reason of an action, for the audit log. */
export function ReasonField({ value, onChange }: Props) {
  return (
    <div className="mt-4">
      <FormField label="Motivo (opcional)" hint="Fica no histórico, junto com o seu nome.">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
    </div>
  )
}

interface BlockDialogProps {
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onBlock: (reason: string) => void
}

/** Asks for confirmation and a reason before a user is blocked. */
export function BlockDialog({ name, onBlock, ...dialog }: BlockDialogProps) {
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
