import type { ProfessionalId } from '../shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { limitedLine, optionalText } from '#domain/shared/text.ts'

/** Reais. */
export const MAX_PRICE = 999_999.99
/** In code points. */
export const SERVICE_LENGTHS = { name: 120, description: 1_000 } as const

/** Something a professional offers at a price. */
export interface Service {
  readonly id: string
  readonly professionalId: ProfessionalId
  readonly name: string
  readonly description: string | null
  /** Reais, two decimals. */
  readonly price: number
  readonly isActive: boolean
  readonly createdAt: Date
}

export interface OfferedService {
  name: string
  description?: string | null | undefined
  price: number
}

/** Absent fields are unchanged. */
export type ChangedService = { [Field in keyof OfferedService]?: OfferedService[Field] | undefined }

export type ServiceRefusal = 'service_name_invalid' | 'service_description_invalid' | 'service_price_invalid'

export function offerService(
  identity: Pick<Service, 'id' | 'professionalId' | 'createdAt'>,
  offered: OfferedService,
): Result<Service, ServiceRefusal> {
  const name = limitedLine(offered.name, 1, SERVICE_LENGTHS.name)
  const description = optionalText(offered.description, SERVICE_LENGTHS.description)
  const price = priceInCents(offered.price)
  if (!name) return fail('service_name_invalid')
  if (description === undefined) return fail('service_description_invalid')
  if (price === null) return fail('service_price_invalid')
  return ok({ ...identity, name, description, price, isActive: true })
}

function priceInCents(price: number): number | null {
  const rounded = toCents(price)
  return isInCents(price) && rounded >= 0 && rounded <= MAX_PRICE ? rounded + 0 : null
}

/** Returns whether the reais have at most two decimals, apart from floating-point noise. */
export function isInCents(price: number): boolean {
  return Math.abs(toCents(price) - price) < 1e-6
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100
}
