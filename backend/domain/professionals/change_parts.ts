import { fail, ok, type Result } from '#domain/shared/result.ts'
import { answerFaq, type Faq, type FaqRefusal } from './faq.ts'
import { type Location, type LocationRefusal, openLocation, type OpenedLocation } from './location.ts'
import type { Professional } from './professional.ts'
import { type OfferedService, offerService, type Service, type ServiceRefusal } from './service.ts'

/** What is said of a service now; absent is unchanged. */
export function changeService(
  professional: Professional,
  before: Service,
  { fields, at }: { fields: Partial<OfferedService>; at: Date },
): Result<Service, ServiceRefusal> {
  const offered = offerService(before, { ...before, ...fields })
  if (!offered.ok) return offered
  const service = { ...offered.value, isActive: before.isActive }
  professional.change({ services: replaced(professional.state.services, service) }, at)
  return ok(service)
}

/** What is said of a location now; absent is unchanged. One that goes online loses its address. */
export function changeLocation(
  professional: Professional,
  before: Location,
  { fields, at }: { fields: Partial<OpenedLocation>; at: Date },
): Result<Location, LocationRefusal> {
  const opened = openLocation(before, { ...before, ...fields })
  if (!opened.ok) return opened
  const location = { ...opened.value, isActive: before.isActive }
  professional.change({ locations: replaced(professional.state.locations, location) }, at)
  return ok(location)
}

/** What is asked or answered now; absent is unchanged, and so is its place among the others. */
export function changeFaq(
  professional: Professional,
  before: Faq,
  { fields, at }: { fields: { question?: string; answer?: string }; at: Date },
): Result<Faq, FaqRefusal> {
  const answered = answerFaq({ ...before, updatedAt: at }, { ...before, ...fields })
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
