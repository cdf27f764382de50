import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { CITY_NICKNAMES, NAME_ABBREVIATIONS } from './city_nicknames.ts'
import type { CityEntry } from './dictionary_entry.ts'
import { soundLikeAPerson } from '#application/search/interpretation/names/person_names.ts'
import { splitWords, type Word } from '#application/search/interpretation/words.ts'

/** From the most to the least populous: what decides between namesakes of unknown size. */
const STATES_BY_POPULATION =
  'SP MG RJ BA PR RS PE CE PA SC MA GO PB AM ES RN AL MT PI DF MS SE RO TO AC AP RR'

/** Up to this many letters a nickname is initials, and better known than a town of that name. */
const INITIALS = 3

const LEAST_POPULATION_OF_RANK = [300_000, 100_000, 50_000]
const COST_OF_RANK = [2, 4, 6, 9]
const COST_OF_SOUNDING_LIKE_A_PERSON = [3, 4, 6, 9]

/** Every spelling under which municipalities are known, each with those it may mean, the likeliest first. */
export function cityEntries(municipalities: readonly Municipality[]): Map<string, CityEntry> {
  const byName = Map.groupBy(municipalities, ({ name }) => keyOf(name))
  const byNickname = municipalitiesByNickname(municipalities)
  const entries = new Map<string, CityEntry>()
  for (const name of new Set([...byName.keys(), ...byNickname.keys()])) {
    entries.set(name, cityEntry(name, byName.get(name) ?? [], byNickname.get(name) ?? []))
  }
  return entries
}

/** The words of a name, folded and parted by single spaces. */
function keyOf(name: string): string {
  return splitWords(name)
    .map(({ text }) => text)
    .join(' ')
}

function municipalitiesByNickname(municipalities: readonly Municipality[]): Map<string, Municipality[]> {
  const byFullName = new Map(municipalities.map((each) => [`${each.name}/${each.state}`, each]))
  const pairs = CITY_NICKNAMES.flatMap(([nicknames, name, state]) => {
    const municipality = byFullName.get(`${name}/${state}`)
    return municipality
      ? nicknames.split(', ').map((nickname) => ({ key: keyOf(nickname), municipality }))
      : []
  })
  const grouped = Map.groupBy([...pairs, ...municipalities.flatMap(abbreviated)], ({ key }) => key)
  return new Map([...grouped].map(([key, group]) => [key, group.map(({ municipality }) => municipality)]))
}

function abbreviated(municipality: Municipality): { key: string; municipality: Municipality }[] {
  const name = keyOf(municipality.name)
  return NAME_ABBREVIATIONS.filter(([whole]) => whole.test(name)).map(([whole, short]) => ({
    key: name.replace(whole, short),
    municipality,
  }))
}

function cityEntry(key: string, named: Municipality[], nicknamed: Municipality[]): CityEntry {
  const exact = named.toSorted(byPopulation)
  const short = nicknamed.filter((each) => !exact.includes(each)).toSorted(byPopulation)
  const nicknameIsMeant = rankOf(short[0]) < 2 && (rankOf(exact[0]) === 3 || key.length <= INITIALS)
  const likeliestFirst = nicknameIsMeant ? [...short, ...exact] : [...exact, ...short]
  const words = key.split(' ').filter((word) => word.length > 2)
  const rank = rankOf(likeliestFirst[0])
  const soundsLikeAPerson = soundLikeAPerson(words)
  const personCost = (COST_OF_SOUNDING_LIKE_A_PERSON[rank] ?? 0) * (rank === 3 ? words.length : 1)
  const cost = (COST_OF_RANK[rank] ?? 0) + tieBreak(likeliestFirst[0]) + (soundsLikeAPerson ? personCost : 0)
  return { kind: 'city', municipalities: likeliestFirst, soundsLikeAPerson, rank, cost }
}

/** The same entry with those first whose accents were typed: 'poá' is Poá, 'poa' is Porto Alegre. */
export function asAccented(entry: CityEntry, words: readonly Word[]): CityEntry {
  if (entry.municipalities.length < 2 || words.every(({ text, typed }) => text === typed)) return entry
  const typed = words.map((word) => word.typed).join(' ')
  const asTyped = entry.municipalities.filter(({ name }) => name.toLowerCase() === typed)
  return { ...entry, municipalities: [...new Set([...asTyped, ...entry.municipalities])] }
}

export function byPopulation(one: Municipality, other: Municipality): number {
  const byFigures = (other.population ?? 0) - (one.population ?? 0)
  return byFigures || STATES_BY_POPULATION.indexOf(one.state) - STATES_BY_POPULATION.indexOf(other.state)
}

function rankOf(municipality: Municipality | undefined): number {
  if (municipality?.isCapital) return 0
  const population = municipality?.population ?? 0
  const rank = LEAST_POPULATION_OF_RANK.findIndex((least) => population >= least)
  return rank === -1 ? 3 : rank
}

/** Below a half, less for the larger: two cities equally near are told apart by their inhabitants. */
function tieBreak(municipality: Municipality | undefined): number {
  return 0.5 - Math.log10((municipality?.population ?? 0) + 1) / 16
}
