import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { NEIGHBOURHOODS, REGIONS } from '#domain/catalogue/neighbourhoods.ts'
import { splitWords } from '#application/search/interpretation/words.ts'
import type { CityEntry, NeighbourhoodEntry } from './dictionary_entry.ts'
import { soundLikeAPerson } from './person_names.ts'

/** Cheaper than a town, dearer than a great city. */
const COST = 3
const COST_OF_SOUNDING_LIKE_A_PERSON = 6
/** Too dear unless its city or state stands beside it. */
const COST_OF_THE_LESSER_KNOWN = 12

/** How many must live in the city for its neighbourhood to be better known than a town of that name, by the town's rank. */
const BETTER_KNOWN_FROM = [Infinity, Infinity, 4_000_000, 600_000]

interface Named {
  readonly name: string
  readonly isMeantAlone: boolean
  readonly municipality: Municipality
}

/** Every neighbourhood and region by its name, with the cities it may be in. */
export function neighbourhoodEntries(
  municipalities: readonly Municipality[],
  cities: ReadonlyMap<string, CityEntry>,
): (readonly [spelling: string, entry: NeighbourhoodEntry])[] {
  const known = new Map(municipalities.map((each) => [`${each.name}, ${each.state}`, each]))
  const find = (city: string) => known.get(city) ?? []
  const named = [
    ...NEIGHBOURHOODS.flatMap(([city, names]) => [find(city)].flat().flatMap((each) => namedIn(each, names))),
    ...REGIONS.flatMap(([names, inCities]) =>
      inCities
        .split('; ')
        .flatMap(find)
        .flatMap((each) => namedIn(each, names)),
    ),
  ]
  return [...Map.groupBy(named, ({ name }) => wordsOf(name).join(' '))].flatMap(([key, group]) => {
    const entry = entryOf(group, cities.get(key))
    return spellingsOf(key).map((spelling) => [spelling, entry] as const)
  })
}

const ABBREVIATIONS: readonly (readonly [whole: RegExp, short: string])[] = [
  [/^avenida /, 'av '],
  [/^jardim /, 'jd '],
  [/^parque /, 'pq '],
  [/^vila /, 'vl '],
]

function spellingsOf(key: string): string[] {
  return [...new Set([key, ...ABBREVIATIONS.map(([whole, short]) => key.replace(whole, short))])]
}

function namedIn(municipality: Municipality, names: string): Named[] {
  return names.split(/,\s*/).map((written) => ({
    name: written.replace('~', ''),
    isMeantAlone: !written.startsWith('~'),
    municipality,
  }))
}

/** Those first who are meant where no city is named. */
function entryOf(group: readonly Named[], town: CityEntry | undefined): NeighbourhoodEntry {
  const [first] = group.toSorted((one, other) => Number(other.isMeantAlone) - Number(one.isMeantAlone))
  const name = first?.name ?? ''
  const municipalities = [first, ...group].flatMap((each) => each?.municipality ?? [])
  const soundsLikeAPerson = soundLikeAPerson(wordsOf(name).filter((word) => word.length > 2))
  const isMeantAlone = first?.isMeantAlone && isBetterKnown(first.municipality, town)
  const cost = isMeantAlone ? COST : COST_OF_THE_LESSER_KNOWN
  return {
    kind: 'neighbourhood',
    name,
    municipalities: [...new Set(municipalities)],
    towns: town?.municipalities.filter((each) => !town.nicknames.has(each)) ?? [],
    soundsLikeAPerson,
    cost: cost + (soundsLikeAPerson ? COST_OF_SOUNDING_LIKE_A_PERSON : 0),
  }
}

function isBetterKnown({ population }: Municipality, town: CityEntry | undefined): boolean {
  return !town || (population ?? 0) >= (BETTER_KNOWN_FROM[town.rank] ?? 0)
}

function wordsOf(name: string): string[] {
  return splitWords(name).map(({ text }) => text)
}
