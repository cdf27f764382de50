import { isListed } from '#domain/professionals/professional.ts'
import {
  type CardDetails,
  type CityOfPlace,
  type ListedProfessional,
  type OpenProfile,
  ProfessionalDirectory,
} from '#application/ports/professional_directory.ts'
import { digitsTyped, type License } from '#domain/catalogue/license.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { Faq } from '#domain/professionals/faq.ts'
import type { Insurance, ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { Location } from '#domain/professionals/location.ts'
import { shownPrice } from '#domain/professionals/shown_price.ts'
import { storedForms } from '#domain/shared/phone.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Service } from '#domain/professionals/service.ts'
import { asListed, asProfile } from './public_views.ts'
import type { VerificationRepository } from '#application/ports/verification_repository.ts'
import { NEVER_ASKED } from '#domain/professionals/verification.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

const portuguese = new Intl.Collator('pt-BR')

export class InMemoryProfessionalDirectory extends ProfessionalDirectory {
  readonly #professionals: InMemoryProfessionalRepository
  readonly #verifications: Pick<VerificationRepository, 'find'> | undefined

  constructor(
    professionals: InMemoryProfessionalRepository,
    verifications?: Pick<VerificationRepository, 'find'>,
  ) {
    super()
    this.#professionals = professionals
    this.#verifications = verifications
  }

  async findListed(ids: readonly ProfessionalId[]): Promise<ListedProfessional[]> {
    return ids.slice(0, 200).flatMap((id) => {
      const state = this.#visible(id)
      return state ? [asListed(state)] : []
    })
  }

  async findRegistered(license: License, limit: number): Promise<ListedProfessional[]> {
    const typed = digitsTyped(license)
    if (typed === null) return []
    return this.#professionals
      .states()
      .filter((state) => isListed(state) && digitsOf(state).startsWith(typed) && isFrom(state, license))
      .sort(
        (one, other) =>
          digitsOf(one).length - digitsOf(other).length || (digitsOf(one) < digitsOf(other) ? -1 : 1),
      )
      .slice(0, limit)
      .map(asListed)
  }

  async idsByTelephone(stored: string): Promise<ProfessionalId[]> {
    const asked = new Set(storedForms(stored))
    const isAsked = ({ phone, whatsapp }: { phone: string | null; whatsapp: string | null }) =>
      [phone, whatsapp].some((number) => asked.has(number?.split(' ')[0] ?? ''))
    return this.#professionals
      .states()
      .filter((state) => isListed(state) && [state, ...activeOf(state.locations)].some(isAsked))
      .map(({ id }) => id)
  }

  async detailsOf(ids: readonly ProfessionalId[]): Promise<Map<ProfessionalId, CardDetails>> {
    const found = new Map<ProfessionalId, CardDetails>()
    for (const id of ids) {
      const state = this.#visible(id)
      if (state) found.set(id, detailsOf(state))
    }
    return found
  }

  async citiesOf(ids: readonly ProfessionalId[]): Promise<Map<ProfessionalId, CityOfPlace[]>> {
    const found = new Map<ProfessionalId, CityOfPlace[]>()
    for (const id of ids) {
      const places = activeOf(this.#visible(id)?.locations ?? []).flatMap(({ isOnline, city, state }) =>
        !isOnline && city !== null && state !== null ? [{ city, state }] : [],
      )
      if (places.length > 0) found.set(id, places)
    }
    return found
  }

  async findProfile(id: ProfessionalId): Promise<OpenProfile | null> {
    const state = this.#visible(id)
    if (!state) return null
    const { decision, decidedAt, checked } = (await this.#verifications?.find(id)) ?? NEVER_ASKED
    const isKnown = state.isVerified && decision === 'approved' && checked !== null
    return {
      ...asProfile(state),
      checkedAt: isKnown ? decidedAt : null,
      price: shownPrice(activeOf(state.services)),
    }
  }

  async findProfileBySlug(slug: string): Promise<OpenProfile | null> {
    const id = this.#professionals.ownerOfSlug(slug)
    return id ? this.findProfile(id) : null
  }

  async isUnclaimed(id: ProfessionalId): Promise<boolean> {
    return (this.#visible(id)?.source ?? null) !== null
  }

  async isListed(id: ProfessionalId): Promise<boolean> {
    return this.#visible(id) !== undefined
  }

  async availableSpecialties(): Promise<SpecialtyName[]> {
    const visible = this.#professionals.states().filter(isListed)
    const names = new Set(visible.flatMap(({ specialty }) => (specialty ? [specialty] : [])))
    return [...names].sort(portuguese.compare)
  }

  async servicesOf(id: ProfessionalId): Promise<Service[] | null> {
    const state = this.#visible(id)
    return state ? activeOf(state.services) : null
  }

  async insurancesOf(id: ProfessionalId): Promise<Insurance[] | null> {
    const insurances = this.#visible(id)?.insurances
    if (!insurances) return null
    return activeOf(insurances).sort((a, b) => byInsurerName(a.insuranceName, b.insuranceName))
  }

  async locationsOf(id: ProfessionalId): Promise<Location[] | null> {
    const state = this.#visible(id)
    return state ? activeOf(state.locations) : null
  }

  async faqsOf(id: ProfessionalId): Promise<Faq[] | null> {
    const state = this.#visible(id)
    return state ? activeOf(state.faqs) : null
  }

  #visible(id: ProfessionalId): ProfessionalState | undefined {
    const state = this.#professionals.stateOf(id)
    return state && isListed(state) ? state : undefined
  }
}

const digitsOf = ({ crm }: ProfessionalState) => crm.replace(/\D/g, '')

const isFrom = ({ crm, state: home }: ProfessionalState, { council, state }: License) =>
  crm.toUpperCase().includes(council.toUpperCase()) &&
  (state === null || home === state || new RegExp(`\\b${state}\\b`).test(crm))

function activeOf<Part extends { isActive: boolean }>(parts: readonly Part[]): Part[] {
  return parts.filter(({ isActive }) => isActive)
}

function detailsOf({
  whatsapp,
  availability,
  insurances,
  services,
  locations,
}: ProfessionalState): CardDetails {
  const [place] = activeOf(locations)
  return {
    whatsapp,
    insurances: activeOf(insurances)
      .map(({ insuranceName }) => insuranceName)
      .sort(byInsurerName),
    price: shownPrice(activeOf(services)),
    availability: availability.length > 0 ? availability : (place?.availability ?? []),
  }
}

function byInsurerName(left: InsurerName, right: InsurerName): number {
  return Number(left === 'Outros') - Number(right === 'Outros') || portuguese.compare(left, right)
}
