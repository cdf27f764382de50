import { PLACE } from '../costs.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { splitWords, type Word } from '../words.ts'
import { marked } from '#search/lexicon/sections.ts'
import type { CityEntry, NeighbourhoodEntry, Rank } from './dictionary_entry.ts'

/** Factor on the inhabitants. */
const FAR_LARGER = 5

/** Returns every spelling of municipalities, each with those it may mean, likeliest first. */
export function cityEntries(
  municipalities: readonly Municipality[],
  lexicon: Lexicon,
): Map<string, CityEntry> {
  const keyOf = (name: string) => wordsOf(name, lexicon).join(' ')
  const byName = Map.groupBy(municipalities, ({ name }) => keyOf(name))
  const nicknames = nicknamesOf(municipalities, lexicon)
  const byNickname = Map.groupBy(nicknames, ({ nickname }) => keyOf(nickname))
  const firstOf = mostPopulousFirst(lexicon)
  const entries = new Map<string, CityEntry>()
  for (const name of new Set([...byName.keys(), ...byNickname.keys()])) {
    entries.set(
      name,
      cityEntry(name, byName.get(name) ?? [], byNickname.get(name) ?? [], { lexicon, firstOf }),
    )
  }
  return entries
}

interface Nicknamed {
  /** In its usual spelling. */
  readonly nickname: string
  readonly municipality: Municipality
}

/** Returns nicknames with the municipalities they may mean. */
function nicknamesOf(municipalities: readonly Municipality[], lexicon: Lexicon): Nicknamed[] {
  const byFullName = new Map(municipalities.map((each) => [`${each.name}, ${each.state}`, each]))
  const given = lexicon.sections('city_nicknames').flatMap(({ head, lines }) => {
    const municipality = byFullName.get(head)
    return municipality ? lines.map((nickname) => ({ nickname, municipality })) : []
  })
  const abbreviations = abbreviationsIn(lexicon, 'abbreviations_of_cities')
  const abbreviated = municipalities.flatMap((municipality) => {
    const name = wordsOf(municipality.name, lexicon).join(' ')
    return abbreviations
      .filter(([whole]) => name.startsWith(whole))
      .map(([whole, short]) => ({ nickname: name.replace(whole, short), municipality }))
  })
  return [...given, ...abbreviated]
}

/** First words of names and their abbreviations, each with the blank behind it. */
function abbreviationsIn(lexicon: Lexicon, head: string): (readonly [whole: string, short: string])[] {
  return lexicon.pairs('place_words', head).map(([whole, short]) => [`${whole} `, `${short} `])
}

interface NamingTools {
  readonly lexicon: Lexicon
  readonly firstOf: ByPopulation
}

function cityEntry(
  key: string,
  named: Municipality[],
  nicknamed: readonly Nicknamed[],
  { lexicon, firstOf }: NamingTools,
): CityEntry {
  const exact = named.toSorted(firstOf)
  const short = nicknamed
    .map(({ municipality }) => municipality)
    .filter((each) => !exact.includes(each))
    .toSorted(firstOf)
  const likeliestFirst = [
    ...new Set(isNicknameMeant(short[0], exact[0]) ? [...short, ...exact] : [...exact, ...short]),
  ]
  const words = key.split(' ').filter((word) => word.length > 2)
  const rank = rankOf(likeliestFirst[0])
  const soundsLikeAPerson = lexicon.soundsLikeAPerson(words)
  const personCost = PLACE.cityNamedLikeAPerson[rank] * (rank === 3 ? words.length : 1)
  const cost = PLACE.city[rank] + tieBreak(likeliestFirst[0]) + (soundsLikeAPerson ? personCost : 0)
  const nicknames = new Map(
    nicknamed.map(({ municipality, nickname }) => [municipality, nickname.toLowerCase()]),
  )
  return { kind: 'city', municipalities: likeliestFirst, nicknames, soundsLikeAPerson, rank, cost }
}

/** The short name of a city far larger than the town of that name, or than any small town. */
function isNicknameMeant(short: Municipality | undefined, exact: Municipality | undefined) {
  if (!short?.population || rankOf(short) > 1) return false
  return short.population >= FAR_LARGER * (exact?.population ?? 0) || rankOf(exact) === 3
}

/**
 * Puts those first whose accents were typed: 'poá' is Poá, 'poa' is Porto Alegre. Changes nothing when the nickname has
 * the same accents, as in 'são bernardo'.
 */
