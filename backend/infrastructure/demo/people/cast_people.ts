import { SPECIALTIES, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { Professional } from '#domain/professionals/professional.ts'
import { addInsurance } from '#domain/professionals/profile_parts.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { asId } from '#domain/shared/ids.ts'
import { must, DEMO_EMAILS } from '../demo_world.ts'
import type { SeededRandom } from '../seeded_random.ts'
import { buildProfessional, type PlannedPerson } from './build_professional.ts'
import { BIG_CITIES, OTHER_CITIES, type DemoCity } from './demo_cities.ts'
import { MEN, SURNAMES, WOMEN } from './demo_names.ts'
import { INVENTED } from './profile_texts.ts'

const PREMIUM_SHARE = 0.35

export interface Cast {
  admin: Professional
  premium: Professional
  free: Professional
  /** All but the administrator; the two with a password first. */
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

/** Matches the example in the home page's search field: 'cardiologista unimed campinas'. */
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

/** The author of the blog; never listed. */
function administrator(at: Date, random: SeededRandom): Professional {
  const registered = must(
    Professional.register({
      id: asId(random.uuid()),
      email: DEMO_EMAILS.admin,
      name: 'Equipe',
      lastname: 'Editorial',
      crm: 'ADM 00001',
      slug: 'equipe-saude-perto',
      bio: INVENTED,
      at,
    }),
  )
  return Professional.restore({ ...registered.state, lastname: 'Saúde Perto', role: 'admin' })
}

const SOUGHT_MOST: ReadonlySet<SpecialtyName> = new Set<SpecialtyName>([
  'Cardiologista',
  'Dentista',
  'Dermatologista',
  'Endocrinologista',
  'Fisioterapeuta',
  'Ginecologista',
  'Nutricionista',
  'Oftalmologista',
  'Ortopedista',
  'Pediatra',
  'Psicólogo',
  'Psiquiatra',
])

/** Every specialty in the big cities and, in rotation, in towns; more people for the most searched specialties. */
function planPeople(random: SeededRandom): PlannedPerson[] {
  const names = new UnusedNames(random)
  let turn = 0
  return SPECIALTIES.flatMap(({ name: specialty }) => {
    const isSought = SOUGHT_MOST.has(specialty)
    const towns = Array.from({ length: isSought ? 6 : 3 }, () => OTHER_CITIES[turn++ % OTHER_CITIES.length])
    const places = [...bigCitiesFor(isSought), ...towns.filter((town) => town !== undefined)]
    return places.map((city) => names.castAs(specialty, city))
  })
}

function bigCitiesFor(isSought: boolean): DemoCity[] {
  const [first, ...others] = BIG_CITIES
  if (!first) return []
  return isSought ? [first, first, first, ...others, ...others.slice(0, 1)] : [first, ...others]
}

class UnusedNames {
  readonly #random: SeededRandom
  readonly #taken = new Set<string>()

  constructor(random: SeededRandom) {
    this.#random = random
  }

  castAs(specialty: SpecialtyName, city: DemoCity): PlannedPerson {
    const gender = this.#random.chance(0.56) ? 'feminino' : 'masculino'
    const name = this.#random.pick(gender === 'feminino' ? WOMEN : MEN)
    const lastname = this.#random.sample(SURNAMES, 2).join(' ')
    const whole = `${name} ${lastname}`
    if (this.#taken.has(whole)) return this.castAs(specialty, city)
    this.#taken.add(whole)
    return { name, lastname, gender, specialty, city }
  }
}
