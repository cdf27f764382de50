import { insurerByName } from '#domain/catalogue/insurers.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { answerFaq, type ChangedFaq, type Faq, type FaqRefusal, type TypedFaq } from './faq.ts'
import type { Insurance } from './professional_state.ts'
import {
  type Location,
  type LocationRefusal,
  openLocation,
  type OpenedLocation,
  type ChangedLocation,
} from './location.ts'
import type { Professional } from './professional.ts'
import {
  type ChangedService,
  type OfferedService,
  offerService,
  type Service,
  type ServiceRefusal,
} from './service.ts'

/** Maximum number of each part per profile. */
export const MAX_PARTS = { services: 100, insurances: 60, locations: 20, faqs: 50 } as const

type List = keyof typeof MAX_PARTS

interface New {
  id: string
  at: Date
}

export function addService(
  professional: Professional,
  { id, at }: New,
  offered: OfferedService,
): Result<Service, ServiceRefusal | 'too_many_services'> {
  if (isFull(professional, 'services')) return fail('too_many_services')
  const service = offerService({ id, professionalId: professional.id, createdAt: at }, offered)
  if (service.ok) professional.change({ services: [...professional.state.services, service.value] }, at)
  return service
}

export function addInsurance(
  professional: Professional,
  { id, at }: New,
  name: string,
): Result<Insurance, 'insurer_unknown' | 'insurance_already_added' | 'too_many_insurances'> {
  const { insurances } = professional.state
  const insuranceName = insurerByName(name)?.name
  if (!insuranceName) return fail('insurer_unknown')
  if (insurances.some((one) => one.insuranceName === insuranceName)) return fail('insurance_already_added')
  if (isFull(professional, 'insurances')) return fail('too_many_insurances')
  const insurance = { id, professionalId: professional.id, insuranceName, isActive: true, createdAt: at }
  professional.change({ insurances: [...insurances, insurance] }, at)
  return ok(insurance)
}

export function addLocation(
  professional: Professional,
  { id, at }: New,
  opened: OpenedLocation,
): Result<Location, LocationRefusal | 'too_many_locations'> {
  if (isFull(professional, 'locations')) return fail('too_many_locations')
  const location = openLocation({ id, professionalId: professional.id, createdAt: at }, opened)
  if (location.ok) placed(professional, [...professional.state.locations, location.value], at)
  return location
}

/** The first location in person, and the first online, is a mode of attendance from then on. */
function placed(professional: Professional, locations: Location[], at: Date): void {
  const isFirst = (isOnline: boolean) => {
    const has = (those: readonly Location[]) => those.some((one) => one.isActive && one.isOnline === isOnline)
    return has(locations) && !has(professional.state.locations)
  }
  const { presencial, teleconsulta } = professional.state
  professional.change(
    { locations, presencial: presencial || isFirst(false), teleconsulta: teleconsulta || isFirst(true) },
    at,
  )
}

export function addFaq(
  professional: Professional,
  { id, at }: New,
  asked: TypedFaq,
): Result<Faq, FaqRefusal | 'too_many_faqs'> {
  const { faqs } = professional.state
  if (isFull(professional, 'faqs')) return fail('too_many_faqs')
  const identity = { id, professionalId: professional.id, order: faqs.length, createdAt: at, updatedAt: at }
  const faq = answerFaq(identity, asked)
  if (faq.ok) professional.change({ faqs: [...faqs, faq.value] }, at)
  return faq
}

/** `ids` must be exactly the existing ones. */
export function reorderFaqs(
  professional: Professional,
  ids: readonly string[],
  at: Date,
): Result<void, 'faq_repeated' | 'faqs_changed'> {
  const byId = new Map(professional.state.faqs.map((faq) => [faq.id, faq]))
  if (new Set(ids).size !== ids.length) return fail('faq_repeated')
  const faqs = ids.flatMap((id, order) => {
    const faq = byId.get(id)
    return faq ? [{ ...faq, order, updatedAt: at }] : []
  })
  if (faqs.length !== ids.length || faqs.length !== byId.size) return fail('faqs_changed')
  professional.change({ faqs }, at)
  return ok()
}

/** Returns whether it existed; FAQs are renumbered. */
export function removePart(professional: Professional, list: List, id: string, at: Date): boolean {
  const parts: readonly { id: string }[] = professional.state[list]
  const kept = parts.filter((part) => part.id !== id)
  if (kept.length === parts.length) return false
  professional.change({ [list]: list === 'faqs' ? kept.map((faq, order) => ({ ...faq, order })) : kept }, at)
  return true
}

function isFull(professional: Professional, list: List): boolean {
  return professional.state[list].length >= MAX_PARTS[list]
}

/** Absent fields are unchanged. */
export function changeService(
  professional: Professional,
  before: Service,
  { fields, at }: { fields: ChangedService; at: Date },
): Result<Service, ServiceRefusal> {
  const { name = before.name, description = before.description, price = before.price } = fields
  const offered = offerService(before, { name, description, price })
  if (!offered.ok) return offered
  const service = { ...offered.value, isActive: before.isActive }
  professional.change({ services: replaced(professional.state.services, service) }, at)
  return ok(service)
}

/** Absent fields are unchanged. A location that goes online loses its address. */
export function changeLocation(
  professional: Professional,
  before: Location,
  { fields, at }: { fields: ChangedLocation; at: Date },
): Result<Location, LocationRefusal> {
  const isOnline = fields.isOnline ?? before.isOnline
  const opened = openLocation(before, { ...before, ...fields, isOnline })
  if (!opened.ok) return opened
  const location = { ...opened.value, isActive: before.isActive }
  placed(professional, replaced(professional.state.locations, location), at)
  return ok(location)
}

/** Absent fields are unchanged, and so is its position. */
export function changeFaq(
  professional: Professional,
  before: Faq,
  { fields, at }: { fields: ChangedFaq; at: Date },
): Result<Faq, FaqRefusal> {
  const { question = before.question, answer = before.answer } = fields
  const answered = answerFaq({ ...before, updatedAt: at }, { question, answer })
  if (!answered.ok) return answered
  const faq = { ...answered.value, isActive: before.isActive }
  professional.change({ faqs: replaced(professional.state.faqs, faq) }, at)
  return ok(faq)
}

export function partById<Part extends { id: string }, Failure extends string>(
  parts: readonly Part[],
  id: string,
  failure: Failure,
): Result<Part, Failure> {
  const part = parts.find((one) => one.id === id)
  return part ? ok(part) : fail<Failure>(failure)
}

function replaced<Part extends { id: string }>(parts: readonly Part[], part: Part): Part[] {
  return parts.map((one) => (one.id === part.id ? part : one))
}
