import { SECTIONS } from '#domain/blog/sections.ts'
import { OBJECTION_WORDS } from '#domain/reviews/objections.ts'
import { formatMoment } from '#domain/shared/date_words.ts'

/** All actions in the audit log. */
export type AuditAction =
  | 'account_demoted'
  | 'account_promoted'
  | 'admin_created'
  | 'application_key_accepted'
  | 'catalogue_seeded'
  | 'consent_withdrawn'
  | 'contact_deleted'
  | 'contact_released'
  | 'contacts_read'
  | 'database_backed_up'
  | 'database_backup_stored'
  | 'database_migrated'
  | 'database_restored'
  | 'demo_seeded'
  | 'erasures_replayed'
  | 'job_deleted'
  | 'job_retried'
  | 'lead_withdrawn'
  | 'leads_exported'
  | 'leads_read'
  | 'password_reset'
  | 'personal_data_erased'
  | 'personal_data_exported'
  | 'photos_moved'
  | 'post_created'
  | 'post_deleted'
  | 'post_edited'
  | 'post_image_sent'
  | 'post_published'
  | 'post_scheduled'
  | 'post_unpublished'
  | 'post_unscheduled'
  | 'posts_import_started'
  | 'posts_import_undone'
  | 'posts_imported'
  | 'professional_blocked'
  | 'professional_read'
  | 'professional_subscription_changed'
  | 'professional_unblocked'
  | 'professional_unverified'
  | 'professional_verification_lapsed'
  | 'professional_verification_expired'
  | 'professional_verified'
  | 'professionals_exported'
  | 'professionals_import_started'
  | 'professionals_import_undone'
  | 'professionals_imported'
  | 'retention_applied'
  | 'review_answer_removed'
  | 'review_answered'
  | 'review_approved'
  | 'review_kept'
  | 'review_pending'
  | 'review_rejected'
  | 'review_removed'
  | 'search_reindexed'
  | 'second_factor_reset'
  | 'sessions_ended'
  | 'verification_refused'
  | 'verification_reopened'
  | 'profile_claimed'
  | 'profile_claim_refused'
  | 'profile_claim_reopened'
  | 'profile_removed'

/** Possible traces of attacks. */
export const SECURITY_EVENT_KINDS = [
  'account_list_read',
  'email_changed',
  'email_confirmation_refused',
  'email_return_refused',
  'email_returned',
  'foreign_profile_refused',
  'lead_redirect_refused',
  'limit_hit',
  'login_refused',
  'mass_assignment',
  'password_changed',
  'password_reset_asked',
  'password_reset_refused',
  'second_factor_changed',
  'second_factor_refused',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

/** The displayed texts of the actions. */
export const ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  professional_subscription_changed: 'Assinatura alterada',
  professional_verified: 'Verificação concedida',
  professional_unverified: 'Verificação retirada',
  professional_verification_lapsed: 'Verificação perdida com a mudança de identificação',
  professional_verification_expired: 'Verificação vencida depois de um ano',
  verification_refused: 'Verificação recusada',
  verification_reopened: 'Pedido de verificação reaberto',
  profile_claimed: 'Pedido de perfil aprovado',
  profile_claim_refused: 'Pedido de perfil recusado',
  profile_claim_reopened: 'Pedido de perfil reaberto',
  profile_removed: 'Perfil removido a pedido',
  professional_blocked: 'Conta bloqueada',
  professional_unblocked: 'Conta desbloqueada',
  professional_read: 'Perfil consultado por administrador',
  professionals_exported: 'Profissionais exportados',
  professionals_import_started: 'Importação de profissionais iniciada',
  professionals_imported: 'Profissionais importados',
  professionals_import_undone: 'Importação de profissionais desfeita',
  account_promoted: 'Promoção a administrador',
  account_demoted: 'Volta a usuário comum',
  second_factor_reset: 'Verificação em duas etapas retirada',
  password_reset: 'Senha invalidada, com link para outra',
  admin_created: 'Administrador criado',
  application_key_accepted: 'Chave do programa trocada',
  contacts_read: 'Contatos consultados',
  contact_deleted: 'Contato excluído',
  contact_released: 'Contato liberado da quarentena',
  consent_withdrawn: 'Consentimento retirado',
  job_deleted: 'Trabalho da fila apagado',
  job_retried: 'Trabalho da fila refeito',
  sessions_ended: 'Sessões encerradas',
  lead_withdrawn: 'Pedido retirado pelo paciente',
  leads_exported: 'Leads exportados',
  leads_read: 'Leads consultados',
  review_answered: 'Avaliação respondida',
  review_answer_removed: 'Resposta a avaliação retirada',
  review_kept: 'Avaliação denunciada ou retida mantida',
  review_removed: 'Avaliação removida pelo site',
  review_approved: 'Avaliação aprovada',
  review_rejected: 'Avaliação rejeitada',
  review_pending: 'Avaliação de volta à moderação',
  post_created: 'Artigo criado',
  post_edited: 'Artigo editado',
  post_image_sent: 'Imagem enviada para artigos',
  post_published: 'Artigo publicado',
  post_unpublished: 'Artigo despublicado',
  post_scheduled: 'Publicação de artigo agendada',
  post_unscheduled: 'Agendamento de artigo cancelado',
  post_deleted: 'Artigo excluído',
  posts_import_started: 'Importação de artigos iniciada',
  posts_import_undone: 'Importação de artigos desfeita',
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
  database_backed_up: 'Cópia de segurança iniciada',
  database_backup_stored: 'Cópia de segurança guardada',
  database_restored: 'Cópia de segurança restaurada',
}

