import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { Professional } from '#domain/professionals/professional.ts'
import { addFaq, addInsurance, addLocation, addService } from '#domain/professionals/profile_parts.ts'
import { CLINICS, STREETS } from './demo_cities.ts'
import type { PlannedPerson } from './plan_people.ts'
import type { Portrayed } from './profile_texts.ts'
import { type Casting, registrationOf } from './registration_of.ts'
import { must } from '../must.ts'
import type { SeededRandom } from '../seeded_random.ts'
import { SPECIALTY_TEXTS } from '../specialties/specialty_texts.ts'

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

/** A whole invented profile, made by the same rules that a real one goes through. */
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
