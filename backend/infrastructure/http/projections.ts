import type { AdminRow } from '#contract/admin.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import type {
  Faq,
  Insurance,
  Location,
  OpenedProfile,
  ProfessionalCard,
  ProfessionalProfile,
  Service,
} from '#contract/professionals.ts'
import type { OwnContact } from '#contract/leads.ts'
import type { OwnReview, QueuedReview, Review } from '#contract/reviews.ts'
import type {
  ListedProfessional,
  OpenProfile,
  PublicProfile,
} from '#application/ports/professional_directory.ts'
import type { ReviewAdminListRow } from '#application/ports/review_repository.ts'
import type { FoundProfessional } from '#application/professionals/search_professionals.ts'
import { versionOf } from '#application/professionals/editing/edit_profile.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import {
  ADMIN_ROW_FIELDS,
  CARD_FIELDS,
  flat,
  type FlatProfessional,
  OWNER_FIELDS,
  PROFILE_FIELDS,
} from '#domain/professionals/professional_views.ts'
import { shownPrice } from '#domain/professionals/shown_price.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { countingDay } from '#domain/shared/confirmations.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { pick } from '#domain/shared/pick.ts'
import type { Service as DomainService } from '#domain/professionals/service.ts'
import type { Faq as DomainFaq } from '#domain/professionals/faq.ts'
import type { Insurance as DomainInsurance } from '#domain/professionals/professional_state.ts'
import type { Location as DomainLocation } from '#domain/professionals/location.ts'
import type { Contact } from '#domain/leads/contact.ts'
import { publishedName } from '#domain/reviews/published_name.ts'
import type { Review as DomainReview } from '#domain/reviews/review.ts'

/** The photo's URL, with its hash. */
export const imageAddress = (id: string, hash: string | null) => (hash ? `/api/images/${id}?v=${hash}` : null)

/** The public fields of a person in a list; that they accept new patients, as long as their word counts. */
export function asCard(person: ListedProfessional): ProfessionalCard {
  return {
    ...pick(person, CARD_FIELDS),
    acceptsNewPatientsOn: countingDay(person.acceptsNewPatientsOn, saoPauloDay(new Date())),
    hasProfileImage: person.imageHash !== null,
    imageUrl: imageAddress(person.id, person.imageHash),
    bio: person.bio,
  }
}

type InAdminRow = (typeof CARD_FIELDS | typeof ADMIN_ROW_FIELDS)[number] | 'imageHash'

/** The fields of a person in the administrators' list. */
export function asAdminRow(row: Pick<FlatProfessional, InAdminRow>): AdminRow {
  return {
    ...pick(row, CARD_FIELDS),
    hasProfileImage: row.imageHash !== null,
    imageUrl: imageAddress(row.id, row.imageHash),
    ...pick(row, ADMIN_ROW_FIELDS),
    createdAt: row.createdAt.toISOString(),
  }
}

/** The card with the requested details. */
export function asFoundCard(person: FoundProfessional): ProfessionalCard {
  const { insurances, price, availability, whatsapp, distance, place } = person
  return {
    ...asCard(person),
    ...(insurances && { insurances }),
    ...(availability && { availability: [...availability] }),
    ...(price !== undefined && { price }),
    ...(whatsapp !== undefined && { whatsapp }),
    ...(distance !== undefined && { distance }),
    ...(place && { place }),
  }
}

/** The public fields of a profile page. */
export function asProfile(person: PublicProfile): ProfessionalProfile {
  return { ...asCard(person), ...writable(pick(person, PROFILE_FIELDS)) }
}

type Writable<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends readonly (infer Item)[] ? Item[] : Fields[Name]
}

/** For the contract's types, which have no readonly lists. */
const writable = <Fields>(fields: Fields) => fields as Writable<Fields>

