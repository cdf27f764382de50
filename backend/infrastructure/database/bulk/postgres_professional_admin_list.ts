import { newPatientsSince } from '#domain/shared/confirmations.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { weekdaysOf } from '#domain/catalogue/weekdays.ts'
import {
  type ProfessionalAdminList,
  searchedParts,
  type AdminListCounts,
  type AdminListEntry,
  type AdminListFilter,
  type AdminListOptions,
  type AdminListRow,
  type AdminListSort,
} from '#application/ports/professional_admin_list.ts'
import { OPERATOR_ENTRY_FIELDS, OPERATOR_ROW_FIELDS } from '#domain/professionals/professional_views.ts'
import { LINK_NAMES } from '#domain/professionals/social_links.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { SHOWN_PRICE } from '../shown_price.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { DatabaseAdapter } from '../database.ts'
import { type Priced, PRICED, withPrice } from '../professionals/postgres_professional_directory.ts'
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
  ${PRICED}, ${countOf('services')} as services, ${countOf('locations')} as locations, ${countOf('faqs')} as faqs,
  ${countOf('reviews', `part.status = 'pending' and not part.quarantined`)} as "pendingReviews",
  ${countOf('contacts', `part.kind = 'lead' and not part.quarantined`)} as leads,
  professional.password_hash is not null as "hasPassword", professional.image_hash is not null as "hasPhoto",
  professional.profile_completed as "profileCompleted", ${selectColumns(['updatedAt'])}`

const PAGE = 500
const LEAST_ID = '00000000-0000-0000-0000-000000000000'
const WHOLE_USERS = `${WHOLE_PROFESSIONAL} where professional.role = 'user'`
const FROM_USERS = `from professionals professional where professional.role = 'user'`
const VIEWED = 'profile_view_totals viewed'
const PEOPLE = 'coalesce(sum(people), 0)'
const FROM_COUNTS = 'from professional_counts professional'

/** Up to so many matches of a text are sorted; for more, PostgreSQL chooses by its estimate. */
const SORTED_BELOW = 1_000

type Direction = 'asc' | 'desc'

/**
 * Each starts an index that also holds the common filter columns, so that a page needs no table rows. The views are in
 * a narrow table of their own (`profile_view_totals`).
 */
const ORDERS: Record<AdminListSort, readonly (readonly [string, Direction])[]> = {
  relevance: [
    ['professional.subscription_level', 'desc'],
    ['professional.is_verified', 'desc'],
    ['professional.rating', 'desc'],
  ],
  newest: [['professional.created_at', 'desc']],
  name: [[`fold_text(professional.name || ' ' || professional.lastname)`, 'asc']],
  rating: [
    ['professional.rating', 'desc'],
    ['professional.review_count', 'desc'],
  ],
  views: [['viewed.views', 'desc']],
  reviews: [['professional.review_count', 'desc']],
}
const OPPOSITE = { asc: 'desc', desc: 'asc' } as const

/** The columns by which the stored counts are grouped. */
const COUNTED = [
  'subscriptionLevel',
  'isVerified',
  'blocked',
  'state',
  'specialty',
  'presencial',
  'teleconsulta',
]

interface Condition {
  sql: string
  bindings: unknown[]
}

export class PostgresProfessionalAdminList extends DatabaseAdapter implements ProfessionalAdminList {
  /** Reads pages beyond the middle from the end. */
  async list(
    filter: AdminListFilter,
    page: number,
    limit: number,
    { sort = 'newest', mostFound }: AdminListOptions = {},
  ) {
    const total = await this.#total(filter, mostFound)
    const before = (page - 1) * limit
    const size = Math.min(limit, total - before)
    if (size <= 0) return { rows: [], total }
    const after = total - before - size
    const isWhole = total !== mostFound
    const isReversed = isWhole && after < before
    const isSorted = isWhole && filter.q !== undefined && total < SORTED_BELOW
    const { sql, bindings } = idsInOrder(filter, sort, { isSorted, isReversed })
    const rows = await this.database.rows<AdminListRow>(
      `select ${ROW} from unnest(array(${sql} limit ? offset ?)) with ordinality as page (id, position)
       join ${FROM} on professional.id = page.id order by position ${isReversed ? 'desc' : 'asc'}`,
      [...bindings, size, isReversed ? after : before],
    )
    return { rows, total }
  }

  /** Uses the stored counts if they distinguish all filters. */
  async #total(filter: AdminListFilter, mostFound: number | null = null): Promise<number> {
    const filtered = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : name))
    const isKept = filtered.every((name) => COUNTED.includes(name))
    const { sql, bindings } = fitting(filter, isKept ? `${FROM_COUNTS} where true` : FROM_USERS)
    const row = await this.database.row<{ total: number }>(
      isKept
        ? `select ${PEOPLE}::integer as total ${sql}`
        : `select count(*)::integer as total from (select ${sql} limit ?) as found`,
      isKept ? bindings : [...bindings, filter.q === undefined ? null : mostFound],
    )
    return row?.total ?? 0
  }

  /** Reads keyset pages, so that no statement takes long. */
  async *everyone(filter: AdminListFilter): AsyncGenerator<ProfessionalState> {
    const { sql, bindings } = fitting(filter, WHOLE_USERS)
    for (let last: string | undefined = LEAST_ID; last;) {
      const rows: ProfessionalRow[] = await this.database.rows(
        `${sql} and professional.id > ? order by professional.id limit ${PAGE}`,
        [...bindings, last],
      )
      for (const row of rows) yield readProfessional(row)
      last = rows.length === PAGE ? rows.at(-1)?.id : undefined
    }
  }

  async counts(): Promise<AdminListCounts> {
    const counts = await this.database.row<AdminListCounts>(
      `select ${PEOPLE}::integer as total,
         coalesce(sum(people) filter (where subscription_level = 'premium'), 0)::integer as premium,
         coalesce(sum(people) filter (where is_verified), 0)::integer as verified,
         coalesce(sum(people) filter (where blocked), 0)::integer as blocked
       ${FROM_COUNTS}`,
    )
    return counts ?? { total: 0, premium: 0, verified: 0, blocked: 0 }
  }

  async find(key: string): Promise<AdminListEntry | null> {
    const column = isUuid(key) ? 'id' : key.includes('@') ? 'email' : 'slug'
    const row = await this.database.row<Omit<AdminListEntry, 'price'> & Priced>(
      `select ${ENTRY} from ${FROM} where professional.role = 'user' and professional.${column} = ?`,
      [key.toLowerCase()],
    )
    return row && withPrice(row)
  }
}

/** Returns the ids of matches, in order or from the end. */
function idsInOrder(
  filter: AdminListFilter,
  sort: AdminListSort,
  { isSorted, isReversed }: { isSorted: boolean; isReversed: boolean },
): Condition {
  const isOfViewsAlone = sort === 'views' && conditionsOf(filter).length === 0
  const id = sort === 'views' ? 'viewed.professional_id' : 'professional.id'
  const joined = sort === 'views' ? `join ${VIEWED} on viewed.professional_id = professional.id` : ''
  const from = isOfViewsAlone
    ? `from ${VIEWED}`
    : `from professionals professional ${joined} where professional.role = 'user'`
  const { sql: users, bindings } = fitting(filter, from)
  const keys = [...ORDERS[sort], [id, 'asc'] as const]
  const orderedBy = (names: readonly string[]) =>
    keys
      .map(([, direction], key) => `${names[key]} ${isReversed ? OPPOSITE[direction] : direction}`)
      .join(', ')
  const columns = keys.map(([sql]) => sql)
  if (!isSorted) return { sql: `select ${id} ${users} order by ${orderedBy(columns)}`, bindings }
  const named = columns.map((_, key) => `key_${key}`)
  return {
    sql: `select key_${keys.length - 1} from (select ${columns.join(', ')} ${users} offset 0) as found (${named.join(', ')})
          order by ${orderedBy(named)}`,
    bindings,
  }
}

/** Appends the filter's conditions to a statement that ends with `where …`. */
function fitting(filter: AdminListFilter, users: string): Condition {
  const conditions = conditionsOf(filter)
  return {
    sql: [users, ...conditions.map(({ sql }) => sql)].join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  }
}

const ATTENDS = `(?::text[] && (professional.availability || array(
  select unnest(place.availability) from locations place
  where place.professional_id = professional.id and place.is_active)))`

const ACCEPTS_NEW_PATIENTS = "professional.accepts_new_patients_on - date '1970-01-01' >= ?"

const UP_TO_PRICE = `professional.id in (select professional_id from services
  where is_active and price > 0 group by professional_id having ${SHOWN_PRICE} <= 100 * ?)`

function conditionsOf(filter: AdminListFilter): Condition[] {
  const { q, specialty, state, city, subscriptionLevel, isVerified, blocked, language, accessibility, day } =
    filter
  const { newPatients, maxPrice } = filter
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
    [day, { sql: ATTENDS, bindings: [day && weekdaysOf(day)] }],
    [newPatients, { sql: ACCEPTS_NEW_PATIENTS, bindings: [newPatientsSince(saoPauloDay(new Date()))] }],
    [maxPrice, { sql: UP_TO_PRICE, bindings: [maxPrice] }],
    ...modesWanted(filter),
  ]
  return wanted.flatMap(([value, condition]) => (value === undefined ? [] : condition))
}

/** With both modes requested, one of them is enough. */
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
const TEXT = `fold_text(professional.name || ' ' || professional.lastname || ' ' || coalesce(professional.email, '') || ' '
  || professional.crm || ' ' || professional.crm_key || ' ' || coalesce(professional.whatsapp, ''))`

function holding(q = ''): Condition {
  const parts = searchedParts(q).map(holdingPart)
  return {
    sql: parts.length > 0 ? parts.map(({ sql }) => sql).join(' and ') : 'true',
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}

/** The trigram index cannot find one or two letters: these match only the start of a word. */
function holdingPart(part: string): Condition {
  if (part.length < 3)
    return { sql: `${TEXT} ~ fold_text(?)`, bindings: [`(^| )${part.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`] }
  return { sql: `${TEXT} like fold_text(?)`, bindings: [`%${part.replace(/[\\%_]/g, '\\$&')}%`] }
}