export function actionWords(action: string): string {
  return isAuditAction(action) ? ACTION_WORDS[action] : 'Outra ação'
}

export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(ACTION_WORDS, action)
}

const SUBJECTS: Readonly<Record<string, string>> = {
  claim: 'pedido de',
  contact: 'contato',
  database: 'banco',
  file: 'arquivo',
  job: 'trabalho',
  leads: 'leads',
  person: 'pessoa',
  photos: 'fotos',
  post: 'post',
  professional: 'conta',
  review: 'avaliação',
  search: 'busca',
}

/** Returns the displayed kind of a subject. */
export function subjectWords(kind: string): string {
  return SUBJECTS[kind] ?? kind
}

/** Returns the actor's displayed name, or the role without a name. */
export function actorWords({
  kind,
  id,
  name,
}: {
  kind: string
  id: string | null
  name: string | null
}): string {
  if (kind === 'system') return 'Sistema'
  if (kind === 'operator') return `Operador ${(id ?? '').replace(/^cli:/, '')}`.trim()
  return name ?? 'Conta excluída'
}

interface FieldChange {
  label: string
  /** Null if unchanged or unknown. */
  before: string | null
  after: string
}

const FIELDS: Readonly<Record<string, string>> = {
  subscriptionLevel: 'Assinatura',
  isVerified: 'Verificado',
  blocked: 'Bloqueado',
  role: 'Papel',
  hasPassword: 'Senha',
  hasSecondFactor: 'Verificação em duas etapas',
  writes: 'Pode mudar o banco',
  keys: 'Campos',
  status: 'Situação',
  isPublished: 'Publicado',
  publishAt: 'Publicação agendada',
  quarantined: 'Em quarentena',
  objection: 'Motivo',
  rejectedBy: 'Rejeitada por',
  reportsDecidedAt: 'Denúncias decididas',
  slug: 'Endereço',
  title: 'Título',
  category: 'Categoria',
  texts: 'Textos',
  format: 'Formato',
  createdAt: 'Feita em',
  rows: 'Linhas',
  task: 'Tarefa',
  attempts: 'Tentativas',
  created: 'Criados',
  updated: 'Alterados',
  unchanged: 'Iguais',
  failed: 'Recusados',
  interrupted: 'Interrompida',
  removed: 'Retirados',
  restored: 'Como antes',
  changedSince: 'Mudados depois',
  professionals: 'Profissionais',
  contacts: 'Contatos',
  reviews: 'Avaliações',
  leads: 'Leads',
  rejectedReviews: 'Avaliações rejeitadas',
  passwordResets: 'Pedidos de senha',
  accessRecords: 'Registros de acesso',
  securityEvents: 'Eventos de segurança',
  sessions: 'Sessões',
  releasedSlugs: 'Endereços liberados',
  profileClaims: 'Pedidos de perfis',
  imports: 'Importações',
  erasedAgain: 'Apagados de novo',
  moved: 'Mudadas',
  missing: 'Em falta',
  indexed: 'Indexados',
  posts: 'Artigos',
  specialties: 'Especialidades',
  municipalities: 'Municípios',
  insurers: 'Convênios',
}

const VALUES: Readonly<Record<string, string>> = {
  true: 'Sim',
  false: 'Não',
  free: 'Gratuito',
  premium: 'Premium',
  user: 'Usuário',
  admin: 'Administrador',
  pending: 'Pendente',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
  professional: 'Profissional',
  site: 'Site',
  ...Object.fromEntries(SECTIONS.map(({ name, heading }) => [name, heading])),
  metaDescription: 'Meta descrição',
  conditionName: 'Condição',
  excerpt: 'Resumo',
  featuredImage: 'Imagem',
  featuredImageAlt: 'Descrição da imagem',
  writtenBy: 'Autoria',
  reviewedBy: 'Revisão',
  disease: 'Doença',
  medicine: 'Remédio',
  ...OBJECTION_WORDS,
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => VALUES[String(each)] ?? String(each)).join(', ')
  const word = String(value)
  return VALUES[word] ?? (INSTANT.test(word) ? formatMoment(word) : word)
}

/** Returns the changed fields, then those only noted; `unnamed` includes fields without a displayed name. */
export function fieldChanges(
  { before, after }: { before: unknown; after: unknown },
  { unnamed = false } = {},
): FieldChange[] {
  const earlier = new Map<string, unknown>(Object.entries(before ?? {}))
  const changes = Object.entries(after ?? {}).flatMap(([field, value]: [string, unknown]) => {
    const label = FIELDS[field] ?? (unnamed ? field : undefined)
    if (!label) return []
    const old = earlier.get(field)
    const isSame = old === undefined || old === null || old === value
    return { label, before: isSame ? null : valueWords(old), after: valueWords(value) }
  })
  return changes.toSorted((one, other) => Number(one.before === null) - Number(other.before === null))
}

/** 'Assinatura: Gratuito → Premium; Motivo: …'; empty without changes. */
export function changeWords(entry: { before: unknown; after: unknown }): string {
  return fieldChanges(entry, { unnamed: true })
    .map(({ label, before, after }) => `${label}: ${before === null ? '' : `${before} → `}${after}`)
    .join('; ')
}
