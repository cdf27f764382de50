import { Badge } from '@radix-ui/themes'
import { BadgeCheck, Ban, Crown, ExternalLink, History, MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AdminRow } from '#contract/admin.ts'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { formatPhone, whatsappLink } from '#domain/shared/phone.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { paths } from '#frontend/paths.ts'

interface Props {
  user: AdminRow
}

export function UserBadges({ user: { subscriptionLevel, isVerified, blocked } }: Props) {
  return (
    <span className="user-badges">
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

export function UserName({ user }: Props) {
  return <span className="user-name">{professionalName(user)}</span>
}

/** What they do, by which registration, and where. */
export function UserTrade({ user: { specialty, displayGender, crm, city, state } }: Props) {
  const license = parseLicense(crm)
  const place = [city, state].filter(Boolean).join(', ')
  return (
    <>
      <span className="user-trade">
        {specialty ? genderedSpecialty(specialty, displayGender) : 'Sem especialidade'}
      </span>
      <span className="list-line">{license ? formatLicense(license) : `Registro ${crm}`}</span>
      {place && <span className="list-line">{place}</span>}
    </>
  )
}

/** How they log in, and since when they are here. */
export function UserAccount({ user: { email, createdAt } }: Props) {
  return (
    <>
      <span className="list-line">{email}</span>
      <span className="list-line">
        Cadastro em <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </span>
    </>
  )
}

export function WhatsAppLink({ user }: Props) {
  const chat = user.whatsapp && whatsappLink(user.whatsapp)
  if (!user.whatsapp || !chat) return <span className="list-line">Sem WhatsApp</span>
  return (
    <a
      className="user-link"
      href={chat}
      target="_blank"
      rel={STRANGER_LINK}
      aria-label={`WhatsApp de ${professionalName(user)}: ${formatPhone(user.whatsapp)}`}
    >
      <MessageCircle size={14} aria-hidden="true" />
      {formatPhone(user.whatsapp)}
    </a>
  )
}

/** Only this session sees a blocked profile, so it opens in this tab rather than in a new one. */
export function PageLink({ user }: Props) {
  const label = `Ver Página de ${professionalName(user)}`
  if (user.blocked)
    return (
      <Link className="user-link" to={paths.profile(user.slug)} aria-label={label}>
        <ExternalLink size={14} aria-hidden="true" />
        Ver Página
      </Link>
    )
  return (
    <a
      className="user-link"
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

export function HistoryButton({ user, onOpen }: Props & { onOpen: (user: AdminRow) => void }) {
  return (
    <button
      type="button"
      className="user-link"
      aria-label={`Histórico de ${professionalName(user)}`}
      data-history
      onClick={() => onOpen(user)}
    >
      <History size={14} aria-hidden="true" />
      Histórico
    </button>
  )
}
