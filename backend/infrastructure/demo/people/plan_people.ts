import { SPECIALTIES, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { BIG_CITIES, type DemoCity, OTHER_CITIES } from './demo_cities.ts'
import { MEN, SURNAMES, WOMEN } from './demo_names.ts'
import type { SeededRandom } from '../seeded_random.ts'

export interface PlannedPerson {
  name: string
  lastname: string
  gender: 'feminino' | 'masculino'
  specialty: SpecialtyName
  city: DemoCity
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

/** Every specialty in the big cities and in towns that take turns; the specialties sought most are everywhere more often. */
export function planPeople(random: SeededRandom): PlannedPerson[] {
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
