import type { License } from '#domain/catalogue/license.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { Faq } from '#domain/professionals/faq.ts'
import type { Insurance } from '#domain/professionals/professional_state.ts'
import type { CardField, FlatProfessional, ProfileField } from '#domain/professionals/professional_views.ts'
import type { Location } from '#domain/professionals/location.ts'
import type { ShownPrice } from '#domain/professionals/shown_price.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Service } from '#domain/professionals/service.ts'

/** A row of a list, with public fields only. */
export interface ListedProfessional extends Pick<FlatProfessional, CardField | 'imageHash'> {
  /** Complete in a profile; the first 150 characters in a list. */
  readonly bio: string | null
}

/** Further fields of a card: insurers, price, weekdays and number. */
export interface CardDetails extends Pick<FlatProfessional, 'whatsapp'> {
  /** Active insurers, in pt-BR order. */
  readonly insurances: InsurerName[]
  readonly price: ShownPrice | null
  /** Weekdays of attendance: the professional's own, otherwise those of the first location. */
  readonly availability: readonly string[]
}

export interface CityOfPlace {
  readonly city: string
  readonly state: StateCode
}

/** The fields of a public page. */
export interface PublicProfile extends ListedProfessional, Pick<FlatProfessional, ProfileField> {}

export interface OpenProfile extends PublicProfile {
  /** Date of the verification; null if not verified, or if that was not recorded. */
  readonly checkedAt: Date | null
  readonly price: ShownPrice | null
}

/**
 * The public's view of professionals. Every method applies the visibility rule (role user, not blocked), so an id from
 * a search engine or a URL never reveals a hidden row.
 */
export abstract class ProfessionalDirectory {
  /** Returns the visible ones among `ids`, in their order; reads at most 200. */
  abstract findListed(ids: readonly ProfessionalId[]): Promise<ListedProfessional[]>

  /** Returns visible professionals whose registration starts with these four or more digits, shortest first. */
  abstract findRegistered(license: License, limit: number): Promise<ListedProfessional[]>

  /**
   * Returns visible professionals whose profile or an active place of it shows this telephone or WhatsApp, whatever the
   * extension; at most 50. `stored` is as from `telephone` of the domain.
   */
  abstract idsByTelephone(stored: string): Promise<ProfessionalId[]>

  /** Of the visible ones among `ids`. */
  abstract detailsOf(ids: readonly ProfessionalId[]): Promise<Map<ProfessionalId, CardDetails>>

  /** Cities of the active places in person of the visible ones among `ids`, in the profile's order. */
  abstract citiesOf(ids: readonly ProfessionalId[]): Promise<Map<ProfessionalId, CityOfPlace[]>>

  abstract findProfile(id: ProfessionalId): Promise<OpenProfile | null>

  /** By the current slug, or one released in the last 90 days. */
  abstract findProfileBySlug(slug: string): Promise<OpenProfile | null>

  abstract isListed(id: ProfessionalId): Promise<boolean>

  /** Returns whether a visible profile waits for its owner. */
  abstract isUnclaimed(id: ProfessionalId): Promise<boolean>

  /** Returns the specialties of visible professionals, in pt-BR order. */
  abstract availableSpecialties(): Promise<SpecialtyName[]>

  /** Returns active rows; null if the professional is not visible. */
  abstract servicesOf(id: ProfessionalId): Promise<Service[] | null>
  abstract insurancesOf(id: ProfessionalId): Promise<Insurance[] | null>
  abstract locationsOf(id: ProfessionalId): Promise<Location[] | null>
  /** In the owner's order, then by id. */
  abstract faqsOf(id: ProfessionalId): Promise<Faq[] | null>
}
