import {
  ProfessionalAdminList,
  type AdminListCounts,
  type AdminListEntry,
  type AdminListFilter,
  type AdminListRow,
  type AdminListSort,
} from '#application/ports/professional_admin_list.ts'
import { OPERATOR_ENTRY_FIELDS, OPERATOR_ROW_FIELDS } from '#domain/professionals/professional_views.ts'
import { LINK_NAMES } from '#domain/professionals/social_links.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { Database } from '../database.ts'
import { FROM, selectColumns } from '../professionals/professional_columns.ts'
import {
  type ProfessionalRow,
  readProfessional,
  WHOLE_PROFESSIONAL,
} from '../professionals/professional_rows.ts'

const ROW = selectColumns(OPERATOR_ROW_FIELDS)

const countOf = (table: string, condition = 'true') =>
  `(select count(*)::integer from ${table} part where part.professional_id = professional.id and ${condition})`

const links = LINK_NAMES.map((name) => `'${name}', professional.${name}`).join(', ')

const ENTRY = `${ROW},
  repeat('*', length(professional.cpf_cnpj_key) - 2) || right(professional.cpf_cnpj_key, 2) as "cpfCnpj",
  ${selectColumns(OPERATOR_ENTRY_FIELDS)},
  json_build_object(${links}) as links,
  array(select insurer.name from professional_insurances part join insurers insurer on insurer.id = part.insurer_id
        where part.professional_id = professional.id and part.is_active order by insurer.name collate portuguese) as insurances,
  ${countOf('services')} as services, ${countOf('locations')} as locations, ${countOf('faqs')} as faqs,
  ${countOf('reviews', `part.status = 'pending' and not part.quarantined`)} as "pendingReviews",
  ${countOf('contacts', `part.kind = 'lead' and not part.quarantined`)} as leads,
  professional.password_hash is not null as "hasPassword", professional.image_hash is not null as "hasPhoto",
  professional.profile_completed as "profileCompleted", ${selectColumns(['updatedAt'])}`

const PAGE = 500
const LEAST_ID = '00000000-0000-0000-0000-000000000000'
const WHOLE_USERS = `${WHOLE_PROFESSIONAL} where professional.role = 'user'`
const FROM_USERS = `from professionals professional where professional.role = 'user'`

/**
 * Each is the beginning of an index that holds what is most filtered by, so that a page is found without its rows; but
 * for visits and reviews, which change too often for one (migration 0056): these orders read every row.
 */
const ORDERS: Record<AdminListSort, string> = {
  relevance: 'professional.subscription_level desc, professional.is_verified desc, professional.rating desc',
  newest: 'professional.created_at desc',
  name: `fold_text(professional.name || ' ' || professional.lastname)`,
  rating: 'professional.rating desc, professional.review_count desc',
  views: 'professional.profile_views desc',
  reviews: 'professional.review_count desc',
}

interface Condition {
  sql: string
  bindings: unknown[]
}

