import { DAY_KEYS } from '#domain/catalogue/weekdays.ts'
import * as z from 'zod/mini'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'
import {
  type AdminRowField,
  CARD_FIELDS,
  type CardField,
  type OwnerField,
  PROFILE_FIELDS,
  type ProfileField,
} from '#domain/professionals/professional_views.ts'
import { LINK_NAMES } from '#domain/professionals/social_links.ts'
import { HIGHEST_MAX_PRICE } from '#domain/catalogue/price_limits.ts'
import { LAST_PAGE } from '#domain/shared/page_sizes.ts'
import { pick } from '#domain/shared/pick.ts'
import { documented, flagParameter, parameter, searchText, wholeNumber } from './fields.ts'

export const SORTS = ['relevance', 'rating', 'lowest_price', 'nearest'] as const

/** The schema of each field of a professional; `professional_views.ts` decides which response has which. */
export const FIELDS = {
  id: z.uuid(),
  slug: z.string(),
  title: z.nullable(z.string()),
  name: z.string(),
  lastname: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  blocked: z.boolean(),
  specialty: z.nullable(z.string()),
  displayGender: z.enum(['masculino', 'feminino']),
  crm: z.string(),
  /** Specialist registrations, digits only. */
  rqe: z.array(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  cep: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  profileViews: z.int(),
  isVerified: z.boolean(),
  subscriptionLevel: z.enum(['free', 'premium']),
  teleconsulta: z.boolean(),
  presencial: z.boolean(),
  /** The day on which they last said so; it counts for 90 days. */
  acceptsNewPatientsOn: z.nullable(z.iso.date()),
  /** The day on which they last confirmed the accepted insurers. */
  insurersConfirmedOn: z.nullable(z.iso.date()),
  /** The register of a profile that nobody has claimed, and the day of its data. */
  source: z.nullable(z.string()),
  sourceDate: z.nullable(z.iso.date()),
  /** Median of the time from a lead to its answer, in minutes; null below five leads in 90 days. */
  answerMinutes: z.nullable(z.int()),
  availability: z.array(z.string()),
  /** Besides Portuguese. */
  languages: z.array(z.enum(LANGUAGE_KEYS)),
  accessibility: z.array(z.enum(ACCESS_KEYS)),
  experience: z.nullable(z.string()),
  redirectUrl: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  facebook: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
  website: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
} satisfies Record<CardField | ProfileField | OwnerField | AdminRowField, z.ZodMiniType>

/** The lowest price of a consultation, session or assessment; without one, of any service. */
const shownPrice = z.object({
  /** Reais. */
  amount: z.number(),
  isAppointment: z.boolean(),
  service: z.string(),
})
export type ShownPrice = z.infer<typeof shownPrice>

export const professionalCard = z.object({
  ...pick(FIELDS, CARD_FIELDS),
  hasProfileImage: z.boolean(),
  imageUrl: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** Only with `include=insurances` or `include=details`. */
  insurances: z.optional(z.array(z.string())),
  /** This and the next only with `include=details`. */
  price: z.optional(z.nullable(shownPrice)),
  /** Weekdays of attendance. */
  availability: z.optional(z.array(z.string())),
  whatsapp: z.optional(z.nullable(z.string())),
  /** Kilometres from `near`; only with that parameter. */
  distance: z.optional(z.nullable(z.number())),
  /** Where the search found them, if the city of the account is not what it asked for. */
  place: z.optional(z.object({ city: z.string(), state: z.string() })),
})
export type ProfessionalCard = z.infer<typeof professionalCard>

export const SOCIAL_NETWORKS = LINK_NAMES

export const professionalProfile = z.object({
  ...z.omit(professionalCard, { insurances: true, price: true, distance: true, place: true }).shape,
  ...pick(FIELDS, PROFILE_FIELDS),
})
export type ProfessionalProfile = z.infer<typeof professionalProfile>

/** The response for a slug. */
export const openedProfile = z.object({
  ...professionalProfile.shape,
  /** Only administrators receive a blocked profile. */
  blocked: z.optional(z.literal(true)),
  /** Only the owner receives it until the e-mail is confirmed. */
  unconfirmed: z.optional(z.literal(true)),
  /** Only the owner receives it until the profile is published. */
  unpublished: z.optional(z.literal(true)),
  /** Date of the verification; absent if not recorded. */
  checkedAt: z.optional(z.iso.datetime()),
  price: z.nullable(shownPrice),
})
export type OpenedProfile = z.infer<typeof openedProfile>

const degrees = (most: number) =>
  z.number().check(z.minimum(-most, `O mínimo é -${most}.`), z.maximum(most, `O máximo é ${most}.`))

const coordinates = documented(
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/, 'Informe latitude,longitude.')),
    z.pipe(
      z.transform((value: string) => {
        const [latitude = 0, longitude = 0] = value.split(',').map(Number)
        return { latitude, longitude }
      }),
      z.object({ latitude: degrees(90), longitude: degrees(180) }),
    ),
  ),
  {
    type: 'string',
    pattern: '^-?(?:[0-8]?\\d(?:\\.\\d{1,6})?|90),-?(?:(?:1[0-7]\\d|\\d{1,2})(?:\\.\\d{1,6})?|180)$',
  },
)

