import type { License } from '#domain/catalogue/license.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { Faq } from '#domain/professionals/faq.ts'
import type { Insurance } from '#domain/professionals/professional_state.ts'
import type { CardField, FlatProfessional, ProfileField } from '#domain/professionals/professional_views.ts'
import type { Location } from '#domain/professionals/location.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Service } from '#domain/professionals/service.ts'

/** A row of a list, as a stranger may see it. */
export interface ListedProfessional extends Pick<FlatProfessional, CardField | 'imageHash'> {
  /** Whole in a profile, its first 150 characters in a list. */
  readonly bio: string | null
}

/** What a card says besides: with which insurers, for how much, when, and by which number. */
export interface CardDetails extends Pick<FlatProfessional, 'whatsapp'> {
  /** Active ones, in pt-BR order. */
  readonly insurances: InsurerName[]
  /** The cheapest active service that has a price, in reais. */
  readonly priceFrom: number | null
  /** Weekdays of service: the professional's own, or else those of the first place. */
  readonly availability: readonly string[]
}

/** A whole public page. */
export interface PublicProfile extends ListedProfessional, Pick<FlatProfessional, ProfileField> {}

/** The same with when its registration was looked up: null where nobody is verified, or it was not kept what was seen. */
export interface OpenProfile extends PublicProfile {
  readonly checkedAt: Date | null
}

/**
 * What the public may read of professionals. Every answer passes the visibility rule (role user, not blocked),
 * so an id from a search engine or an address never makes a hidden row visible.
 */
export abstract class ProfessionalDirectory {
  /** The visible ones among `ids`, in the order of `ids`; at most 200 are read. */
  abstract findListed(ids: readonly ProfessionalId[]): Promise<ListedProfessional[]>

  /** The visible ones whose registration begins by at least four digits of this one, the shortest number first. */
  abstract findRegistered(license: License, limit: number): Promise<ListedProfessional[]>

  /** Of the visible ones among `ids`. */
  abstract detailsOf(ids: readonly ProfessionalId[]): Promise<Map<ProfessionalId, CardDetails>>

  abstract findProfile(id: ProfessionalId): Promise<OpenProfile | null>

  /** By current slug, or by one given up in the last 90 days. */
  abstract findProfileBySlug(slug: string): Promise<OpenProfile | null>

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
