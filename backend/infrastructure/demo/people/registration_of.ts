import type { Registration } from '#domain/professionals/professional.ts'
import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import { slugify } from '#domain/shared/slug.ts'
import { inventedRegistration } from './demo_councils.ts'
import type { PlannedPerson } from './plan_people.ts'
import { biographyOf, experienceOf, type Portrayed } from './profile_texts.ts'
import type { SeededRandom } from '../seeded_random.ts'

const WITHOUT_TITLE = /^(Psicólogo|Nutricionista|Enfermeiro|Técnico|Terapeuta|Quiropraxista|Fonoaudiólogo)/
const DAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const

/** What the place in the list and the plan decide; the rest is drawn by lot. */
export interface Casting {
  /** From 0; gives numbers that nobody else has. */
  order: number
  email?: string
  isPremium: boolean
  isVerified: boolean
  /** Offers everything a profile can show. */
  isStar?: boolean
  at: Date
}

/** What an invented person would type into the forms. */
export function registrationOf(
  person: PlannedPerson,
  portrayed: Portrayed,
  { order, email, at }: Casting,
  random: SeededRandom,
): Registration {
  const { name, lastname, gender, specialty, city } = person
  const slug = slugify(`${name} ${lastname}`)
  return {
    id: random.uuid(),
    email: email ?? `${slug}@${DEMO_DOMAIN}`,
    name,
    lastname,
    slug,
    at,
    title: WITHOUT_TITLE.test(specialty) ? null : gender === 'feminino' ? 'Dra' : 'Dr',
    displayGender: gender,
    specialty,
    crm: inventedRegistration(specialty, city.state, order),
    city: city.name,
    state: city.state,
    cep: `${city.postalArea}${String(order % 1000).padStart(3, '0')}`,
    whatsapp: inventedMobile(city.areaCode, order),
    phone: random.chance(0.5) ? `${city.areaCode}2000${String(order).padStart(4, '0')}` : null,
    presencial: true,
    teleconsulta: portrayed.teleconsulta,
    availability: random.sample(DAYS, random.between(3, 5)),
    bio: biographyOf(portrayed, random),
    experience: experienceOf(portrayed, at.getUTCFullYear()),
    website: random.chance(0.3) ? 'https://www.example.com/' : null,
  }
}

/** No operator gives out numbers that begin with 90000. */
export function inventedMobile(areaCode: string, order: number): string {
  return `${areaCode}90000${String(order % 10_000).padStart(4, '0')}`
}
