import type {
  ProfessionalDirectory,
  CardDetails,
  CityOfPlace,
  ListedProfessional,
  OpenProfile,
} from '#application/ports/professional_directory.ts'
import { digitsTyped, type License } from '#domain/catalogue/license.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { Faq } from '#domain/professionals/faq.ts'
import type { Insurance } from '#domain/professionals/professional_state.ts'
import type { Location } from '#domain/professionals/location.ts'
import { CARD_FIELDS, PROFILE_FIELDS } from '#domain/professionals/professional_views.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Service } from '#domain/professionals/service.ts'
import { shownPrice } from '#domain/professionals/shown_price.ts'
import { storedForms } from '#domain/shared/phone.ts'
import { type Database, TimedAdapter } from '../database.ts'
import { readListed, selectListed } from './listed_rows.ts'
import {
  type PartName,
  partsExpression,
  readFaqs,
  readInsurances,
  readLocations,
  readServices,
  type WrittenParts,
} from './professional_rows.ts'
import { FROM, selectColumns, VISIBLE } from './professional_columns.ts'
import { OWNER_OF_SLUG, ownerOfSlug } from './released_slugs.ts'

const MAX_LISTED = 200
/** The names and prices that the shown price is chosen from. */
export const PRICED = `(select coalesce(json_agg(json_build_object('name', name, 'price', price)), '[]') from services
  where professional_id = professional.id and is_active and price > 0) as priced`

export interface Priced {
  priced: Pick<Service, 'name' | 'price'>[]
}

export function withPrice<Row extends Priced>({ priced, ...row }: Row) {
  return { ...row, price: shownPrice(priced) }
}

const PROFILE = `${selectColumns([...CARD_FIELDS, 'imageHash', 'bio', ...PROFILE_FIELDS])},
  (select decided_at from verifications
    where professional_id = professional.id and professional.is_verified
      and decision = 'approved' and checked is not null) as "checkedAt", ${PRICED}`

const DETAILS = `professional.id, professional.whatsapp,
  array(
    select insurer.name from professional_insurances accepted join insurers insurer on insurer.id = accepted.insurer_id
    where accepted.professional_id = professional.id and accepted.is_active
    order by insurer.name = 'Outros', insurer.name collate portuguese) as insurances,
  ${PRICED},
  coalesce(
    nullif(professional.availability, '{}'),
    (select place.availability from locations place where place.professional_id = professional.id and place.is_active
      order by place.created_at, place.id limit 1),
    '{}') as availability`

/** The expression of the index `professionals_registration_digits`. */
const DIGITS = `regexp_replace(professional.crm, '[^0-9]', '', 'g') collate "C"`

/** A colon sorts after all digits. */
const REGISTERED = `array(
  select professional.id from professionals professional
  where ${DIGITS} >= :digits and ${DIGITS} < :digits || ':' and strpos(upper(professional.crm), :council) > 0
    and (cast(:state as text) is null or professional.state = :state or professional.crm ~ ('\\m' || :state || '\\M'))
    and ${VISIBLE}
  order by length(${DIGITS}), ${DIGITS} limit :limit)`

const shows = `split_part(phone, ' ', 1) = any(:numbers) or whatsapp = any(:numbers)`
const SHOWING_TELEPHONE = `select id from professionals where ${shows}
  union select professional_id from locations where is_active and (${shows})`

export class PostgresProfessionalDirectory extends TimedAdapter implements ProfessionalDirectory {
  async findListed(ids: readonly ProfessionalId[]): Promise<ListedProfessional[]> {
    if (ids.length === 0) return []
    const row = await this.database.row<{ listed: string }>(
      `select (${selectListed('?::uuid[]')}) as listed`,
      [ids.slice(0, MAX_LISTED)],
    )
    return readListed(row?.listed ?? '[]')
  }

  async findRegistered(license: License, limit: number): Promise<ListedProfessional[]> {
    const digits = digitsTyped(license)
    if (digits === null) return []
    const { state } = license
    const row = await this.database.row<{ listed: string }>(
      `select (${selectListed(REGISTERED)}) as listed`,
      { digits, council: license.council.toUpperCase(), state, limit },
    )
    return readListed(row?.listed ?? '[]')
  }

