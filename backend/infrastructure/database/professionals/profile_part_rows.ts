import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { Faq } from '#domain/professionals/faq.ts'
import type { Insurance } from '#domain/professionals/professional_state.ts'
import type { Location } from '#domain/professionals/location.ts'
import type { Service } from '#domain/professionals/service.ts'

/** Parts as PostgreSQL's JSON writes them: times are text. */
type Written<Part> = Omit<Part, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt?: string }

export interface WrittenParts {
  services: Written<Service>[]
  insurances: (Written<Insurance> & { insuranceName: InsurerName })[]
  locations: Written<Location>[]
  faqs: Written<Faq>[]
}

export type PartName = keyof WrittenParts

const list = (object: string, order: string, from: string, active: string) =>
  `(select coalesce(json_agg(json_build_object(${object}) order by ${order}), '[]') from ${from}
    where part.professional_id = professional.id ${active})`

const IDENTITY = `'id', part.id, 'professionalId', part.professional_id, 'isActive', part.is_active, 'createdAt', part.created_at`

const SOURCES: Record<PartName, { object: string; order: string; from: string }> = {
  services: {
    object: `${IDENTITY}, 'name', part.name, 'description', part.description, 'price', part.price`,
    order: 'part.created_at, part.id',
    from: 'services part',
  },
  insurances: {
    object: `${IDENTITY}, 'insuranceName', insurer.name`,
    order: `insurer.name = 'Outros', insurer.name collate portuguese`,
    from: 'professional_insurances part join insurers insurer on insurer.id = part.insurer_id',
  },
  locations: {
    object: `${IDENTITY}, 'name', part.name, 'address', part.address, 'city', part.city, 'state', part.state,
      'cep', part.cep, 'phone', part.phone, 'whatsapp', part.whatsapp, 'availability', part.availability,
      'isOnline', part.is_online`,
    order: 'part.created_at, part.id',
    from: 'locations part',
  },
  faqs: {
    object: `${IDENTITY}, 'question', part.question, 'answer', part.answer, 'order', part.position,
      'updatedAt', part.updated_at`,
    order: 'part.position, part.id',
    from: 'faqs part',
  },
}

/** An expression with one part of `professional` as JSON, in its public order. */
export function partsExpression(name: PartName, { onlyActive }: { onlyActive: boolean }): string {
  const { object, order, from } = SOURCES[name]
  return list(object, order, from, onlyActive ? 'and part.is_active' : '')
}

export function readServices(written: WrittenParts['services']): Service[] {
  return written.map(withTimes)
}

export function readInsurances(written: WrittenParts['insurances']): Insurance[] {
  return written.map(withTimes)
}

export function readLocations(written: WrittenParts['locations']): Location[] {
  return written.map(withTimes)
}

export function readFaqs(written: WrittenParts['faqs']): Faq[] {
  return written.map((faq) => ({ ...withTimes(faq), updatedAt: new Date(faq.updatedAt ?? faq.createdAt) }))
}

function withTimes<Part extends { createdAt: string }>(
  part: Part,
): Omit<Part, 'createdAt'> & { createdAt: Date } {
  return { ...part, createdAt: new Date(part.createdAt) }
}
