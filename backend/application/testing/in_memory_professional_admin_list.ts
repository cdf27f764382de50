import { weekdaysOf } from '#domain/catalogue/weekdays.ts'
import {
  ProfessionalAdminList,
  type AdminListCounts,
  type AdminListEntry,
  type AdminListFilter,
  type AdminListOptions,
  type AdminListSort,
  searchedParts,
} from '#application/ports/professional_admin_list.ts'
import { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { flat, OPERATOR_ENTRY_FIELDS, OPERATOR_ROW_FIELDS } from '#domain/professionals/professional_views.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { shownPrice } from '#domain/professionals/shown_price.ts'
import { pick } from '#domain/shared/pick.ts'
import { acceptsNewPatients } from '#domain/shared/confirmations.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { foldText } from '#domain/shared/text.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

/** Knows no accounts, reviews and leads: passwords, pending reviews and leads count as none. */
export class InMemoryProfessionalAdminList extends ProfessionalAdminList {
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  override async list(
    filter: AdminListFilter,
    page: number,
    limit: number,
    { sort = 'newest', mostFound }: AdminListOptions = {},
  ) {
    const found = this.#users()
      .filter((state) => fits(state, filter))
      .toSorted((a, b) => ORDERS[sort](a, b) || (a.id < b.id ? -1 : 1))
      .slice(0, filter.q === undefined ? undefined : mostFound)
    return {
      rows: found
        .slice((page - 1) * limit, page * limit)
        .map((state) => pick(flat(state), OPERATOR_ROW_FIELDS)),
      total: found.length,
    }
  }

  override async *everyone(filter: AdminListFilter) {
    yield* this.#users()
      .filter((state) => fits(state, filter))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  override async counts(): Promise<AdminListCounts> {
    const users = this.#users()
    return {
      total: users.length,
      premium: users.filter(({ subscriptionLevel }) => subscriptionLevel === 'premium').length,
      verified: users.filter(({ isVerified }) => isVerified).length,
      blocked: users.filter(({ blocked }) => blocked).length,
    }
  }

  override async find(key: string): Promise<AdminListEntry | null> {
    const wanted = key.toLowerCase()
    const state = this.#users().find(({ id, slug, email }) => [id, slug, email].includes(wanted))
    return state ? entryOf(state) : null
  }

  #users(): ProfessionalState[] {
    return this.#professionals.states().filter(({ role }) => role === 'user')
  }
}

type Order = (a: ProfessionalState, b: ProfessionalState) => number

const most =
  (...figures: ((state: ProfessionalState) => number)[]): Order =>
  (a, b) =>
    figures.map((figure) => figure(b) - figure(a)).find((difference) => difference !== 0) ?? 0

const ORDERS: Record<AdminListSort, Order> = {
  relevance: most(
    ({ subscriptionLevel }) => Number(subscriptionLevel === 'premium'),
    ({ isVerified }) => Number(isVerified),
    ({ rating }) => rating,
  ),
  newest: most(({ createdAt }) => createdAt.getTime()),
  name: (a, b) => foldText(`${a.name} ${a.lastname}`).localeCompare(foldText(`${b.name} ${b.lastname}`)),
  rating: most(
    ({ rating }) => rating,
    ({ reviewCount }) => reviewCount,
  ),
  views: most(({ profileViews }) => profileViews),
  reviews: most(({ reviewCount }) => reviewCount),
}

function fits(state: ProfessionalState, filter: AdminListFilter): boolean {
  const {
    q,
    specialty,
    city,
    state: code,
    subscriptionLevel,
    isVerified,
    blocked,
    language,
    accessibility,
    day,
    newPatients,
    maxPrice = Infinity,
  } = filter
  const price = priceOf(state)?.amount ?? Infinity
  const days = [state, ...state.locations.filter(({ isActive }) => isActive)].flatMap(
    (each) => each.availability,
  )
  const wanted: [unknown, unknown][] = [
    [specialty, state.specialty],
    [code, state.state],
    [city && foldText(city), foldText(state.city ?? '')],
    [subscriptionLevel, state.subscriptionLevel],
    [isVerified, state.isVerified],
    [blocked, state.blocked],
    [language, state.languages.find((each) => each === language)],
    [accessibility, state.accessibility.find((each) => each === accessibility)],
    [day, days.some((each) => day && weekdaysOf(day).includes(each)) ? day : null],
    [newPatients, acceptsNewPatients(state.acceptsNewPatientsOn, saoPauloDay(new Date())) || null],
    [filter.maxPrice, price <= maxPrice ? filter.maxPrice : null],
    ...modesWanted(filter, state),
  ]
  return wanted.every(([asked, held]) => asked === undefined || asked === held) && holds(state, q ?? '')
}

/** With both modes requested, one of them is enough. */
function modesWanted(
  { presencial, teleconsulta }: AdminListFilter,
  state: ProfessionalState,
): [unknown, unknown][] {
  if (presencial && teleconsulta) return [[true, state.presencial || state.teleconsulta]]
  return [
    [presencial, state.presencial],
    [teleconsulta, state.teleconsulta],
  ]
}

function holds({ name, lastname, email, crm, whatsapp }: ProfessionalState, q: string): boolean {
  const text = [name, lastname, email, crm, registrationKey(crm), whatsapp ?? ''].join(' ')
  const held = ` ${foldText(text)}`
  return searchedParts(q).every((part) => held.includes(`${part.length < 3 ? ' ' : ''}${foldText(part)}`))
}

const priceOf = ({ services }: ProfessionalState) => shownPrice(services.filter(({ isActive }) => isActive))

function entryOf(state: ProfessionalState): AdminListEntry {
  const document = state.cpfCnpj && registrationKey(state.cpfCnpj)
  return {
    ...pick(flat(state), [...OPERATOR_ROW_FIELDS, ...OPERATOR_ENTRY_FIELDS, 'updatedAt']),
    cpfCnpj: document && '*'.repeat(document.length - 2) + document.slice(-2),
    links: { ...state.links },
    insurances: state.insurances.filter(({ isActive }) => isActive).map(({ insuranceName }) => insuranceName),
    services: state.services.length,
    price: priceOf(state),
    locations: state.locations.length,
    faqs: state.faqs.length,
    pendingReviews: 0,
    leads: 0,
    hasPassword: false,
    hasPhoto: state.image !== null,
    profileCompleted: Professional.restore(state).isCompleted(),
  }
}
