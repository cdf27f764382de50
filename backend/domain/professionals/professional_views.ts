import type { ProfessionalState } from './professional_state.ts'
import { LINK_NAMES, type SocialLinks } from './social_links.ts'

type Part = 'services' | 'insurances' | 'locations' | 'faqs'

/** A professional's fields without the parts, with each link and both photo fields separate. */
export interface FlatProfessional extends Omit<ProfessionalState, Part | 'links' | 'image'>, SocialLinks {
  /** Content hash of the photo; null without one. */
  readonly imageHash: string | null
  readonly imageMime: string | null
}

/** Returns the professional with flattened fields; `links` and `image` stay too. */
export function flat(state: ProfessionalState): FlatProfessional & ProfessionalState {
  const { links, image } = state
  return { ...state, ...links, imageHash: image?.hash ?? null, imageMime: image?.mime ?? null }
}

/*
 * Who sees which field. Rows, projections, the administrators' list and the contract are built from these lists; a
 * field in none of them is visible to nobody.
 */
type Fields = readonly (keyof FlatProfessional)[]

/** For everyone, in lists; plus the photo and the beginning of the bio. */
export const CARD_FIELDS = [
  ...(['id', 'slug', 'title', 'name', 'lastname', 'specialty', 'displayGender', 'city', 'state'] as const),
  ...(['rating', 'reviewCount', 'isVerified', 'subscriptionLevel', 'teleconsulta', 'presencial'] as const),
  ...(['acceptsNewPatientsOn', 'answerMinutes'] as const),
] as const satisfies Fields

/** For everyone on the profile page, besides the card. */
export const PROFILE_FIELDS = [
  ...([
    'experience',
    'crm',
    'rqe',
    'availability',
    'languages',
    'accessibility',
    'insurersConfirmedOn',
    'source',
    'sourceDate',
    'whatsapp',
    'phone',
  ] as const),
  ...LINK_NAMES,
] as const satisfies Fields

/** For the owner, besides the public page. */
export const OWNER_FIELDS = [
  ...(['email', 'cep', 'role', 'blocked', 'redirectUrl', 'profileViews'] as const),
] as const satisfies Fields

/** For administrators in their list, besides the card. */
export const ADMIN_ROW_FIELDS = [
  ...(['email', 'crm', 'whatsapp', 'blocked', 'role', 'profileViews', 'createdAt'] as const),
] as const satisfies Fields

/** For operators in their list. */
export const OPERATOR_ROW_FIELDS = [
  ...(['id', 'slug', 'title', 'name', 'lastname', 'email', 'specialty', 'displayGender', 'crm'] as const),
  ...(['city', 'state', 'whatsapp', 'subscriptionLevel', 'isVerified', 'blocked'] as const),
  ...(['presencial', 'teleconsulta', 'imageHash', 'rating', 'reviewCount', 'profileViews'] as const),
  ...(['languages', 'accessibility', 'acceptsNewPatientsOn', 'answerMinutes', 'createdAt'] as const),
] as const satisfies Fields

/** For operators on one professional, besides the row. */
export const OPERATOR_ENTRY_FIELDS = [
  ...(['rqe', 'phone', 'cep', 'availability', 'bio', 'experience', 'redirectUrl'] as const),
  ...(['source', 'sourceDate'] as const),
] as const satisfies Fields

export type CardField = (typeof CARD_FIELDS)[number]
export type ProfileField = (typeof PROFILE_FIELDS)[number]
export type OwnerField = (typeof OWNER_FIELDS)[number]
export type AdminRowField = (typeof ADMIN_ROW_FIELDS)[number]
