import { isStateCode, type StateCode } from '#domain/catalogue/states.ts'
import { type Weekday, weekdaysInOrder } from '#domain/catalogue/weekdays.ts'
import { limitedLine, limitedName } from '#domain/shared/text.ts'
import { phoneNumber, telephone } from '#domain/shared/phone.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { cepDigits } from '#domain/shared/cep.ts'
import type { ProfessionalId } from '../shared/ids.ts'

const ONLINE_LOCATION_NAME = 'Atendimento Online'
/** In code points. */
export const LOCATION_LENGTHS = { name: 120, address: 200 } as const

/** A place where a professional sees patients, or online attendance, which has no address. */
export interface Location {
  readonly id: string
  readonly professionalId: ProfessionalId
  readonly name: string
  readonly address: string | null
  readonly city: string | null
  readonly state: StateCode | null
  /** Eight digits. */
  readonly cep: string | null
  /** As `telephone` stores it. */
  readonly phone: string | null
  /** 10 to 13 digits. */
  readonly whatsapp: string | null
  readonly availability: Weekday[]
  readonly isOnline: boolean
  readonly isActive: boolean
  readonly createdAt: Date
}

export interface OpenedLocation {
  isOnline: boolean
  name?: string | undefined
  address?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  cep?: string | null | undefined
  phone?: string | null | undefined
  whatsapp?: string | null | undefined
  availability?: readonly string[] | undefined
}

/** Absent fields are unchanged. */
export type ChangedLocation = { [Field in keyof OpenedLocation]?: OpenedLocation[Field] | undefined }

export type LocationRefusal =
  | 'online_location_needs_phone'
  | 'location_address_incomplete'
  | 'location_phone_invalid'
  | 'location_cep_invalid'
  | 'location_availability_invalid'

type Identity = Pick<Location, 'id' | 'professionalId' | 'createdAt'>
type Address = Pick<Location, 'name' | 'address' | 'city' | 'state' | 'cep'>
type Reach = Pick<Location, 'phone' | 'whatsapp' | 'availability'>

/** Online ones need a phone or WhatsApp and have no address; the others need name, address, city and state. */
export function openLocation(identity: Identity, opened: OpenedLocation): Result<Location, LocationRefusal> {
  const reach = reachOf(opened)
  if (!reach.ok) return reach
  if (opened.isOnline && !reach.value.phone && !reach.value.whatsapp)
    return fail('online_location_needs_phone')
  const address = opened.isOnline ? ok(NO_ADDRESS) : addressOf(opened)
  if (!address.ok) return address
  return ok({ ...identity, ...address.value, ...reach.value, isOnline: opened.isOnline, isActive: true })
}

const NO_ADDRESS: Address = {
  name: ONLINE_LOCATION_NAME,
  address: null,
  city: null,
  state: null,
  cep: null,
}

function reachOf(opened: OpenedLocation): Result<Reach, LocationRefusal> {
  const phone = opened.phone ? telephone(opened.phone) : null
  const whatsapp = opened.whatsapp ? phoneNumber(opened.whatsapp) : null
  const availability = weekdaysInOrder(opened.availability ?? [])
  if ((opened.phone && !phone) || (opened.whatsapp && !whatsapp)) return fail('location_phone_invalid')
  if (!availability) return fail('location_availability_invalid')
  return ok({ phone, whatsapp, availability })
}

function addressOf(opened: OpenedLocation): Result<Address, LocationRefusal> {
  const name = limitedLine(opened.name ?? '', 1, LOCATION_LENGTHS.name)
  const address = limitedLine(opened.address ?? '', 1, LOCATION_LENGTHS.address)
  const city = limitedName(opened.city ?? '', 2, 80)
  const state = opened.state ?? ''
  const cep = opened.cep ? cepDigits(opened.cep) : null
  if (!name || !address || !city || !isStateCode(state)) return fail('location_address_incomplete')
  if (opened.cep && !cep) return fail('location_cep_invalid')
  return ok({ name, address, city, state, cep })
}
