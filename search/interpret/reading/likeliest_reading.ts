import { CHANGE, MOST_ABOVE_THE_BEST, SPECIALTY } from '../costs.ts'
import type {
  CityEntry,
  InsurerEntry,
  NeighbourhoodEntry,
  SpecialtyEntry,
  StateEntry,
  MarkerRole,
} from '../dictionary/dictionary_entry.ts'
import { changeByDenied, goesOnAfterAComma, isDenied, isMarker, NOISE, OR } from './denials.ts'
import {
  isInState,
  isMeantIn,
  isName,
  isPartOf,
  type Change,
  type Reading,
  type Step,
  type Tag,
} from './reading.ts'
import type { Word } from '../words.ts'

function costOfCity(before: Step, city: CityEntry): number {
  const supported = !before.city && (before.specialty ?? before.insurer) !== null
  return costOfCityAfter(before, city, supported) + costOfAnotherPlace(before, city)
}

function costOfAnotherPlace({ tag, city: known, neighbourhood, state }: Step, city: CityEntry): number {
  if (!known && neighbourhood) return isPartOf(neighbourhood, city) ? CHANGE.itsPlace : CHANGE.secondPlace
  if (known)
    return tag === 'place' && known.soundsLikeAPerson && city.soundsLikeAPerson
      ? CHANGE.ratherAName
      : CHANGE.secondPlace
  return state && !isInState(city, state) ? CHANGE.wrongState : 0
}

function costOfNeighbourhood(before: Step, neighbourhood: NeighbourhoodEntry): number {
  const { tag, city, neighbourhood: known, state } = before
  if (known) return CHANGE.secondPlace
  if (city) return isPartOf(neighbourhood, city) ? CHANGE.itsPlace : CHANGE.ratherAName
  if (state) return isMeantIn(neighbourhood, state) ? CHANGE.itsPlace : CHANGE.ratherAName
  if (isName(tag))
    return neighbourhood.soundsLikeAPerson ? CHANGE.ratherAName : CHANGE.neighbourhoodAfterAName
  return (
    CHANGE.placeAfter[tag] ?? (before.specialty || before.insurer ? CHANGE.placeWithAProfessionOrInsurer : 0)
  )
}

function costOfCityAfter({ tag }: Step, city: CityEntry, isSupported: boolean): number {
  const fixed = CHANGE.placeAfter[tag]
  if (fixed !== undefined) return fixed
  if (tag === 'name')
    return city.soundsLikeAPerson ? CHANGE.cityNamedLikeAPersonAfterAName : CHANGE.cityAfterAName[city.rank]
  if (tag === 'fullName')
    return city.soundsLikeAPerson && city.rank > 0 ? CHANGE.ratherAName : CHANGE.cityAfterAFullName
  return isSupported ? CHANGE.placeWithAProfessionOrInsurer : 0
}

function costOfState(before: Step, state: StateEntry): number {
  const { tag, city, neighbourhood, state: known } = before
  if (known) return known === state.code ? 0 : CHANGE.wrongState
  if (city) return isInState(city, state.code) ? CHANGE.itsPlace : CHANGE.wrongState
  if (neighbourhood) return isMeantIn(neighbourhood, state.code) ? -neighbourhood.cost : CHANGE.wrongState
  return CHANGE.stateAfter[tag] ?? 0
}

function costOfSpecialty(before: Step, specialty: SpecialtyEntry): number {
  const second =
    before.specialty && !before.specialty.isEveryday && !specialty.isEveryday ? CHANGE.secondOfItsKind : 0
  const everydayAfterAName = specialty.isEveryday && isAfterAName(before) ? CHANGE.everydayAfterAName : 0
  if (before.tag === 'gender' && !specialty.isEveryday) return second + CHANGE.professionAfterAGender
  return second + everydayAfterAName + supportForThePlaceBefore(before, before.city ?? before.neighbourhood)
}

/** 'Ana coluna', not 'iniciar pré natal': one unknown word is no name yet. */
function isAfterAName({ tag, reading }: Step): boolean {
  if (tag === 'name' && reading?.meaning.kind === 'name') return reading.meaning.isKnown
  return isName(tag)
}

function costOfInsurer(before: Step, insurer: InsurerEntry): number {
  const second = before.insurer ? CHANGE.secondOfItsKind : 0
  return second + costOfInsurerAfter(before.tag, insurer) + supportForThePlaceBefore(before, before.city)
}

function costOfInsurerAfter(tag: Tag, insurer: InsurerEntry): number {
  if (tag === 'plan') return CHANGE.insurerAfterAPlan
  if (isName(tag) || tag === 'title')
    return insurer.soundsLikeAPerson ? CHANGE.ratherAName : CHANGE.insurerAfterAName
  return 0
}

