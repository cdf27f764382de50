import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { DisplayGender, SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { Faq } from '#domain/professionals/faq.ts'
import type { Insurance, SubscriptionLevel, Title } from '#domain/professionals/professional_state.ts'
import type { Location } from '#domain/professionals/location.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Service } from '#domain/professionals/service.ts'

/** A row of a list, as a stranger may see it. */
export interface ListedProfessional {
  id: ProfessionalId
  slug: string
  title: Title | null
  name: string
  lastname: string
  specialty: SpecialtyName | null
  displayGender: DisplayGender
  city: string | null
  state: StateCode | null
  /** One decimal, 0 where there is no approved review. */
  rating: number
  reviewCount: number
  isVerified: boolean
  subscriptionLevel: SubscriptionLevel
  teleconsulta: boolean
  presencial: boolean
  /** The content hash of the photo, null where there is none. */
  imageHash: string | null
  /** Whole in a profile, its first 150 characters in a list. */
  bio: string | null
}

/** A whole public page. */
export interface PublicProfile extends ListedProfessional {
  experience: string | null
  crm: string
  availability: string[]
  whatsapp: string | null
  phone: string | null
  instagram: string | null
  linkedin: string | null
  youtube: string | null
  facebook: string | null
  twitter: string | null
  website: string | null
}

/**
 * What the public may read of professionals. Every answer passes the visibility rule (role user, not blocked),
 * so an id from a search engine or an address never makes a hidden row visible.
 */
export abstract class ProfessionalDirectory {
  /** The visible ones among `ids`, in the order of `ids`; at most 200 are read. */
  abstract findListed(ids: readonly ProfessionalId[]): Promise<ListedProfessional[]>

  /** Active insurers of each, in pt-BR order; a professional without any is absent from the map. */
  abstract insurersOf(ids: readonly ProfessionalId[]): Promise<Map<ProfessionalId, InsurerName[]>>

  abstract findProfile(id: ProfessionalId): Promise<PublicProfile | null>

  /** By current slug, or by one given up in the last 90 days. */
  abstract findProfileBySlug(slug: string): Promise<PublicProfile | null>

  abstract isListed(id: ProfessionalId): Promise<boolean>

  /** Specialties of visible professionals, in pt-BR order. */
  abstract availableSpecialties(): Promise<SpecialtyName[]>

  /** Active rows of a visible professional, null where the professional is not visible. */
  abstract servicesOf(id: ProfessionalId): Promise<Service[] | null>
  abstract insurancesOf(id: ProfessionalId): Promise<Insurance[] | null>
  abstract locationsOf(id: ProfessionalId): Promise<Location[] | null>
  /** By order, then id. */
  abstract faqsOf(id: ProfessionalId): Promise<Faq[] | null>
}
