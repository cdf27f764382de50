import { TextArea } from '@radix-ui/themes'
import { useState } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import { formatLicense, lookupOf, parseLicense } from '#domain/catalogue/license.ts'
import type { UserChange } from '#frontend/api/admin_users.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
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

interface ChangeDialogProps {
  user: AdminRow
  change: UserChange
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: (reason: string) => void
}

/** Asks for confirmation and a reason before a change that is mailed or takes something away. */
export function ChangeDialog({ user, change, onConfirm, ...dialog }: ChangeDialogProps) {
  const [reason, setReason] = useState('')
  const { ask, outcome, label } = actionOf(change)
  const isVerifying = change.action === 'verify' && change.value
  return (
    <ConfirmDialog
      {...dialog}
      title={`${ask(professionalName(user))}?`}
      description={outcome}
      confirmLabel={label}
      isHarm={!isVerifying}
      onConfirm={() => onConfirm(reason.trim())}
    >
      {isVerifying && <Registration crm={user.crm} />}
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  )
}

/** The registration to compare, with the council's own look-up. */
function Registration({ crm }: { crm: string }) {
  const license = parseLicense(crm)
  const lookup = license && lookupOf(license)
  return (
    <p className="mt-4">
      <strong>{license ? formatLicense(license) : `Registro ${crm}`}</strong>{' '}
      {lookup && (
        <a className="accent" href={lookup} target="_blank" rel="noopener noreferrer">
          Conferir no conselho
          <span className="visually-hidden"> (abre em nova aba)</span>
        </a>
      )}
    </p>
  )
}
