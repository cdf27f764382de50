import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { DisplayGender, SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import { WEEKDAYS, type Weekday } from '#domain/catalogue/weekdays.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'

export interface SearchablePlace {
  state: StateCode | null
  /** IBGE code. */
  municipality: number | null
}

/** Where somebody practises: the account's own place first. */
export const placesOf = ({ state, municipality, places }: SearchableProfessional): SearchablePlace[] => [
  { state, municipality },
  ...places,
]

/** All fields of a professional that a search may use. */
export interface SearchableProfessional {
  id: ProfessionalId
  name: string
  lastname: string
  specialty: SpecialtyName | null
  state: StateCode | null
  /** IBGE code. */
  municipality: number | null
  /** Of further active places in person. */
  places: SearchablePlace[]
  /** Of the account. */
  weekdays: Weekday[]
  /** Active ones. */
  insurers: InsurerName[]
  presencial: boolean
  teleconsulta: boolean
  isPremium: boolean
  isVerified: boolean
  gender: DisplayGender
  languages: Language[]
  accessibility: AccessFeature[]
  rating: number
  reviewCount: number
  /** Of active services; 0 is on request. */
  services: { name: string; price: number }[]
  /** A `dayNumber`; null if they never said so. */
  newPatientsDay: number | null
  /** The registration as typed. */
  crm: string
  /** An administrator, or blocked. */
  isHidden: boolean
}

export function searchableId(number: number): ProfessionalId {
  return aUuid(number)
}

/** Builds an unverified general practitioner on the free plan; `number` makes the id and the registration. */
export function aSearchableProfessional(
  number: number,
  matters: Partial<SearchableProfessional> = {},
): SearchableProfessional {
  return {
    id: searchableId(number),
    name: 'Renata',
    lastname: 'Moura',
    specialty: 'Cardiologista',
    state: 'SP',
    municipality: 3550308,
    places: [],
    weekdays: WEEKDAYS.map(({ key }) => key),
    insurers: [],
    presencial: true,
    teleconsulta: false,
    isPremium: false,
    isVerified: false,
    gender: 'feminino',
    languages: [],
    accessibility: [],
    rating: 0,
    reviewCount: 0,
    services: [],
    newPatientsDay: null,
    crm: `CRM-SP ${number + 10_000}`,
    isHidden: false,
    ...matters,
  }
}
