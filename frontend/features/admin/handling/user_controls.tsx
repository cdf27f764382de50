import { Button } from '@radix-ui/themes'
import { BadgeCheck, Ban, LockOpen, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import type { Changing } from './use_change_user_with_toast.ts'
import './user_controls.css'

const BlockDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. Ninguém foi bloqueado.',
  load: async () => (await import('./block_dialog.tsx')).BlockDialog,
})

const PLANS = [
  { value: 'free', label: 'Gratuito' },
  { value: 'premium', label: 'Premium' },
]

interface Props {
  user: AdminRow
  changing: Changing
}

export function PlanSelect({ user, changing: { isPending, change } }: Props) {
  return (
    <NativeSelect
      className="plan-select"
      aria-label={`Assinatura de ${professionalName(user)}`}
      choices={PLANS}
      value={user.subscriptionLevel}
      disabled={isPending}
      onChange={({ target }) =>
        change({ action: 'subscription', value: target.value === 'premium' ? 'premium' : 'free' })
      }
    />
  )
}

/** Verifies and blocks, or takes either back; a block is asked about first. */
export function ToggleButtons({ user, changing }: Props) {
  return (
    <span className="user-toggles">
      <VerifyButton user={user} changing={changing} />
      <BlockButton user={user} changing={changing} />
    </span>
  )
}

function VerifyButton({ user, changing: { isPending, change } }: Props) {
  const label = user.isVerified ? 'Desverificar' : 'Verificar'
  const Icon = user.isVerified ? ShieldOff : BadgeCheck
  return (
    <Button
      size="1"
      variant={user.isVerified ? 'surface' : 'soft'}
      color={user.isVerified ? 'gray' : 'teal'}
      data-act="verify"
      disabled={isPending}
      aria-label={`${label} ${professionalName(user)}`}
      onClick={() => change({ action: 'verify', value: !user.isVerified })}
    >
      <Icon size={14} aria-hidden="true" />
      {label}
    </Button>
  )
}

function BlockButton({ user, changing: { isPending, change } }: Props) {
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const label = user.blocked ? 'Desbloquear' : 'Bloquear'
  const Icon = user.blocked ? LockOpen : Ban
  return (
    <>
      <Button
        size="1"
        variant={user.blocked ? 'soft' : 'surface'}
        color={user.blocked ? 'teal' : 'gray'}
        data-act="block"
        disabled={isPending}
        aria-label={`${label} ${professionalName(user)}`}
        onClick={() => (user.blocked ? change({ action: 'block', value: false }) : setAsking(true))}
      >
        <Icon size={14} aria-hidden="true" />
        {label}
      </Button>
      {isAsking !== null && (
        <BlockDialog
          name={professionalName(user)}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onGiveUp={() => setAsking(null)}
          onBlock={(reason) => change({ action: 'block', value: true }, reason)}
        />
      )}
    </>
  )
}