/** 'lorena dentista', 'santana dentista': the profession after it supports the reading as a place. */
function supportForThePlaceBefore(
  { specialty, insurer }: Step,
  place: CityEntry | NeighbourhoodEntry | null,
): number {
  return place?.soundsLikeAPerson && !specialty && !insurer ? CHANGE.placeWithAProfessionOrInsurer : 0
}

function costOfName({ tag, city, neighbourhood }: Step, startsPart: boolean): number {
  if (tag === 'place' && city && !startsPart) return costOfNameAfterCity(city)
  if (tag === 'place' && neighbourhood?.soundsLikeAPerson && !startsPart) return CHANGE.ratherAName
  return CHANGE.nameAfter[tag] ?? 0
}

function costOfNameAfterCity(city: CityEntry): number {
  if (city.soundsLikeAPerson) return CHANGE.ratherAName
  return city.rank === 3 ? CHANGE.nameAfterASmallTown : 0
}

function costOfUnfinishedPlace({ tag }: Step): number {
  return isName(tag) ? CHANGE.ratherAName : 0
}

/** Extends a reading by one meaning; null above `limit`. `startsPart`: a comma or the like precedes it. */
function takeStep(from: Step, reading: Reading, startsPart: boolean, limit: number): Step | null {
  const isEnded = isName(from.tag) || (from.tag === 'notPlace' && !goesOnAfterAComma(from, reading.meaning))
  const before: Step = startsPart && isEnded ? { ...from, tag: 'part' } : from
  const change = changeBy(before, reading.meaning, startsPart)
  const cost = before.cost + reading.cost + change.cost
  return cost > limit ? null : { ...before, ...change, cost, reading, before: from }
}

function changeBy(before: Step, meaning: Reading['meaning'], startsPart: boolean): Change {
  if (isDenied(before.tag, meaning.kind)) return changeByDenied(before, meaning, startsPart)
  switch (meaning.kind) {
    case 'name':
      if (meaning.isOrdinary) return { tag: ENDED_BY_A_WORD.has(before.tag) ? 'start' : before.tag, cost: 0 }
      return { tag: tagOfName(before.tag, meaning.mayEndAName), cost: costOfName(before, startsPart) }
    case 'city':
      return { tag: 'place', cost: costOfCity(before, meaning), ...likelierCity(before, meaning) }
    case 'neighbourhood':
      return {
        tag: 'place',
        cost: costOfNeighbourhood(before, meaning),
        neighbourhood: before.neighbourhood ?? meaning,
      }
    case 'state':
      return {
        tag: 'place',
        cost: costOfState(before, meaning),
        state: before.state ?? meaning.code,
      }
    case 'region':
      return {
        tag: 'place',
        cost: CHANGE.stateAfter[before.tag] ?? 0,
        region: before.region ?? meaning,
      }
    case 'specialty':
      return {
        tag: 'specialty',
        cost: costOfSpecialty(before, meaning),
        specialty: firstNamed(before, meaning),
      }
    case 'insurer':
      return { tag: 'insurer', cost: costOfInsurer(before, meaning), insurer: before.insurer ?? meaning }
    case 'unfinished':
      return { tag: 'place', cost: costOfUnfinishedPlace(before) }
    case 'unknownInsurer':
      return { tag: 'insurer', cost: before.tag === 'plan' ? CHANGE.unknownInsurerAfterAPlan : 0 }
    case 'marker':
      if (before.tag === 'not' && meaning.says?.mode) return { tag: 'start', cost: CHANGE.deniedMode }
      if (before.tag === 'not' && meaning.says?.isLeftOut) return { tag: 'in', cost: 0 }
  }
  return { tag: tagOfMarker(before, meaning.role), cost: costOfMarker(before, meaning.role) }
}

const ENDED_BY_A_WORD: ReadonlySet<Tag> = new Set(['in', 'not', 'notPlace'])

/**
 * Chooses the first of two cities, but rather the one after 'em', or a large one: 'Santa Rita Curitiba', 'Unimed Campinas
 * em Valinhos'.
 */
function likelierCity({ tag, city: known, isCityCertain }: Step, city: CityEntry): Partial<Step> {
  const isCertain = tag === 'in'
  const isLikelier = !known || (!isCityCertain && (isCertain || (city.rank === 0 && known.rank > 0)))
  return isLikelier ? { city, isCityCertain: isCertain } : {}
}

function costOfMarker(before: Step, role: MarkerRole): number {
  if (role === 'planName') return before.tag === 'insurer' ? 0 : CHANGE.ratherAName
  if (role === 'or') return before.tag === 'notPlace' ? CHANGE.furtherDenial : 0
  if (role !== 'gender') return 0
  const isBesideAProfession = before.specialty && !before.specialty.isEveryday && before.tag !== 'start'
  return (
    CHANGE.genderAfter[before.tag] ??
    (isBesideAProfession ? CHANGE.genderBesideAProfession : CHANGE.genderElsewhere)
  )
}