/** `v` is the photo's hash, for caches; `w` its width in pixels. */
export const photoQuery = z.object({
  v: parameter(z.string()),
  w: parameter(z.enum(['160', '512'], 'Use 160 ou 512.')),
})

/** Filters of the lists, the search and the facets. `all` in state or city is no filter. */
export const professionalFilters = z.object({
  q: parameter(searchText()),
  specialty: parameter(searchText()),
  location: parameter(searchText()),
  insurance: parameter(searchText()),
  state: parameter(z.enum([...STATE_CODES, 'all'], 'Estado desconhecido.')),
  city: parameter(searchText()),
  premium: flagParameter(),
  presencial: flagParameter(),
  teleconsulta: flagParameter(),
  gender: parameter(z.enum(['feminino', 'masculino'], 'Use feminino ou masculino.')),
  language: parameter(z.enum(LANGUAGE_KEYS, 'Idioma desconhecido.')),
  accessibility: parameter(z.enum(ACCESS_KEYS, 'Recurso de acessibilidade desconhecido.')),
  day: parameter(z.enum(DAY_KEYS, 'Dia desconhecido.')),
  /** Whole reais. */
  maxPrice: parameter(wholeNumber(1, HIGHEST_MAX_PRICE)),
  newPatients: flagParameter(),
  /** 'Campinas, SP; RJ': a city with its state or a whole state, several behind semicolons. */
  without: parameter(searchText()),
})
export type ProfessionalFilters = z.infer<typeof professionalFilters>

const pagedFilters = z.object({
  ...professionalFilters.shape,
  sort: parameter(z.enum(SORTS, 'Ordenação desconhecida.')),
  near: parameter(coordinates),
  include: parameter(z.enum(['insurances', 'details'])),
  countPremium: flagParameter(),
  page: parameter(wholeNumber(1, 100_000)),
  limit: parameter(wholeNumber(1, 200)),
  after: parameter(z.uuid('Identificador inválido.')),
})
export const professionalQuery = pagedFilters.check(
  z.refine(({ page = 1, after }) => page <= LAST_PAGE || after !== undefined, {
    path: ['page'],
    error: `Para além da página ${LAST_PAGE}, informe em after o último da página anterior.`,
  }),
  z.refine(({ sort, near }) => sort !== 'nearest' || near !== undefined, {
    path: ['near'],
    error: 'Para ordenar por proximidade, informe latitude,longitude em near.',
  }),
)
/** Parameters of the public list that the panel's list does not have. */
export const PUBLIC_LIST_ONLY = [
  ...([
    'location',
    'insurance',
    'gender',
    'language',
    'accessibility',
    'day',
    'maxPrice',
    'newPatients',
    'without',
    'near',
    'include',
    'after',
  ] as const),
] as const
export type ProfessionalQuery = z.infer<typeof professionalQuery>
/** The query before parsing: every value is text. */
export type ProfessionalQueryInput = Partial<Record<keyof ProfessionalQuery, string>>

export const service = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.nullable(z.string()),
  price: z.number(),
  isActive: z.boolean(),
})
export type Service = z.infer<typeof service>

export const insurance = z.object({ id: z.uuid(), insuranceName: z.string(), isActive: z.boolean() })
export type Insurance = z.infer<typeof insurance>

export const location = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  cep: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  availability: z.array(z.string()),
  isOnline: z.boolean(),
  isActive: z.boolean(),
})
export type Location = z.infer<typeof location>

export const faq = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  order: z.int(),
  isActive: z.boolean(),
})
export type Faq = z.infer<typeof faq>
