import {
  ProfessionalRoster,
  type RosterEntry,
  type RosterFilter,
  type RosterRow,
} from '#application/ports/professional_roster.ts'
import { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { foldText } from '#domain/shared/text.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

/** Knows no accounts, reviews and leads, so that passwords, pending reviews and leads count as none. */
export class InMemoryProfessionalRoster extends ProfessionalRoster {
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  override async list(filter: RosterFilter, page: number, limit: number) {
    const found = this.#users()
      .filter((state) => fits(state, filter))
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    return { rows: found.slice((page - 1) * limit, page * limit).map(rowOf), total: found.length }
  }

  override async find(key: string): Promise<RosterEntry | null> {
    const wanted = key.toLowerCase()
    const state = this.#users().find(({ id, slug, email }) => [id, slug, email].includes(wanted))
    return state ? entryOf(state) : null
  }

  #users(): ProfessionalState[] {
    return this.#professionals.states().filter(({ role }) => role === 'user')
  }
}

function fits(state: ProfessionalState, filter: RosterFilter): boolean {
  const { q, specialty, city, state: code, subscriptionLevel, isVerified, blocked } = filter
  const wanted: [unknown, unknown][] = [
    [specialty, state.specialty],
    [code, state.state],
    [city && foldText(city), foldText(state.city ?? '')],
    [subscriptionLevel, state.subscriptionLevel],
    [isVerified, state.isVerified],
    [blocked, state.blocked],
  ]
  return wanted.every(([asked, held]) => asked === undefined || asked === held) && holds(state, q ?? '')
}

function holds({ name, lastname, email, crm }: ProfessionalState, q: string): boolean {
  const contacts = [email, crm, registrationKey(crm)].join(' ').toLowerCase()
  return foldText(`${name} ${lastname}`).includes(foldText(q)) || contacts.includes(q.toLowerCase())
}

function rowOf(state: ProfessionalState): RosterRow {
  const { id, slug, title, name, lastname, email, specialty, crm, city, whatsapp } = state
  const { subscriptionLevel, isVerified, blocked, rating, reviewCount, profileViews, createdAt } = state
  const shown = { id, slug, title, name, lastname, email, specialty, crm, city, state: state.state, whatsapp }
  return { ...shown, subscriptionLevel, isVerified, blocked, rating, reviewCount, profileViews, createdAt }
}

function entryOf(state: ProfessionalState): RosterEntry {
  const document = state.cpfCnpj && registrationKey(state.cpfCnpj)
  return {
    ...rowOf(state),
    displayGender: state.displayGender,
    cpfCnpj: document && '*'.repeat(document.length - 2) + document.slice(-2),
    phone: state.phone,
    cep: state.cep,
    presencial: state.presencial,
    teleconsulta: state.teleconsulta,
    availability: [...state.availability],
    bio: state.bio,
    experience: state.experience,
    redirectUrl: state.redirectUrl,
    links: { ...state.links },
    insurances: state.insurances.filter(({ isActive }) => isActive).map(({ insuranceName }) => insuranceName),
    services: state.services.length,
    locations: state.locations.length,
    faqs: state.faqs.length,
    pendingReviews: 0,
    leads: 0,
    hasPassword: false,
    hasPhoto: state.image !== null,
    profileCompleted: Professional.restore(state).isCompleted(),
    updatedAt: state.updatedAt,
  }
}