  async idsByTelephone(stored: string): Promise<ProfessionalId[]> {
    return this.database.column<ProfessionalId>(
      `select professional.id from professionals professional
       where professional.id in (${SHOWING_TELEPHONE}) and ${VISIBLE} order by professional.id limit 50`,
      { numbers: storedForms(stored) },
    )
  }

  async detailsOf(ids: readonly ProfessionalId[]): Promise<Map<ProfessionalId, CardDetails>> {
    const rows = await this.database.rows<Omit<CardDetails, 'price'> & Priced & { id: ProfessionalId }>(
      `select ${DETAILS} from professionals professional where professional.id = any(?::uuid[]) and ${VISIBLE}`,
      [ids],
    )
    return new Map(rows.map(({ id, ...details }) => [id, withPrice(details)]))
  }

  async citiesOf(ids: readonly ProfessionalId[]): Promise<Map<ProfessionalId, CityOfPlace[]>> {
    const rows = await this.database.rows<{ id: ProfessionalId } & CityOfPlace>(
      `select professional.id, place.city, place.state
       from professionals professional join locations place on place.professional_id = professional.id
       where professional.id = any(?::uuid[]) and ${VISIBLE} and place.is_active and not place.is_online
       order by place.created_at, place.id`,
      [ids],
    )
    const places = Map.groupBy(rows, ({ id }) => id)
    return new Map(
      Array.from(places, ([id, theirs]) => [id, theirs.map(({ city, state }) => ({ city, state }))]),
    )
  }

  findProfile(id: ProfessionalId): Promise<OpenProfile | null> {
    return this.#profileOf('?', [id])
  }

  findProfileBySlug(slug: string): Promise<OpenProfile | null> {
    return this.#profileOf(OWNER_OF_SLUG, ownerOfSlug(slug, this.clock.now()))
  }

  async #profileOf(id: string, values: Parameters<Database['row']>[1]): Promise<OpenProfile | null> {
    const row = await this.database.row<Omit<OpenProfile, 'price'> & Priced>(
      `select ${PROFILE} from ${FROM} where ${VISIBLE} and professional.id = ${id}`,
      values,
    )
    return row && withPrice(row)
  }

  async isListed(id: ProfessionalId): Promise<boolean> {
    const row = await this.database.row(
      `select 1 from professionals professional where id = ? and ${VISIBLE}`,
      [id],
    )
    return row !== null
  }

  async isUnclaimed(id: ProfessionalId): Promise<boolean> {
    const row = await this.database.row(
      `select 1 from professionals professional where id = ? and source is not null and ${VISIBLE}`,
      [id],
    )
    return row !== null
  }

  availableSpecialties(): Promise<SpecialtyName[]> {
    return this.database.column<SpecialtyName>(
      `select specialty.name from specialties specialty
       where exists (select from professionals professional where professional.specialty_id = specialty.id and ${VISIBLE})
       order by specialty.name collate portuguese`,
    )
  }

  servicesOf(id: ProfessionalId): Promise<Service[] | null> {
    return this.#activeParts('services', id, readServices)
  }

  insurancesOf(id: ProfessionalId): Promise<Insurance[] | null> {
    return this.#activeParts('insurances', id, readInsurances)
  }

  locationsOf(id: ProfessionalId): Promise<Location[] | null> {
    return this.#activeParts('locations', id, readLocations)
  }

  faqsOf(id: ProfessionalId): Promise<Faq[] | null> {
    return this.#activeParts('faqs', id, readFaqs)
  }

  async #activeParts<Name extends PartName, Part>(
    name: Name,
    id: ProfessionalId,
    read: (written: WrittenParts[Name]) => Part[],
  ): Promise<Part[] | null> {
    const row = await this.database.row<{ parts: WrittenParts[Name] }>(
      `select ${partsExpression(name, { onlyActive: true })} as parts
       from professionals professional where professional.id = ? and ${VISIBLE}`,
      [id],
    )
    return row && read(row.parts)
  }
}
