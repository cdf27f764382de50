import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { fitsFilters } from '../../../testing/fits_filters.ts'
import type { SearchCriteria } from '../../professional_search.ts'
import {
  type SearchablePlace,
  type SearchableProfessional,
  aSearchableProfessional,
  searchableId,
} from '../a_searchable_professional.ts'

export const CROWD_SPECIALTIES: readonly SpecialtyName[] = [
  'Cardiologista',
  'Neurologista',
  'Nefrologista',
  'Geriatra',
]
export const CROWD_PLACES: readonly { municipality: number; state: StateCode }[] = [
  { municipality: 3550308, state: 'SP' },
  { municipality: 3509502, state: 'SP' },
  { municipality: 3304557, state: 'RJ' },
]
export const CROWD_INSURERS: readonly InsurerName[] = ['Amil', 'Unimed', 'Outros']

/** 420 people, every seventh hidden, with all combinations of specialties, places, insurers and modes. */
export const CROWD: readonly SearchableProfessional[] = Array.from({ length: 420 }, (_, number) =>
  aSearchableProfessional(number, {
    specialty: CROWD_SPECIALTIES[number % 4] ?? 'Geriatra',
    ...(CROWD_PLACES[Math.floor(number / 4) % 5] ?? { municipality: null, state: number % 3 ? 'SP' : null }),
    places: furtherPlaces(number),
    insurers: insurersOf(Math.floor(number / 20) % 9),
    presencial: number % 5 !== 0,
    teleconsulta: number % 3 === 0,
    isPremium: number % 11 < 4,
    isVerified: number % 13 < 5,
    gender: number % 3 === 1 ? 'masculino' : 'feminino',
    services: servicesOf(number),
    newPatientsDay: number % 4 === 1 ? null : 20_000 + (number % 6),
    languages: LANGUAGE_KEYS.filter((key) => number % (LANGUAGE_KEYS.indexOf(key) + 3) === 2),
    accessibility: ACCESS_KEYS.filter((key) => number % (ACCESS_KEYS.indexOf(key) + 2) === 1),
    weekdays: WEEKDAYS.map(({ key }) => key).filter((_key, day) => number % (day + 4) === 1),
    rating: number % 6 === 0 ? 0 : 1 + (number % 41) / 10,
    reviewCount: number % 6 === 0 ? 0 : 1 + (number % 29),
    isHidden: number % 7 === 0,
  }),
)

/** Some practise in one or two more of the places, or once more in their own. */
function furtherPlaces(number: number): SearchablePlace[] {
  return CROWD_PLACES.filter((_, index) => number % 9 === index || number % 10 === index + 1)
}

/** Some without a price, some with an exam alone, some whose exam is cheaper than the consultation. */
function servicesOf(number: number): SearchableProfessional['services'] {
  const consultation = { name: 'Consulta', price: 120 + (number % 8) * 40.5 }
  const exam = { name: 'Exame', price: 60 + (number % 5) * 35 }
  const choices = [[], [consultation], [exam], [exam, consultation], [{ name: 'Sessão', price: 0 }]]
  return choices[Math.floor(number / 3) % choices.length] ?? []
}

function insurersOf(choice: number): InsurerName[] {
  return INSURERS.map(({ name }) => name).filter((name) => {
    const bit = CROWD_INSURERS.indexOf(name)
    return bit >= 0 && (choice & (1 << bit)) !== 0
  })
}

/** Returns whether the person passes the exact filters. */
export const passes = (criteria: SearchCriteria, one: SearchableProfessional) =>
  !one.isHidden && fitsFilters(criteria, one, one.state)

/** Kept out, each beside every other filter. */
const WITHOUT: readonly NonNullable<SearchCriteria['without']>[] = [
  { states: [], municipalities: [3509502] },
  { states: ['RJ'], municipalities: [3550308] },
  { states: [], municipalities: [3550308, 3509502] },
]

const REGION = { states: ['SP', 'RJ'] } as const satisfies SearchCriteria

const CHOICES: readonly SearchCriteria[] = [
  { specialty: 'Neurologista' },
  { state: 'SP' },
  { municipality: 3509502 },
  { insurance: 'Amil' },
  { insurance: 'Outros' },
  { presencial: true },
  { teleconsulta: true },
  { premium: true },
  { premium: false },
  { gender: 'feminino' },
  { gender: 'masculino' },
  { language: 'ingles' },
  { language: 'libras' },
  { accessibility: 'sem_degraus' },
  { accessibility: 'sinalizacao_tatil' },
  { weekdays: ['sabado'] },
  { weekdays: ['segunda', 'domingo'] },
  { specialty: 'Pediatra' },
  { municipality: 3304557 },
  { maxPrice: 200 },
  { maxPrice: 320 },
  { newPatientsSince: 20_002 },
  { people: [3, 4, 7, 35, 36].map(searchableId) },
]

/** No filter, each filter, every pair of them, and some of three. */
export const CROWD_CRITERIA: readonly SearchCriteria[] = [
  {},
  REGION,
  { states: ['RJ'] },
  ...WITHOUT.flatMap((without) => [{ without }, { ...REGION, without }]),
  ...CHOICES,
  ...CHOICES.flatMap((one) => WITHOUT.map((without) => both(one, { without }))),
  ...CHOICES.filter(({ state, municipality }) => !state && !municipality).map((one) => both(one, REGION)),
  ...CHOICES.flatMap((one, index) => CHOICES.slice(index + 1).map((other) => both(one, other))),
  { specialty: 'Cardiologista', state: 'SP', insurance: 'Unimed' },
  { specialty: 'Cardiologista', municipality: 3550308, state: 'SP', teleconsulta: true, presencial: true },
  { specialty: 'Nefrologista', municipality: 3304557, state: 'SP' },
  { premium: true, presencial: true, teleconsulta: true, insurance: 'Amil' },
  { premium: false, presencial: true, teleconsulta: true, state: 'RJ' },
]

function both(one: SearchCriteria, other: SearchCriteria): SearchCriteria {
  return { ...one, ...other }
}
