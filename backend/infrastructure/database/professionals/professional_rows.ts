import { isDeepStrictEqual } from 'node:util'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState, Insurance } from '#domain/professionals/professional_state.ts'
import type { FlatProfessional } from '#domain/professionals/professional_views.ts'
import { LINK_NAMES } from '#domain/professionals/social_links.ts'
import { pick } from '#domain/shared/pick.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { Faq } from '#domain/professionals/faq.ts'
import type { Location } from '#domain/professionals/location.ts'
import type { Service } from '#domain/professionals/service.ts'
import { editableColumns, FIELDS, FROM, selectColumns } from './professional_columns.ts'

/** Parts in PostgreSQL's JSON: times are text. */
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

/** Returns an expression for one part of `professional` as JSON, in its public order. */
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
  written: Part,
): Omit<Part, 'createdAt'> & { createdAt: Date } {
  return { ...written, createdAt: new Date(written.createdAt) }
}

const part = (name: keyof WrittenParts) => `${partsExpression(name, { onlyActive: false })} as ${name}`
const WHOLE = [
  selectColumns(FIELDS),
  part('services'),
  part('insurances'),
  part('locations'),
  part('faqs'),
].join(', ')

/** A complete professional in one row. */
export const WHOLE_PROFESSIONAL = `select ${WHOLE} from ${FROM}`

/**
 * The same, locked with `no key update`, which admits inserts of leads, reviews and views. `isCurrent` is false if the
 * statement waited for the lock: then the row is current, but its parts are those from the statement's start
 * (https://www.postgresql.org/docs/current/transaction-iso.html#XACT-READ-COMMITTED).
 */
export const LOCKED_PROFESSIONAL = `select ${WHOLE},
  professional.xmin = (select seen.xmin from professionals seen where seen.id = professional.id) as "isCurrent"
  from ${FROM} where professional.id = ? for no key update of professional`

export type ProfessionalRow = FlatProfessional & WrittenParts

const isNested = (field: string) =>
  field === 'imageHash' || field === 'imageMime' || LINK_NAMES.some((name) => name === field)
const PLAIN = FIELDS.filter((field) => !isNested(field)) as readonly (keyof FlatProfessional &
  keyof ProfessionalState)[]

export function readProfessional(row: ProfessionalRow): ProfessionalState {
  const { imageHash, imageMime } = row
  return {
    ...pick(row, PLAIN),
    image: imageHash && imageMime ? { hash: imageHash, mime: imageMime } : null,
    links: pick(row, LINK_NAMES),
    services: readServices(row.services),
    insurances: readInsurances(row.insurances).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    locations: readLocations(row.locations),
    faqs: readFaqs(row.faqs),
  }
}

/** Returns the columns that differ between two states of one professional. */
export function changedColumns(before: Professional, after: Professional): Record<string, unknown> {
  const stored = editableColumns(before)
  const changed = Object.entries(editableColumns(after)).filter(
    ([name, value]) => !isDeepStrictEqual(value, stored[name]),
  )
  return Object.fromEntries(changed)
}
