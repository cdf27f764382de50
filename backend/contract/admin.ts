import * as z from 'zod/mini'
import { STATE_CODES } from '#domain/catalogue/states.ts'
import { ADMIN_ROW_FIELDS } from '#domain/professionals/professional_views.ts'
import { pick } from '#domain/shared/pick.ts'
import { SEARCH_FALLBACKS } from '#domain/shared/search_fallback.ts'
import { flagParameter, pageParameter, parameter, searchText, text, wholeNumber } from './fields.ts'
import { FIELDS, professionalCard, professionalQuery, SORTS } from './professionals.ts'

/** Tabs of the panel: everyone, users of the free or the premium plan, or blocked ones. */
export const USER_TABS = ['all', 'free', 'premium', 'blocked'] as const
/** `relevance`: premium, verified, rating. `name` ascending; the others descending. */
export const USER_SORTS = ['relevance', 'newest', 'name', 'rating', 'views', 'reviews'] as const

/** The fields of a person in the administrators' list. */
export const adminRow = z.object({
  ...z.omit(professionalCard, { bio: true, insurances: true, distance: true, place: true }).shape,
  ...pick(FIELDS, ADMIN_ROW_FIELDS),
})
export type AdminRow = z.infer<typeof adminRow>

/** Administrators' parameters of `GET /api/professionals`; `all` in state or city is no filter. */
export const adminListQuery = z.object({
  /** Part of name, e-mail, registration or WhatsApp digits; one or two letters match only the start of a word. */
  q: parameter(searchText()),
  tab: parameter(z.enum(USER_TABS, 'Aba desconhecida.')),
  sort: parameter(z.enum(USER_SORTS, 'Ordenação desconhecida.')),
  specialty: parameter(searchText()),
  state: parameter(z.enum([...STATE_CODES, 'all'], 'Estado desconhecido.')),
  city: parameter(searchText()),
  premium: flagParameter(),
  verified: flagParameter(),
  blocked: flagParameter(),
  presencial: flagParameter(),
  teleconsulta: flagParameter(),
  page: pageParameter(),
  limit: parameter(wholeNumber(1, 1_000)),
})
export type AdminListQuery = z.infer<typeof adminListQuery>

/** The documented query of the list: administrators' parameters besides everybody's filters. */
export const anyoneListQuery = z.object({
  ...adminListQuery.shape,
  ...professionalQuery.shape,
  sort: parameter(z.enum([...SORTS, ...USER_SORTS])),
})

export const userCounts = z.object({
  total: z.int(),
  premium: z.int(),
  verified: z.int(),
  blocked: z.int(),
})

/** The state of the search: which engine answers, and how far the index lags behind the rows. */
export const searchState = z.object({
  engine: z.string(),
  reachable: z.boolean(),
  healthy: z.boolean(),
  /** Number of professionals that should be found. */
  expected: z.int(),
  /** 0 if the engine does not answer. */
  indexed: z.int(),
  /** Changes that are not searchable yet, and the oldest one's age in seconds. */
  pending: z.int(),
  oldestPendingSeconds: z.nullable(z.int()),
  /** Professionals that the engine refused. */
  refused: z.int(),
  /** Why PostgreSQL answers instead of the engine; null if the engine answers. */
  fallback: z.nullable(z.enum(SEARCH_FALLBACKS)),
})
export type SearchState = z.infer<typeof searchState>

/** What waits for administrators and operators. */
export const adminToday = z.object({
  verificationRequests: z.int(),
  /** Claims and requests for removal of unclaimed profiles. */
  profileClaims: z.int(),
  reportedReviews: z.int(),
  quarantinedReviews: z.int(),
  /** Leads and messages that operators may release. */
  quarantinedContacts: z.int(),
  /** Insurers that patients say were not accepted, most of them first; at most 10. */
  disputedInsurers: z.array(
    z.object({
      ...pick(FIELDS, ['slug', 'title', 'name', 'lastname'] as const),
      insurer: z.string(),
      senders: z.int(),
    }),
  ),
  failingMails: z.int(),
  givenUpJobs: z.int(),
  /** ISO 8601; null if no backup is on record. */
  lastBackupAt: z.nullable(z.iso.datetime()),
})
export type AdminToday = z.infer<typeof adminToday>

const PLANS = ['free', 'premium'] as const
const plan = z.enum(PLANS, 'Assinatura desconhecida.')
const yesOrNo = z.boolean('Use true ou false.')
/** For the audit log. */
const reason = z.optional(text({ max: 500 }))

export const setSubscriptionBody = z.object({ subscriptionLevel: plan, reason })
export const verifyBody = z.object({ verified: yesOrNo, reason })
export const blockBody = z.object({ blocked: yesOrNo, reason })

const MAX_AT_ONCE = 500
const ids = z
  .array(z.uuid('Usuário desconhecido.').check(z.toLowerCase()), 'Informe os usuários.')
  .check(
    z.minLength(1, 'Informe os usuários.'),
    z.maxLength(MAX_AT_ONCE, `Escolha no máximo ${MAX_AT_ONCE} usuários.`),
  )

export const changeManyUsersBody = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('subscription'), value: plan, ids, reason }),
    z.object({ action: z.literal('verify'), value: yesOrNo, ids, reason }),
    z.object({ action: z.literal('block'), value: yesOrNo, ids, reason }),
  ],
  'Ação desconhecida.',
)
export type ChangeManyUsersBody = z.input<typeof changeManyUsersBody>

/** In the order of the ids: the present row and whether it was changed now, or why it was not changed. */
export const changedUsers = z.object({
  results: z.array(
    z.union([
      z.object({ id: z.uuid(), ok: z.literal(true), isChanged: z.boolean(), user: adminRow }),
      z.object({ id: z.uuid(), ok: z.literal(false), code: z.string(), message: z.string() }),
    ]),
  ),
})
export type ChangedUsers = z.infer<typeof changedUsers>