/**
 * The first of several specialties counts, but a profession outranks what it treats, a phrase a word, and a complaint
 * the patient's age. The specialty that the patient is referred to counts, not the referring one.
 */
function firstNamed({ specialty: known, tag }: Step, named: SpecialtyEntry): SpecialtyEntry {
  const specialty = tag === 'because' ? { ...named, isEveryday: true, isVague: true } : named
  if (!known || tag === 'refers') return specialty
  if (!known.isEveryday || !specialty.isEveryday) return known.isEveryday ? specialty : known
  if (known.isAge !== specialty.isAge)
    return known.isAge ? atAnAge(specialty, known) : atAnAge(known, specialty)
  if (known.isVague !== specialty.isVague) return known.isVague ? specialty : known
  if (tag === 'suspects') return specialty
  return specialty.cost < known.cost - SPECIALTY.outranks ? specialty : known
}

function atAnAge(complaint: SpecialtyEntry, age: SpecialtyEntry): SpecialtyEntry {
  const otherAge = age.name === 'Pediatra' ? 'Geriatra' : 'Pediatra'
  const treating = [complaint.name, ...complaint.others].filter((name) => name !== otherAge)
  const isForChildren = age.name === 'Pediatra' && !complaint.isForAnyAge
  const [name, ...others] = new Set(isForChildren ? [age.name, ...treating] : [...treating, age.name])
  return { ...complaint, name: name ?? complaint.name, others }
}

function tagOfName(before: Tag, mayEndAName: boolean): Tag {
  const followsAName = before === 'name' || before === 'fullName'
  return followsAName && mayEndAName ? 'fullName' : 'name'
}

const TAGS_THAT_SURVIVE_NOISE: ReadonlySet<Tag> = new Set([
  'in',
  'plan',
  'title',
  'stateOf',
  'not',
  'notInsurer',
  'refers',
  'suspects',
  'because',
])

/** 'Que não seja em Santos' negates the place, 'que não seja muito caro em Santos' does not. */
function tagOfMarker({ tag: before, reading: last }: Step, role: MarkerRole): Tag {
  if (role === 'connective') return before
  if (role === 'planName') return before === 'insurer' ? before : 'start'
  if (role === 'left') return 'not'
  if (before === 'notPlace' && (role === 'or' || (role === 'in' && isMarker(last, OR)))) return before
  if (before === 'not' && role === 'in' && isMarker(last, NOISE)) return role
  if (before === 'not' && (role === 'in' || role === 'who')) return before
  if ((before === 'not' || before === 'notInsurer') && role === 'plan') return 'notInsurer'
  if (role === 'noise' || role === 'or') return TAGS_THAT_SURVIVE_NOISE.has(before) ? before : 'start'
  return role
}

/** The meanings of the words that begin at an index. */
export interface Readings {
  startingAt(from: number): Reading[]
}

/**
 * Returns the cheapest reading of all words: a shortest path over their meanings (Viterbi), which keeps, per word
 * boundary, the best step of each situation: last tag, place so far, filters filled.
 */
export function likeliestReading(words: readonly Word[], readings: Readings, start: Step): Step {
  const boundaries: Boundary[] = Array.from({ length: words.length + 1 }, () => ({
    steps: new Map(),
    cheapest: null,
  }))
  keepIfBest(boundaries[0], start)
  for (const [index, { startsPart }] of words.entries()) {
    const { steps } = boundaries[index] ?? {}
    if (!steps?.size) continue
    const promising = likeliestOf(steps)
    for (const reading of readings.startingAt(index)) {
      const reached = boundaries[reading.to]
      const limit = (reached?.cheapest?.cost ?? Infinity) + MOST_ABOVE_THE_BEST
      for (const step of promising) keepIfBest(reached, takeStep(step, reading, startsPart, limit))
    }
  }
  return boundaries[words.length]?.cheapest ?? start
}

/** The best step per situation at the end of a word, and the cheapest of all. */
interface Boundary {
  readonly steps: Map<string, Step>
  cheapest: Step | null
}

/** Maximum number of situations to extend: in long sentences the others never win. */
const MAX_SITUATIONS = 8

function likeliestOf(steps: ReadonlyMap<string, Step>): Step[] {
  return [...steps.values()].toSorted((one, other) => one.cost - other.cost).slice(0, MAX_SITUATIONS)
}

function keepIfBest(boundary: Boundary | undefined, step: Step | null): void {
  if (!boundary || !step) return
  const situation = situationOf(step)
  const known = boundary.steps.get(situation)
  if (known && known.cost <= step.cost) return
  boundary.steps.set(situation, step)
  if (!boundary.cheapest || step.cost < boundary.cheapest.cost) boundary.cheapest = step
}

function situationOf({ tag, specialty, insurer, city, neighbourhood, state, region }: Step): string {
  return `${tag}${specialty?.isEveryday}${insurer?.kind}${city?.municipalities[0]?.ibgeCode}${neighbourhood?.name}${state}${region?.name}`
}