/** The response for a slug. */
export function asOpenProfile({ checkedAt, price, ...person }: OpenProfile): OpenedProfile {
  return { ...asProfile(person), price, ...(checkedAt && { checkedAt: checkedAt.toISOString() }) }
}

const hiddenBy = ({ blocked, unconfirmedSince }: Professional['state']) =>
  blocked ? { blocked: true as const } : { [unconfirmedSince ? 'unconfirmed' : 'unpublished']: true as const }

/** A hidden profile: a blocked one for administrators, an unconfirmed or unpublished one also for its owner. */
export function asHiddenProfile(professional: Professional): OpenedProfile {
  const { state } = professional
  const price = shownPrice(state.services.filter(({ isActive }) => isActive))
  return { ...asProfile(flat(state)), price, ...hiddenBy(state) }
}

/** The owner's view of the account. */
export function asOwner(professional: Professional): CurrentUser {
  const { state } = professional
  return {
    ...asProfile(flat(state)),
    acceptsNewPatientsOn: state.acceptsNewPatientsOn,
    ...pick(state, OWNER_FIELDS),
    profileCompleted: professional.isCompleted(),
    emailConfirmed: state.unconfirmedSince === null,
    unpublished: state.unpublished,
    cpfCnpj: state.cpfCnpj && maskedDocument(state.cpfCnpj),
    profileImageMime: state.image?.mime ?? null,
    version: versionOf(state),
  }
}

/** ***********25 */
function maskedDocument(document: string): string {
  const significant = registrationKey(document)
  return significant.slice(-2).padStart(significant.length, '*')
}

export function asService({ id, name, description, price, isActive }: DomainService): Service {
  return { id, name, description, price, isActive }
}

export function asInsurance({ id, insuranceName, isActive }: DomainInsurance): Insurance {
  return { id, insuranceName, isActive }
}

export function asLocation(place: DomainLocation): Location {
  const { id, name, address, city, state, cep, phone, whatsapp, availability, isOnline, isActive } = place
  return {
    id,
    name,
    address,
    city,
    state,
    cep,
    phone,
    whatsapp,
    availability: [...availability],
    isOnline,
    isActive,
  }
}

export function asFaq({ id, question, answer, order, isActive }: DomainFaq): Faq {
  return { id, question, answer, order, isActive }
}

/** A review as everybody sees it. */
export function asReview({ id, patientName, rating, comment, createdAt, state }: DomainReview): Review {
  const { answer, answeredAt, points } = state
  const words = { id, patientName: publishedName(patientName), rating, comment, points: [...points], answer }
  return { ...words, answeredAt: answeredAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
}

/** A review as its professional sees it. */
export function asOwnReview(review: DomainReview): OwnReview {
  return { ...asReview(review), patientName: review.patientName, status: review.state.status }
}

/** A review for administrators' decision. */
export function asQueuedReview(row: ReviewAdminListRow): QueuedReview {
  const { professionalId, professional, slug, professionalRole, suspicious, createdAt } = row
  return {
    ...pick(row, ['id', 'patientName', 'rating', 'comment', 'status', 'quarantined', 'answer']),
    points: [...row.points],
    ...pick(row, ['reports', 'objection', 'rejectedBy']),
    professional: { id: professionalId, name: professional, slug: professionalRole === 'user' ? slug : null },
    evidence: {
      fromOwner: suspicious,
      ...pick(row, ['sameSender', 'sameDay', 'rejectedByProfessional', 'received']),
    },
    createdAt: createdAt.toISOString(),
  }
}

/** A lead or message as its professional sees it. */
export function asOwnContact({ state }: Contact): OwnContact {
  const { id, kind, patientName, patientEmail, subject, message, whatsapp } = state
  const { serviceOfInterest, location, leadStatus, note, createdAt } = state
  const patient = { patientName, patientEmail, whatsapp }
  const wish = { subject, message, serviceOfInterest, location }
  return { id, kind, ...patient, ...wish, leadStatus, note, createdAt: createdAt.toISOString() }
}
