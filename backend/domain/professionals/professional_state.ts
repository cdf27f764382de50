import type { DisplayGender, SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { Weekday } from '#domain/catalogue/weekdays.ts'
import type { Faq } from './faq.ts'
import type { Location } from './location.ts'
import type { ProfessionalId } from '../shared/ids.ts'
import type { Service } from './service.ts'
import { NO_LINKS, type SocialLinks } from './social_links.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'

export type Title = 'Dr' | 'Dra'
export type SubscriptionLevel = 'free' | 'premium'

/** All data of a professional except the password, which belongs to the account. */
export interface ProfessionalState {
  readonly id: ProfessionalId
  /** Blank while nobody has claimed a profile that came without one. */
  readonly email: string
  readonly role: 'user' | 'admin'
  readonly blocked: boolean
  /** Copied from the account, which owns it: only a confirmed professional is listed. */
  readonly unconfirmedSince: Date | null
  /** True while the owner has not published a profile that somebody else may have written. */
  readonly unpublished: boolean
  readonly subscriptionLevel: SubscriptionLevel
  readonly isVerified: boolean
  /** The register of a profile that nobody has claimed, and the day of its data as 2026-10-31; null otherwise. */
  readonly source: string | null
  readonly sourceDate: string | null

  readonly title: Title | null
  readonly name: string
  readonly lastname: string
  readonly displayGender: DisplayGender
  readonly specialty: SpecialtyName | null
  /** The registration as displayed; `registrationKey` compares it. */
  readonly crm: string
  /** Specialist registrations, digits only; at most two, and only with a CRM. */
  readonly rqe: readonly string[]
  readonly cpfCnpj: string | null
  readonly slug: string

  readonly city: string | null
  readonly state: StateCode | null
  /** Eight digits. */
  readonly cep: string | null
  /** 10 to 13 digits. */
  readonly whatsapp: string | null
  readonly phone: string | null
  readonly presencial: boolean
  readonly teleconsulta: boolean
  readonly availability: readonly Weekday[]
  /** Besides Portuguese. */
  readonly languages: readonly Language[]
  readonly accessibility: readonly AccessFeature[]

  /** The day, as 2026-11-21, on which they last said so; it counts for 90 days. */
  readonly acceptsNewPatientsOn: string | null
  /** The day on which they last confirmed the accepted insurers; they are asked again after 180 days. */
  readonly insurersConfirmedOn: string | null

  readonly bio: string | null
  /** One experience per line. */
  readonly experience: string | null
  readonly image: { readonly hash: string; readonly mime: string } | null
  readonly redirectUrl: string | null
  readonly links: SocialLinks

  /** Computed from the approved reviews. */
  readonly rating: number
  readonly reviewCount: number
  /** Computed from the answered leads: the median in minutes; null below five in 90 days. */
  readonly answerMinutes: number | null
  readonly profileViews: number
  readonly createdAt: Date
  readonly updatedAt: Date

  readonly services: readonly Service[]
  readonly insurances: readonly Insurance[]
  readonly locations: readonly Location[]
  /** In display order. */
  readonly faqs: readonly Faq[]
}

/** The initial values of a new professional. */
export const NEW_PROFESSIONAL: Omit<
  ProfessionalState,
  'id' | 'email' | 'name' | 'lastname' | 'crm' | 'cpfCnpj' | 'slug' | 'createdAt' | 'updatedAt'
> = {
  role: 'user',
  blocked: false,
  unconfirmedSince: null,
  unpublished: false,
  subscriptionLevel: 'free',
  isVerified: false,
  source: null,
  sourceDate: null,
  title: null,
  displayGender: 'masculino',
  specialty: null,
  rqe: [],
  city: null,
  state: null,
  cep: null,
  whatsapp: null,
  phone: null,
  presencial: true,
  teleconsulta: false,
  availability: [],
  languages: [],
  accessibility: [],
  acceptsNewPatientsOn: null,
  insurersConfirmedOn: null,
  bio: null,
  experience: null,
  image: null,
  redirectUrl: null,
  links: NO_LINKS,
  rating: 0,
  reviewCount: 0,
  answerMinutes: null,
  profileViews: 0,
  services: [],
  insurances: [],
  locations: [],
  faqs: [],
}

/** An insurer that a professional accepts. */
export interface Insurance {
  readonly id: string
  readonly professionalId: ProfessionalId
  readonly insuranceName: InsurerName
  readonly isActive: boolean
  readonly createdAt: Date
}
