import type { AuditEntry } from '#contract/audit.ts'
import type { AuditAction } from '#domain/shared/audit_action.ts'

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  professional_subscription_changed: 'Assinatura alterada',
  professional_verified: 'Verificação concedida',
  professional_unverified: 'Verificação retirada',
  professional_verification_lapsed: 'Verificação perdida com a mudança de identificação',
  professional_blocked: 'Conta bloqueada',
  professional_unblocked: 'Conta desbloqueada',
  professional_read: 'Perfil consultado por administrador',
  professionals_import_started: 'Importação de profissionais iniciada',
  professionals_imported: 'Profissionais importados',
  account_promoted: 'Promoção a administrador',
  account_demoted: 'Volta a usuário comum',
  admin_created: 'Administrador criado',
  contacts_read: 'Contatos consultados',
  contact_deleted: 'Contato excluído',
  consent_withdrawn: 'Consentimento retirado',
  leads_exported: 'Leads exportados',
  lead_redirect_refused: 'Redirecionamento recusado',
  foreign_profile_refused: 'Tentativa alheia recusada',
  mass_assignment: 'Campos protegidos ignorados',
  review_approved: 'Avaliação aprovada',
  review_rejected: 'Avaliação rejeitada',
  review_pending: 'Avaliação de volta à moderação',
  post_created: 'Artigo criado',
  post_edited: 'Artigo editado',
  post_published: 'Artigo publicado',
  post_unpublished: 'Artigo despublicado',
  post_deleted: 'Artigo excluído',
  posts_import_started: 'Importação de artigos iniciada',
  posts_imported: 'Artigos importados',
  personal_data_exported: 'Dados pessoais exportados',
  personal_data_erased: 'Dados pessoais apagados',
  retention_applied: 'Prazos de guarda aplicados',
  erasures_replayed: 'Exclusões refeitas',
  photos_moved: 'Fotos mudadas de lugar',
  search_reindexed: 'Busca reindexada',
  catalogue_seeded: 'Catálogos atualizados',
  demo_seeded: 'Dados de demonstração criados',
  database_migrated: 'Banco migrado',
  database_backed_up: 'Cópia de segurança feita',
  database_restored: 'Cópia de segurança restaurada',
}

/** What was done, in a few words. */
export function actionWords(action: string): string {
  return isKnown(action) ? ACTIONS[action] : 'Outra ação'
}

function isKnown(action: string): action is AuditAction {
  return Object.hasOwn(ACTIONS, action)
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
