import type { ProfessionalState } from './professional_state.ts'
import { LINK_NAMES, type SocialLinks } from './social_links.ts'

type Part = 'services' | 'insurances' | 'locations' | 'faqs'

/** A professional's own fields, one by one: without the parts, with each link and both facts of the photo. */
export interface FlatProfessional extends Omit<ProfessionalState, Part | 'links' | 'image'>, SocialLinks {
  /** The content hash of the photo, null where there is none. */
  readonly imageHash: string | null
  readonly imageMime: string | null
}

/** The same professional, flat; `links` and `image` stay where they were. */
export function flat(state: ProfessionalState): FlatProfessional & ProfessionalState {
  const { links, image } = state
  return { ...state, ...links, imageHash: image?.hash ?? null, imageMime: image?.mime ?? null }
}

/*
 * Who sees which field. Rows, projections, the administrators' list and the contract are picked by these names; a field
 * that stands in none of the lists is shown to nobody.
 */
type Fields = readonly (keyof FlatProfessional)[]

/** Everyone, in lists; the photo and the beginning of the bio besides. */
export const CARD_FIELDS = [
  ...(['id', 'slug', 'title', 'name', 'lastname', 'specialty', 'displayGender', 'city', 'state'] as const),
  ...(['rating', 'reviewCount', 'isVerified', 'subscriptionLevel', 'teleconsulta', 'presencial'] as const),
] as const satisfies Fields

/** Everyone, on the page of one, besides the card. */
export const PROFILE_FIELDS = [
  ...([
    'experience',
    'crm',
    'rqe',
    'availability',
    'languages',
    'accessibility',
    'whatsapp',
    'phone',
  ] as const),
  ...LINK_NAMES,
] as const satisfies Fields

/** The owner, besides the public page. */
export const OWNER_FIELDS = [
  ...(['email', 'cep', 'role', 'blocked', 'redirectUrl', 'profileViews'] as const),
] as const satisfies Fields

/** Administrators, in their list, besides the card. */
export const ADMIN_ROW_FIELDS = [
  ...(['email', 'crm', 'whatsapp', 'blocked', 'role', 'profileViews', 'createdAt'] as const),
] as const satisfies Fields

/** Operators, in their list. */
export const OPERATOR_ROW_FIELDS = [
  ...(['id', 'slug', 'title', 'name', 'lastname', 'email', 'specialty', 'displayGender', 'crm'] as const),
  ...(['city', 'state', 'whatsapp', 'subscriptionLevel', 'isVerified', 'blocked'] as const),
  ...(['presencial', 'teleconsulta', 'imageHash', 'rating', 'reviewCount', 'profileViews'] as const),
  ...(['languages', 'accessibility', 'createdAt'] as const),
] as const satisfies Fields

/** Operators, of one, besides the row. */
export const OPERATOR_ENTRY_FIELDS = [
  ...(['rqe', 'phone', 'cep', 'availability', 'bio', 'experience', 'redirectUrl'] as const),
] as const satisfies Fields

export type CardField = (typeof CARD_FIELDS)[number]
export type ProfileField = (typeof PROFILE_FIELDS)[number]