export class PostgresProfessionalAdminList extends ProfessionalAdminList {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  override async list(filter: AdminListFilter, page: number, limit: number, sort: AdminListSort = 'newest') {
    const conditions = conditionsOf(filter)
    const users = [FROM_USERS, ...conditions.map(({ sql }) => sql)].join(' and ')
    const bindings = conditions.flatMap((condition) => condition.bindings)
    const order = `order by ${ORDERS[sort]}, professional.id`
    const rows = await this.#database.rows<AdminListRow>(
      `select ${ROW} from (select professional.id ${users} ${order} limit ? offset ?) as page
       join ${FROM} on professional.id = page.id ${order}`,
      [...bindings, limit, (page - 1) * limit],
    )
    const counted = await this.#database.row<{ total: number }>(
      `select count(*)::integer as total ${users}`,
      bindings,
    )
    return { rows, total: counted?.total ?? 0 }
  }

  /** Page by page from where the one before ended, so that no statement takes long. */
  override async *everyone(filter: AdminListFilter): AsyncGenerator<ProfessionalState> {
    const conditions = conditionsOf(filter)
    const wanted = [WHOLE_USERS, ...conditions.map(({ sql }) => sql)].join(' and ')
    const bindings = conditions.flatMap((condition) => condition.bindings)
    for (let last: string | undefined = LEAST_ID; last;) {
      const rows: ProfessionalRow[] = await this.#database.rows(
        `${wanted} and professional.id > ? order by professional.id limit ${PAGE}`,
        [...bindings, last],
      )
      for (const row of rows) yield readProfessional(row)
      last = rows.length === PAGE ? rows.at(-1)?.id : undefined
    }
  }

  override async counts(): Promise<AdminListCounts> {
    const counts = await this.#database.row<AdminListCounts>(
      `select count(*)::integer as total,
         count(*) filter (where subscription_level = 'premium')::integer as premium,
         count(*) filter (where is_verified)::integer as verified,
         count(*) filter (where blocked)::integer as blocked
       from professionals where role = 'user'`,
    )
    return counts ?? { total: 0, premium: 0, verified: 0, blocked: 0 }
  }

  override find(key: string): Promise<AdminListEntry | null> {
    const column = isUuid(key) ? 'id' : key.includes('@') ? 'email' : 'slug'
    return this.#database.row(
      `select ${ENTRY} from ${FROM} where professional.role = 'user' and professional.${column} = ?`,
      [key.toLowerCase()],
    )
  }
}

function conditionsOf(filter: AdminListFilter): Condition[] {
  const { q, specialty, state, city, subscriptionLevel, isVerified, blocked, language, accessibility } =
    filter
  const wanted: [unknown, Condition][] = [
    [q, holding(q)],
    [specialty, { sql: OF_SPECIALTY, bindings: [specialty] }],
    [state, { sql: 'professional.state = ?', bindings: [state] }],
    [city, { sql: 'fold_text(professional.city) = fold_text(?)', bindings: [city] }],
    [subscriptionLevel, { sql: 'professional.subscription_level = ?', bindings: [subscriptionLevel] }],
    [isVerified, { sql: 'professional.is_verified = ?', bindings: [isVerified] }],
    [blocked, { sql: 'professional.blocked = ?', bindings: [blocked] }],
    [language, { sql: '? = any(professional.languages)', bindings: [language] }],
    [accessibility, { sql: '? = any(professional.accessibility)', bindings: [accessibility] }],
    ...modesWanted(filter),
  ]
  return wanted.flatMap(([value, condition]) => (value === undefined ? [] : condition))
}

/** Where both modes are asked for, one of them is enough. */
function modesWanted({ presencial, teleconsulta }: AdminListFilter): [unknown, Condition][] {
  if (presencial && teleconsulta)
    return [[true, { sql: '(professional.presencial or professional.teleconsulta)', bindings: [] }]]
  return [
    [presencial, { sql: 'professional.presencial = ?', bindings: [presencial] }],
    [teleconsulta, { sql: 'professional.teleconsulta = ?', bindings: [teleconsulta] }],
  ]
}

const OF_SPECIALTY = 'professional.specialty_id = (select id from specialties where name = ?)'

/** The expression of the index professionals_admin_list_text. */
const TEXT = `fold_text(professional.name || ' ' || professional.lastname || ' ' || professional.email || ' '
  || professional.crm || ' ' || professional.crm_key || ' ' || coalesce(professional.whatsapp, ''))`

/** The index knows texts by three letters at a time: of shorter ones only those that begin a word. */
function holding(q = ''): Condition {
  const text = q.replace(/[\\%_]/g, '\\$&')
  if (q.length >= 3) return { sql: `${TEXT} like fold_text(?)`, bindings: [`%${text}%`] }
  return {
    sql: `(${TEXT} like fold_text(?) or ${TEXT} like fold_text(?))`,
    bindings: [`${text}%`, `% ${text}%`],
  }
}
