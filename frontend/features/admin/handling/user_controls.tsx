import { Badge, Button, Text } from '@radix-ui/themes'
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
import { actionOf, DONE, FAILED } from './user_changes.ts'

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

interface LinesProps extends UserBadgesProps {
  /** Two facts share a line, on phones. */
  isDense?: boolean
}

/** Specialty, registration and place. */
export function UserTrade({ user, isDense = false }: LinesProps) {
  const { specialty, displayGender, crm, city, state } = user
  const license = parseLicense(crm)
  const trade = specialty ? softHyphens(genderedSpecialty(specialty, displayGender)) : 'Sem especialidade'
  const registration = license ? formatLicense(license) : `Registro ${crm}`
  const place = [city, state].filter(Boolean).join(', ')
  const quiet = isDense ? [[registration, place].filter(Boolean).join(' · ')] : [registration, place]
  return (
    <>
      <span className="user-trade breakable">{trade}</span>
      {quiet.filter(Boolean).map((line) => (
        <Text key={line} as="div" size="2" color="gray" className="breakable">
          {line}
        </Text>
      ))}
    </>
  )
}

/** E-mail and date of registration. */
export function UserAccount({ user: { email, createdAt }, isDense = false }: LinesProps) {
  const date = <time dateTime={createdAt}>{formatDate(createdAt)}</time>
  const address = email || 'Sem e-mail'
  if (isDense)
    return (
      <Text as="div" size="2" color="gray" className="breakable">
        {`${address} · desde\u00A0`}
        {date}
      </Text>
    )
  return (
    <>
      <Text as="div" size="2" color="gray" className="breakable">
        {address}
      </Text>
      <Text as="div" size="2" color="gray" className="breakable">
        {'Cadastro em '}
        {date}
      </Text>
    </>
  )
}

export function WhatsAppLink({ user }: UserBadgesProps) {
  const chat = user.whatsapp && whatsappLink(user.whatsapp)
  if (!user.whatsapp || !chat)
    return (
      <Text as="div" size="2" color="gray" className="breakable">
        Sem WhatsApp
      </Text>
    )
  return (
    <Button asChild size="2" variant="ghost">
      <a
        href={chat}
        target="_blank"
        rel={USER_LINK_REL}
        aria-label={`WhatsApp de ${professionalName(user)}: ${formatPhone(user.whatsapp)}`}
      >
        <MessageCircle size={14} aria-hidden="true" />
        {formatPhone(user.whatsapp)}
      </a>
    </Button>
  )
}

/** Only this session sees a blocked profile, so it opens in this tab rather than in a new one. */
export function PageLink({ user }: UserBadgesProps) {
  const label = `Ver Página de ${professionalName(user)}`
  return (
    <Button asChild size="2" variant="ghost">
      {user.blocked ? (
        <Link to={paths.profile(user.slug)} aria-label={label}>
          <ExternalLink size={14} aria-hidden="true" />
          Ver Página
        </Link>
      ) : (
        <a href={paths.profile(user.slug)} target="_blank" rel="noopener" aria-label={label}>
          <ExternalLink size={14} aria-hidden="true" />
          Ver Página
        </a>
      )}
    </Button>
  )
}

export function HistoryButton({ user, onOpen }: UserBadgesProps & { onOpen: (user: AdminRow) => void }) {
  return (
    <Button
      type="button"
      size="2"
      variant="ghost"
      aria-label={`Histórico de ${professionalName(user)}`}
      data-history
      onClick={() => onOpen(user)}
    >
      <History size={14} aria-hidden="true" />
      Histórico
    </Button>
  )
}

const ChangeDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. Nada foi alterado.',
  load: async () => (await import('./change_dialog.tsx')).ChangeDialog,
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

/** Verifies and blocks, or takes either back. */
export function ToggleButtons({ user, changing }: Props) {
  const { isVerified, blocked } = user
  return (
    <span className="user-toggles cluster gap-2">
      <ChangeButton
        {...{ user, changing }}
        change={{ action: 'verify', value: !isVerified }}
        Icon={isVerified ? ShieldOff : BadgeCheck}
        isMain={!isVerified}
        asks
      />
      <ChangeButton
        {...{ user, changing }}
        change={{ action: 'block', value: !blocked }}
        Icon={blocked ? LockOpen : Ban}
        isMain={blocked}
        asks={!blocked}
      />
    </span>
  )
}

interface ChangeButtonProps extends Props {
  change: UserChange
  Icon: typeof Ban
  isMain: boolean
  /** Whether it asks for confirmation first. */
  asks: boolean
}

function ChangeButton({ user, changing, change, Icon, isMain, asks }: ChangeButtonProps) {
  const [asking, setAsking] = useState<{ change: UserChange; isOpen: boolean } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { isPending } = changing
  const { label } = actionOf(change)
  return (
    <>
      <Button
        ref={button}
        size="1"
        variant={isMain ? 'soft' : 'surface'}
        color={isMain ? 'teal' : 'gray'}
        data-act={change.action}
        disabled={isPending}
        title={isPending ? SAVING : undefined}
        aria-label={`${label} ${professionalName(user)}`}
        onClick={() => (asks ? setAsking({ change, isOpen: true }) : changing.change(change))}
      >
        <Icon size={14} aria-hidden="true" />
        {label}
      </Button>
      {asking && (
        <ChangeDialog
          {...asking}
          user={user}
          onOpenChange={(isOpen) => setAsking({ ...asking, isOpen })}
          onGiveUp={() => setAsking(null)}
          onConfirm={(reason) => changing.change(asking.change, reason, button.current)}
        />
      )}
    </>
  )
}

interface Changing {
  isPending: boolean
  /** `from`: the control that gets the focus back, by default the focused one. */
  change: (change: UserChange, reason?: string, from?: Element | null) => void
}

/** A disabled control loses the focus; this gives it back when the request ends, unless the focus has moved on. */
function useFocusReturn(isPending: boolean): (from?: Element | null) => void {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    if (isPending) return
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (isFree && held.current instanceof HTMLElement) held.current.focus({ preventScroll: true })
    held.current = null
  }, [isPending])
  return (from = document.activeElement) => {
    held.current = from
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
  const change: Changing['change'] = (next, reason, from) => {
    holdFocus(from)
    void send(next, reason)
  }
  return { isPending, change }
}