export function asAccented(entry: CityEntry, words: readonly Word[]): CityEntry {
  if (entry.municipalities.length < 2 || words.every(({ text, typed }) => text === typed)) return entry
  const typed = words.map((word) => word.typed).join(' ')
  const isWrittenSo = (each: Municipality) =>
    each.name.toLowerCase() === typed || entry.nicknames.get(each) === typed
  return {
    ...entry,
    municipalities: [...new Set([...entry.municipalities.filter(isWrittenSo), ...entry.municipalities])],
  }
}

type ByPopulation = (one: Municipality, other: Municipality) => number

/** Compares by inhabitants, namesakes of unknown size by those of their state. */
export function mostPopulousFirst(lexicon: Lexicon): ByPopulation {
  const states = lexicon.lines('place_words', 'states_by_population')
  return (one, other) =>
    (other.population ?? 0) - (one.population ?? 0) || states.indexOf(one.state) - states.indexOf(other.state)
}

function rankOf(municipality: Municipality | undefined): Rank {
  const population = municipality?.population ?? 0
  if (municipality?.isCapital || population >= 300_000) return 0
  if (population >= 100_000) return 1
  return population >= 50_000 ? 2 : 3
}

/** Below 0.5, less for the larger: it separates equally close cities by inhabitants. */
function tieBreak(municipality: Municipality | undefined): number {
  return 0.5 - Math.log10((municipality?.population ?? 0) + 1) / 16
}

/** Inhabitants from which on a city's neighbourhood is better known than a town of that name, by the town's rank. */
const BETTER_KNOWN_FROM = [Infinity, Infinity, 4_000_000, 600_000] as const

interface Named {
  readonly name: string
  readonly isMeantAlone: boolean
  readonly municipality: Municipality
}

/** Returns every neighbourhood and region by name, with its possible cities. */
export function neighbourhoodEntries(
  municipalities: readonly Municipality[],
  cities: ReadonlyMap<string, CityEntry>,
  lexicon: Lexicon,
): (readonly [spelling: string, entry: NeighbourhoodEntry])[] {
  const known = new Map(municipalities.map((each) => [`${each.name}, ${each.state}`, each]))
  const named = [...lexicon.sections('neighbourhoods'), ...lexicon.sections('regions')].flatMap(
    ({ head, lines }) =>
      head
        .split('; ')
        .flatMap((city) => known.get(city) ?? [])
        .flatMap((each) => lines.map((line) => namedIn(each, line))),
  )
  const abbreviations = abbreviationsIn(lexicon, 'abbreviations_of_neighbourhoods')
  const spellingsOf = (key: string) => [
    ...new Set([
      key,
      ...abbreviations.map(([whole, short]) => (key.startsWith(whole) ? key.replace(whole, short) : key)),
    ]),
  ]
  return [...Map.groupBy(named, ({ name }) => wordsOf(name, lexicon).join(' '))].flatMap(([key, group]) => {
    const entry = entryOf(group, cities.get(key), lexicon)
    return spellingsOf(key).map((spelling) => [spelling, entry] as const)
  })
}

function namedIn(municipality: Municipality, line: string): Named {
  const { marks, phrase } = marked(line)
  return { name: phrase, isMeantAlone: !marks.includes('~'), municipality }
}

/** Puts the default cities first. */
function entryOf(group: readonly Named[], town: CityEntry | undefined, lexicon: Lexicon): NeighbourhoodEntry {
  const [first] = group.toSorted((one, other) => Number(other.isMeantAlone) - Number(one.isMeantAlone))
  const name = first?.name ?? ''
  const municipalities = [first, ...group].flatMap((each) => each?.municipality ?? [])
  const soundsLikeAPerson = lexicon.soundsLikeAPerson(
    wordsOf(name, lexicon).filter((word) => word.length > 2),
  )
  const isMeantAlone = first?.isMeantAlone && isBetterKnown(first.municipality, town)
  const cost = isMeantAlone ? PLACE.neighbourhood : PLACE.lesserKnownNeighbourhood
  return {
    kind: 'neighbourhood',
    name,
    municipalities: [...new Set(municipalities)],
    towns: town?.municipalities.filter((each) => !town.nicknames.has(each)) ?? [],
    soundsLikeAPerson,
    cost: cost + (soundsLikeAPerson ? PLACE.neighbourhoodNamedLikeAPerson : 0),
  }
}

function isBetterKnown({ population }: Municipality, town: CityEntry | undefined): boolean {
  return !town || (population ?? 0) >= BETTER_KNOWN_FROM[town.rank]
}

function wordsOf(name: string, lexicon: Lexicon): string[] {
  return splitWords(name, lexicon).map(({ text }) => text)
}
