import type { DisplayGender } from '#domain/catalogue/specialties.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { SubscriptionLevel, Title } from '#domain/professionals/professional_state.ts'

export interface AdminListFilter {
  /** Part of the name, the e-mail, the registration or the WhatsApp digits; one or two letters only begin a word. */
  q?: string | undefined
  /** Exact catalogue name. */
  specialty?: string | undefined
  state?: string | undefined
  city?: string | undefined
  subscriptionLevel?: SubscriptionLevel | undefined
  isVerified?: boolean | undefined
  blocked?: boolean | undefined
  presencial?: boolean | undefined
  teleconsulta?: boolean | undefined
}

/**
 * `relevance`: premium, verified, rating. `name` from A to Z; the others from the most or the newest down. The id breaks
 * every tie. `views` and `reviews` look at everyone for each page and take the longer the more there are; all the others
 * take as long for a million as for a thousand.
 */
export type AdminListSort = 'relevance' | 'newest' | 'name' | 'rating' | 'views' | 'reviews'

export interface AdminListCounts {
  total: number
  premium: number
  verified: number
  blocked: number
}

export interface AdminListRow {
  id: ProfessionalId
  slug: string
  title: Title | null
  name: string
  lastname: string
  email: string
  specialty: string | null
  displayGender: DisplayGender
  crm: string
  city: string | null
  state: string | null
  whatsapp: string | null
  subscriptionLevel: SubscriptionLevel
  isVerified: boolean
  blocked: boolean
  presencial: boolean
  teleconsulta: boolean
  /** The content hash of the photo, null where there is none. */
  imageHash: string | null
  rating: number
  reviewCount: number
  profileViews: number
  createdAt: Date
}

export interface AdminListEntry extends AdminListRow {
  /** All but the last two characters hidden. */
  cpfCnpj: string | null
  phone: string | null
  cep: string | null
  availability: string[]
  bio: string | null
  experience: string | null
  redirectUrl: string | null
  links: Record<string, string | null>
  insurances: string[]
  services: number
  locations: number
  faqs: number
  pendingReviews: number
  leads: number
  hasPassword: boolean
  hasPhoto: boolean
  profileCompleted: boolean
  updatedAt: Date
}

/** Every professional, blocked and free ones too, for operators; never administrators. */
export abstract class ProfessionalAdminList {
  /** Newest first unless told. `page` from 1, `limit` 1 to 1,000; `total` counts all, however many. */
  abstract list(
    filter: AdminListFilter,
    page: number,
    limit: number,
    sort?: AdminListSort,
  ): Promise<{ rows: AdminListRow[]; total: number }>

  abstract counts(): Promise<AdminListCounts>

  /** By id, slug or e-mail. */
  abstract find(key: string): Promise<AdminListEntry | null>
}
