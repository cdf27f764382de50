import { mayHaveRqe } from '#domain/professionals/registration_number.ts'
import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { Professional, type Registration } from '#domain/professionals/professional.ts'
import { addFaq, addInsurance, addLocation, addService } from '#domain/professionals/profile_parts.ts'
import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import { slugify } from '#domain/shared/slug.ts'
import { asId } from '#domain/shared/ids.ts'
import { must } from '../demo_world.ts'
import type { SeededRandom } from '../seeded_random.ts'
import { SPECIALTY_TEXTS } from '../specialties/specialty_texts.ts'
import { CLINICS, type DemoCity, STREETS } from './demo_cities.ts'
import { type Portrayed, biographyOf, experienceOf } from './profile_texts.ts'

export interface PlannedPerson {
  name: string
  lastname: string
  gender: 'feminino' | 'masculino'
  specialty: SpecialtyName
  city: DemoCity
}

const COMMON_INSURERS: readonly InsurerName[] = [
  'Amil',
  'Bradesco Saúde',
  'SulAmérica',
  'Unimed',
  'Porto Seguro Saúde',
  'NotreDame Intermédica',
  'Hapvida',
  'Cassi',
]

/** Builds a complete invented profile, by the same rules as a real one. */
export function buildProfessional(
  person: PlannedPerson,
  casting: Casting,
  random: SeededRandom,
): Professional {
  const portrayed = portray(person, casting, random)
  const professional = must(Professional.register(registrationOf(person, portrayed, casting, random)))
  if (casting.isPremium) professional.subscribe('premium', casting.at)
  if (casting.isVerified) professional.verify(true, casting.at)
  furnish(professional, portrayed, casting, random)
  settle(professional, person, portrayed, random)
  return professional
}

function portray(
  { specialty, gender, city }: PlannedPerson,
  { isStar = false }: Casting,
  random: SeededRandom,
): Portrayed {
  return {
    specialty,
    gender,
    city: city.name,
    years: random.between(4, 28),
    teleconsulta: random.chance(0.45) || isStar,
    acceptsInsurance: random.chance(0.7) || isStar,
    text: SPECIALTY_TEXTS[specialty],
  }
}

function furnish(
  professional: Professional,
  { text, acceptsInsurance }: Portrayed,
  { at }: Casting,
  random: SeededRandom,
): void {
  const identity = () => ({ id: random.uuid(), at })
  const dearness = random.pick([0.8, 0.9, 1, 1, 1.1, 1.25])
  for (const [name, description, price] of text.services)
    must(
      addService(professional, identity(), {
        name,
        description,
        price: Math.round((price * dearness) / 10) * 10,
      }),
    )
  const others = random.sample(INSURERS.slice(0, -1), random.between(0, 3)).map(({ name }) => name)
  const accepted = new Set([...random.sample(COMMON_INSURERS, random.between(2, 5)), ...others])
  if (acceptsInsurance) for (const name of accepted) must(addInsurance(professional, identity(), name))
  for (const [question, answer] of text.questions)
    must(addFaq(professional, identity(), { question, answer }))
}

function settle(
  professional: Professional,
  { city }: PlannedPerson,
  { teleconsulta }: Portrayed,
  random: SeededRandom,
): void {
  const { whatsapp, phone, cep, createdAt, availability } = professional.state
  const identity = () => ({ id: random.uuid(), at: createdAt })
  for (const name of random.sample(CLINICS, random.chance(0.3) ? 2 : 1))
    must(
      addLocation(professional, identity(), {
        isOnline: false,
        name,
        address: `${random.pick(STREETS)}, ${random.between(20, 2400)}, sala ${random.between(11, 180)}`,
        city: city.name,
        state: city.state,
        cep,
        phone,
        whatsapp,
        availability: [...availability],
      }),
    )
  if (teleconsulta)
    must(addLocation(professional, identity(), { isOnline: true, whatsapp, availability: [...availability] }))
}

const WITHOUT_TITLE = /^(Psicólogo|Nutricionista|Enfermeiro|Técnico|Terapeuta|Quiropraxista|Fonoaudiólogo)/
const DAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const

/** Properties set by position and plan; the rest is random. */
interface Casting {
  /** From 0; makes unique numbers. */
  order: number
  email?: string
  isPremium: boolean
  isVerified: boolean
  /** Fills everything a profile can show. */
  isStar?: boolean
  at: Date
}

/** The form input of an invented person. */
function registrationOf(
  person: PlannedPerson,
  portrayed: Portrayed,
  { order, email, at }: Casting,
  random: SeededRandom,
): Registration {
  const { name, lastname, gender, specialty, city } = person
  const slug = slugify(`${name} ${lastname}`)
  const crm = inventedRegistration(specialty, city.state, order)
  return {
    id: asId(random.uuid()),
    email: email ?? `${slug}@${DEMO_DOMAIN}`,
    name,
    lastname,
    slug,
    at,
    title: WITHOUT_TITLE.test(specialty) ? null : gender === 'feminino' ? 'Dra' : 'Dr',
    displayGender: gender,
    specialty,
    crm,
    rqe: order % 3 === 0 && mayHaveRqe(crm) ? [`990${String(order).padStart(3, '0')}`] : [],
    city: city.name,
    state: city.state,
    cep: `${city.postalArea}${String(order % 1000).padStart(3, '0')}`,
    whatsapp: inventedMobile(city.areaCode, order),
    phone: random.chance(0.5) ? `${city.areaCode}2000${String(order).padStart(4, '0')}` : null,
    presencial: true,
    teleconsulta: portrayed.teleconsulta,
    availability: random.sample(DAYS, random.between(3, 5)),
    languages: LANGUAGE_KEYS.filter((_, index) => order % (3 + 2 * index) === 1),
    accessibility: ACCESS_KEYS.filter((_, index) => order % (2 + index) === 1),
    bio: biographyOf(portrayed, random),
    experience: experienceOf(portrayed, at.getUTCFullYear()),
    website: random.chance(0.3) ? 'https://www.example.com/' : null,
  }
}

/** Returns a mobile number that starts with 90000, a range that no operator assigns. */
export function inventedMobile(areaCode: string, order: number): string {
  return `${areaCode}90000${String(order % 10_000).padStart(4, '0')}`
}

/** Returns a registration in its council's format with a number far above those in use. `order` is 0 to 999. */
function inventedRegistration(specialty: SpecialtyName, state: StateCode, order: number): string {
  const number = String(order).padStart(3, '0')
  const write = OTHER_COUNCILS[specialty]
  return write ? write(state, number) : `CRM-${state} 990${number}`
}

type Writing = (state: StateCode, number: string) => string

const OTHER_COUNCILS: Partial<Record<SpecialtyName, Writing>> = {
  Dentista: (state, number) => `CRO-${state} 990${number}`,
  Psicólogo: (_, number) => `CRP 06/990${number}`,
  Nutricionista: (_, number) => `CRN 3/99${number}`,
  Fisioterapeuta: (_, number) => `CREFITO 3/990${number}-F`,
  Terapeuta: (_, number) => `CREFITO 3/990${number}-TO`,
  Fonoaudiólogo: (_, number) => `CRFa 2/99${number}`,
  Enfermeiro: (state, number) => `COREN-${state} 9990${number}-ENF`,
  'Técnico em Enfermagem': (state, number) => `COREN-${state} 9991${number}-TEC`,
  Quiropraxista: (_, number) => `ABQ 99${number}`,
}
