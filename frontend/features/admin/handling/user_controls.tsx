import { Badge, Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import {
  BadgeCheck,
  Ban,
  LockOpen,
  ShieldOff,
  Crown,
  ExternalLink,
  History,
  MessageCircle,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AdminRow } from '#contract/admin.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { useChangeUser, type UserChange } from '#frontend/api/admin_users.ts'
import { messageOf } from '#frontend/lib/http_error.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { formatPhone, whatsappLink } from '#domain/shared/phone.ts'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { paths } from '#frontend/paths.ts'
import { DONE, FAILED } from './user_changes.ts'

interface UserBadgesProps {
  user: AdminRow
}

export function UserBadges({ user: { subscriptionLevel, isVerified, blocked } }: UserBadgesProps) {
  return (
    <span className="user-badges cluster gap-1">
      {subscriptionLevel === 'premium' && (
        <Badge color="amber">
          <Crown size={12} aria-hidden="true" />
          Premium
        </Badge>
      )}
      {isVerified && (
        <Badge>
          <BadgeCheck size={12} aria-hidden="true" />
          Verificado
        </Badge>
      )}
      {blocked && (
        <Badge color="red">
          <Ban size={12} aria-hidden="true" />
          Bloqueado
        </Badge>
      )}
    </span>
  )
}

export function UserName({ user }: UserBadgesProps) {
  return <span className="user-name breakable semibold">{professionalName(user)}</span>
}

/** Specialty, registration and place. */
export function UserTrade({ user: { specialty, displayGender, crm, city, state } }: UserBadgesProps) {
  const license = parseLicense(crm)
  const place = [city, state].filter(Boolean).join(', ')
  return (
    <>
      <span className="user-trade breakable">
        {specialty ? softHyphens(genderedSpecialty(specialty, displayGender)) : 'Sem especialidade'}
      </span>
      <span className="list-line breakable quiet small">
        {license ? formatLicense(license) : `Registro ${crm}`}
      </span>
      {place && <span className="list-line breakable quiet small">{place}</span>}
    </>
  )
}

/** E-mail and date of registration. */
export function UserAccount({ user: { email, createdAt } }: UserBadgesProps) {
  return (
    <>
      <span className="list-line breakable quiet small">{email}</span>
      <span className="list-line breakable quiet small">
        Cadastro em <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </span>
    </>
  )
}

export function WhatsAppLink({ user }: UserBadgesProps) {
  const chat = user.whatsapp && whatsappLink(user.whatsapp)
  if (!user.whatsapp || !chat) return <span className="list-line breakable quiet small">Sem WhatsApp</span>
  return (
    <a
      className="user-link accent"
      href={chat}
      target="_blank"
      rel={USER_LINK_REL}
      aria-label={`WhatsApp de ${professionalName(user)}: ${formatPhone(user.whatsapp)}`}
    >
      <MessageCircle size={14} aria-hidden="true" />
      {formatPhone(user.whatsapp)}
    </a>
  )
}

/** Only this session sees a blocked profile, so it opens in this tab rather than in a new one. */
export function PageLink({ user }: UserBadgesProps) {
  const label = `Ver Página de ${professionalName(user)}`
  if (user.blocked)
    return (
      <Link className="user-link accent" to={paths.profile(user.slug)} aria-label={label}>
        <ExternalLink size={14} aria-hidden="true" />
        Ver Página
      </Link>
    )
  return (
    <a
      className="user-link accent"
      href={paths.profile(user.slug)}
      target="_blank"
      rel="noopener"
      aria-label={label}
    >
      <ExternalLink size={14} aria-hidden="true" />
      Ver Página
    </a>
  )
}

export function HistoryButton({ user, onOpen }: UserBadgesProps & { onOpen: (user: AdminRow) => void }) {
  return (
    <button
      type="button"
      className="user-link accent"
      aria-label={`Histórico de ${professionalName(user)}`}
      data-history
      onClick={() => onOpen(user)}
    >
      <History size={14} aria-hidden="true" />
      Histórico
    </button>
  )
}

const BlockDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. Ninguém foi bloqueado.',
  load: async () => (await import('./block_dialog.tsx')).BlockDialog,
})

/** Why a control is disabled. */
const SAVING = 'Salvando a alteração…'

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
      title={isPending ? SAVING : undefined}
      onChange={({ target }) =>
        change({ action: 'subscription', value: target.value === 'premium' ? 'premium' : 'free' })
      }
    />
  )
}

/** Verifies and blocks, or undoes either; blocking asks for confirmation. */
export function ToggleButtons({ user, changing }: Props) {
  return (
    <span className="user-toggles cluster gap-2">
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
      title={isPending ? SAVING : undefined}
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
        title={isPending ? SAVING : undefined}
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

interface Changing {
  isPending: boolean
  change: (change: UserChange, reason?: string) => void
}

/** A disabled control loses the focus; this gives it back when the request ends, unless the focus has moved on. */
function useFocusReturn(isPending: boolean): () => void {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    if (isPending) return
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && held.current instanceof HTMLElement) held.current.focus({ preventScroll: true })
    held.current = null
  }, [isPending])
  return () => {
    held.current = document.activeElement
  }
}

/** Returns the change that undoes this one without a trace; null if a mail was sent or a reason given. */
function oppositeOf(change: UserChange): UserChange | null {
  if (change.action !== 'subscription') return null
  return { ...change, value: change.value === 'premium' ? 'free' : 'premium' }
}

/** Changes one user and shows a toast with the outcome, even if the user has left the list. */
export function useChangeUserWithToast(user: AdminRow): Changing {
  const { mutateAsync, isPending } = useChangeUser()
  const toast = useToast()
  const showFailure = useFailureToast()
  const holdFocus = useFocusReturn(isPending)
  const send = async (next: UserChange, reason = '') => {
    const opposite = oppositeOf(next)
    try {
      await mutateAsync({ userId: user.id, change: next, reason })
      toast({
        title: DONE[next.action],
        description: professionalName(user),
        tone: 'success',
        ...(opposite && { action: { label: 'Desfazer', onSelect: () => void send(opposite) } }),
      })
    } catch (error) {
      showFailure(error, 'Erro', messageOf(error, FAILED[next.action]))
    }
  }
  const change = (next: UserChange, reason?: string) => {
    holdFocus()
    void send(next, reason)
  }
  return { isPending, change }
}
