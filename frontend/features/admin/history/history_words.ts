import type { AuditEntry } from '#contract/audit.ts'

const ACTIONS: Readonly<Record<string, string>> = {
  professional_subscription_changed: 'Assinatura alterada',
  professional_verified: 'Verificação concedida',
  professional_unverified: 'Verificação retirada',
  professional_verification_lapsed: 'Verificação perdida com o novo registro',
  professional_blocked: 'Conta bloqueada',
  professional_unblocked: 'Conta desbloqueada',
  account_promoted: 'Promoção a administrador',
  account_demoted: 'Volta a usuário comum',
  professional_read: 'Perfil consultado por administrador',
  contacts_read: 'Contatos consultados',
  foreign_profile_refused: 'Tentativa alheia recusada',
  mass_assignment: 'Campos protegidos ignorados',
  lead_redirect_refused: 'Redirecionamento recusado',
}

/** What was done, in a few words. */
export function actionWords(action: string): string {
  return ACTIONS[action] ?? 'Outra ação'
}

/** Who did it: by name, or what they are where there is none. */
export function actorWords({ kind, id, name }: AuditEntry['actor']): string {
  if (kind === 'system') return 'Sistema'
  if (kind === 'operator') return `Operador ${(id ?? '').replace(/^cli:/, '')}`.trim()
  return name ?? 'Conta excluída'
}

export interface FieldChange {
  label: string
  /** Null where it was the same before or is not known. */
  before: string | null
  after: string
}

const FIELDS: Readonly<Record<string, string>> = {
  subscriptionLevel: 'Assinatura',
  isVerified: 'Verificado',
  blocked: 'Bloqueado',
  role: 'Papel',
  crm: 'Registro conferido',
  keys: 'Campos',
}

const VALUES: Readonly<Record<string, string>> = {
  true: 'Sim',
  false: 'Não',
  free: 'Gratuito',
  premium: 'Premium',
  user: 'Usuário',
  admin: 'Administrador',
}

function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(', ')
  const word = String(value)
  return VALUES[word] ?? word
}

/** Field by field what an entry changed, then what it only noted; without fields that have no name here. */
export function fieldChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const changes = Object.entries(after ?? {}).flatMap(([field, value]) => {
    const label = FIELDS[field]
    if (!label) return []
    const old = before?.[field]
    const isSame = old === undefined || old === null || old === value
    return { label, before: isSame ? null : valueWords(old), after: valueWords(value) }
  })
  return changes.toSorted((one, other) => Number(one.before === null) - Number(other.before === null))
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** '21/11/2026, 12:07' in São Paulo */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant))
}
