import { Professional } from '#domain/professionals/professional.ts'
import { addInsurance } from '#domain/professionals/profile_parts.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { must } from '../must.ts'
import { buildProfessional } from './build_professional.ts'
import { BIG_CITIES, OTHER_CITIES } from './demo_cities.ts'
import { DEMO_EMAILS } from '../demo_world.ts'
import { planPeople, type PlannedPerson } from './plan_people.ts'
import { INVENTED } from './profile_texts.ts'
import type { SeededRandom } from '../seeded_random.ts'

const PREMIUM_SHARE = 0.35

export interface Cast {
  admin: Professional
  premium: Professional
  free: Professional
  /** All of them but the administrator, the two with a password first. */
  listed: Professional[]
}

export function castPeople(now: Date, random: SeededRandom): Cast {
  const since = () => new Date(now.getTime() - random.between(30, 700) * DAY_MS)
  const premium = premiumStar(since(), random)
  const free = freeStar(since(), random)
  const others = planPeople(random).map((person, index) => {
    const isPremium = random.chance(PREMIUM_SHARE)
    const isVerified = random.chance(isPremium ? 0.85 : 0.4)
    return buildProfessional(person, { order: index + 10, isPremium, isVerified, at: since() }, random)
  })
  const example = exampleOfTheSearch(since(), random)
  return { admin: administrator(now, random), premium, free, listed: [premium, free, example, ...others] }
}

function premiumStar(at: Date, random: SeededRandom): Professional {
  const person = star({
    name: 'Marina',
    lastname: 'Lacerda Fontes',
    gender: 'feminino',
    specialty: 'Cardiologista',
    cityIndex: 0,
  })
  const casting = {
    order: 1,
    email: DEMO_EMAILS.premium,
    isPremium: true,
    isVerified: true,
    isStar: true,
    at,
  }
  const professional = buildProfessional(person, casting, random)
  must(
    professional.edit(
      {
        redirectUrl: 'https://www.example.com/obrigado',
        website: 'https://www.example.com/',
      },
      at,
    ),
  )
  return professional
}

function freeStar(at: Date, random: SeededRandom): Professional {
  const person = star({
    name: 'Rafael',
    lastname: 'Nogueira Dantas',
    gender: 'masculino',
    specialty: 'Psicólogo',
    cityIndex: 2,
  })
  const casting = { order: 2, email: DEMO_EMAILS.free, isPremium: false, isVerified: false, isStar: true, at }
  return buildProfessional(person, casting, random)
}

/** Found by the example that stands in the search field of the home page: 'cardiologista unimed campinas'. */
function exampleOfTheSearch(at: Date, random: SeededRandom): Professional {
  const city = OTHER_CITIES.find(({ name }) => name === 'Campinas')
  if (!city) throw new Error('Campinas is among the cities of the demonstration.')
  const specialty = 'Cardiologista'
  const person = { name: 'Beatriz', lastname: 'Amorim Prado', gender: 'feminino', specialty, city } as const
  const casting = { order: 3, isPremium: true, isVerified: true, isStar: true, at }
  const professional = buildProfessional(person, casting, random)
  const accepted = professional.state.insurances.some(({ insuranceName }) => insuranceName === 'Unimed')
  if (!accepted) must(addInsurance(professional, { id: random.uuid(), at }, 'Unimed'))
  return professional
}

function star({ cityIndex, ...person }: Omit<PlannedPerson, 'city'> & { cityIndex: number }): PlannedPerson {
  const city = BIG_CITIES[cityIndex]
  if (!city) throw new Error('There are fewer big cities than that.')
  return { ...person, city }
}

/** Signs the blog; never listed. */
function administrator(at: Date, random: SeededRandom): Professional {
  const registered = must(
    Professional.register({
      id: random.uuid(),
      email: DEMO_EMAILS.admin,
      name: 'Equipe',
      lastname: 'Saúde Perto',
      crm: 'ADM 00001',
      slug: 'equipe-saude-perto',
      bio: INVENTED,
      at,
    }),
  )
  return Professional.restore({ ...registered.state, role: 'admin' })
}
