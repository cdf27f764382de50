import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { SeededRandom } from '#search/testing/seeded_random.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'

export interface BenchPerson {
  id: string
  name: string
  lastname: string
  specialtyId: number
  specialty: string
  municipality: Municipality
  insurerIds: number[]
  presencial: boolean
  teleconsulta: boolean
  isPremium: boolean
  isVerified: boolean
  rating: number
  reviewCount: number
  profileViews: number
}

const MILLION = 1_000_000
const POPULATION_WHERE_UNKNOWN = 8_000
const SYLLABLES =
  'ba be bi bo ca ce co da de di do fa fe fo ga go ja jo la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi za zo'.split(
    ' ',
  )

/** Always the same people: places by population, common names often and a long tail of rare ones, some five insurers each. */
export function* benchPeople(count: number, municipalities: readonly Municipality[]): Generator<BenchPerson> {
  const random = new SeededRandom(20_261_121)
  const places = municipalities.toSorted((one, other) => one.ibgeCode - other.ibgeCode)
  const pickPlace = weighted(places, ({ population }) => population ?? POPULATION_WHERE_UNKNOWN, random)
  const pickSpecialty = weighted(SPECIALTIES, ({ id }) => 1 + (id % 5), random)
  const pickInsurer = weighted(INSURERS, ({ id }) => 1 + (id % 4) ** 2, random)
  const { firstNames, surnames } = readLexicon()
  const pickFirst = weighted(capitalised(firstNames), (_name, rank) => 1 / (rank + 10), random)
  const pickLast = weighted(capitalised(surnames), (_name, rank) => 1 / (rank + 5), random)
  const chance = (share: number) => random.below(MILLION) < share * MILLION
  for (let number = 0; number < count; number++) {
    const specialty = pickSpecialty()
    const reviewCount = chance(0.6) ? random.below(60) : 0
    const surname = () => (chance(0.15) ? rareName(random) : pickLast())
    yield {
      id: uuid(random),
      name: chance(0.4) ? `${pickFirst()} ${pickFirst()}` : pickFirst(),
      lastname: chance(0.6) ? `${surname()} ${surname()}` : surname(),
      specialtyId: specialty.id,
      specialty: specialty.name,
      municipality: pickPlace(),
      insurerIds: [...new Set(Array.from({ length: random.below(11) }, () => pickInsurer().id))],
      presencial: chance(0.9),
      teleconsulta: chance(0.4),
      isPremium: chance(0.08),
      isVerified: chance(0.3),
      rating: reviewCount > 0 ? (25 + random.below(26)) / 10 : 0,
      reviewCount,
      profileViews: (number * 7_919) % 4_001,
    }
  }
}

function weighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item, rank: number) => number,
  random: SeededRandom,
): () => Item {
  let sum = 0
  const ends = items.map((item, rank) => (sum += weightOf(item, rank)))
  return () => {
    const point = (random.below(MILLION) / MILLION) * sum
    let [low, high] = [0, items.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > point) high = middle
      else low = middle + 1
    }
    return items[low] as Item
  }
}

function capitalised(names: string | ReadonlySet<string>): string[] {
  const words = typeof names === 'string' ? names.split(' ') : [...names]
  return [...new Set(words)].map(capital)
}

function rareName(random: SeededRandom): string {
  return capital(Array.from({ length: 3 + random.below(2) }, () => random.oneOf(SYLLABLES)).join(''))
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function uuid(random: SeededRandom): string {
  const hex = Array.from({ length: 8 }, () => random.below(65_536).toString(16).padStart(4, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
