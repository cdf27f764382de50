import type {
  CityEntry,
  InsurerEntry,
  NeighbourhoodEntry,
  SpecialtyEntry,
  StateEntry,
  MarkerRole,
} from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import { isInState, isMeantIn, isPartOf, isPlace, type Step, type Tag, type Reading } from './reading.ts'
import type { Word } from '#application/search/interpretation/words.ts'

/**
 * Changes of a meaning's cost by what precedes it: below 0 likelier, above 0 less likely. In the unit of the readings,
 * where a known name costs 10 and an unknown word 15: above that the word is a name.
 */

const SECOND_OF_ITS_KIND = 6
const SECOND_PLACE = 11
/** Costs more than reading the words as a name: 'Vitória Santos' is a person rather than two places. */
const RATHER_A_NAME = 25
/** A city beside its state, or a neighbourhood beside its city or state. */
const ITS_PLACE = -12
const WRONG_STATE = 8

const PLAIN_CITY_AFTER_A_NAME = [3, 6, 8, 10] as const

function costOfCity(before: Step, city: CityEntry): number {
  const supported = !before.city && (before.specialty ?? before.insurer) !== null
  return costOfCityAfter(before, city, supported) + costOfAnotherPlace(before, city)
}

function costOfAnotherPlace({ tag, city: known, neighbourhood, state }: Step, city: CityEntry): number {
  if (!known && neighbourhood) return isPartOf(neighbourhood, city) ? ITS_PLACE : SECOND_PLACE
  if (known)
    return tag === 'place' && known.soundsLikeAPerson && city.soundsLikeAPerson ? RATHER_A_NAME : SECOND_PLACE
  return state && !isInState(city, state) ? WRONG_STATE : 0
}

function costOfNeighbourhood(before: Step, neighbourhood: NeighbourhoodEntry): number {
  const { tag, city, neighbourhood: known, state } = before
  if (known) return SECOND_PLACE
  if (city) return isPartOf(neighbourhood, city) ? ITS_PLACE : RATHER_A_NAME
  if (state) return isMeantIn(neighbourhood, state) ? ITS_PLACE : RATHER_A_NAME
  if (isName(tag)) return neighbourhood.soundsLikeAPerson ? RATHER_A_NAME : 6
  return CITY_AFTER[tag] ?? (before.specialty || before.insurer ? CITY_WITH_A_PROFESSION_OR_INSURER : 0)
}

const CITY_AFTER: Partial<Record<Tag, number>> = { in: -10, part: -4, title: 15, stateOf: 10, plan: 8 }
const CITY_WITH_A_PROFESSION_OR_INSURER = -6

function costOfCityAfter({ tag }: Step, city: CityEntry, isSupported: boolean): number {
  const fixed = CITY_AFTER[tag]
  if (fixed !== undefined) return fixed
  if (tag === 'name') return city.soundsLikeAPerson ? 15 : PLAIN_CITY_AFTER_A_NAME[city.rank]
  if (tag === 'fullName') return city.soundsLikeAPerson && city.rank > 0 ? RATHER_A_NAME : 3
  return isSupported ? CITY_WITH_A_PROFESSION_OR_INSURER : 0
}

function costOfState(before: Step, state: StateEntry): number {
  const { tag, city, neighbourhood, state: known } = before
  if (known) return known === state.code ? 0 : WRONG_STATE
  if (city) return isInState(city, state.code) ? ITS_PLACE : WRONG_STATE
  if (neighbourhood) return isMeantIn(neighbourhood, state.code) ? -neighbourhood.cost : WRONG_STATE
  if (tag === 'in') return -5
  return tag === 'title' ? 15 : 0
}

/** 'Mulher ginecologista': removes the cost that the gender had alone. */
const COST_OF_A_GENDER_BEFORE = 5

function costOfSpecialty(before: Step, specialty: SpecialtyEntry): number {
  const second =
    before.specialty && !before.specialty.isEveryday && !specialty.isEveryday ? SECOND_OF_ITS_KIND : 0
  const everydayAfterAName = specialty.isEveryday && isName(before.tag) ? 14 : 0
  if (before.tag === 'gender' && !specialty.isEveryday) return second - COST_OF_A_GENDER_BEFORE
  return second + everydayAfterAName + supportForTheCityBefore(before)
}

function costOfInsurer(before: Step, insurer: InsurerEntry): number {
  const second = before.insurer ? SECOND_OF_ITS_KIND : 0
  return second + costOfInsurerAfter(before.tag, insurer) + supportForTheCityBefore(before)
}

function costOfInsurerAfter(tag: Tag, insurer: InsurerEntry): number {
  if (tag === 'plan') return -10
  if (isName(tag) || tag === 'title') return insurer.soundsLikeAPerson ? RATHER_A_NAME : 8
  return 0
}

/** 'lorena dentista': the profession after it supports the reading as a place. */
function supportForTheCityBefore({ city, specialty, insurer }: Step): number {
  return city?.soundsLikeAPerson && !specialty && !insurer ? CITY_WITH_A_PROFESSION_OR_INSURER : 0
}

const NAME_AFTER: Partial<Record<Tag, number>> = { in: 20, stateOf: 20, plan: 10 }

function costOfName({ tag, city, neighbourhood }: Step, startsPart: boolean): number {
  if (tag === 'place' && city && !startsPart) return costOfNameAfterCity(city)
  if (tag === 'place' && neighbourhood?.soundsLikeAPerson && !startsPart) return RATHER_A_NAME
  return NAME_AFTER[tag] ?? 0
}

function costOfNameAfterCity(city: CityEntry): number {
  if (city.soundsLikeAPerson) return RATHER_A_NAME
  return city.rank === 3 ? 6 : 0
}

function costOfUnfinishedPlace({ tag }: Step): number {
  return isName(tag) ? RATHER_A_NAME : 0
}

function isName(tag: Tag): boolean {
  return tag === 'name' || tag === 'fullName'
}

/** Extends a reading by one meaning; null above `limit`. `startsPart`: a comma or the like precedes it. */
function takeStep(from: Step, reading: Reading, startsPart: boolean, limit: number): Step | null {
  const isEnded = startsPart && (isName(from.tag) || from.tag === 'notPlace')
  const before: Step = isEnded ? { ...from, tag: 'part' } : from
  const change = changeBy(before, reading.meaning, startsPart)
  const cost = before.cost + reading.cost + change.cost
  return cost > limit ? null : { ...before, ...change, cost, reading, before: from }
}

type Change = Pick<Step, 'tag' | 'cost'> & Partial<Step>

function changeBy(before: Step, meaning: Reading['meaning'], startsPart: boolean): Change {
  if (isDenied(before.tag, meaning.kind)) return changeByDenied(before, meaning)
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
      return { tag: 'insurer', cost: before.tag === 'plan' ? -6 : 0 }
    case 'marker':
      if (before.tag === 'not' && meaning.says?.mode) return { tag: 'start', cost: COST_OF_A_DENIED_MODE }
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

/** Returns whether a negation precedes: the meaning is then understood but is no filter. */
export function isDenied(before: Tag, kind: Reading['meaning']['kind']): boolean {
  if (kind === 'insurer' || kind === 'unknownInsurer') return before === 'not' || before === 'notInsurer'
  if (isPlace(kind)) return before === 'not' || before === 'notPlace'
  return before === 'not' && kind === 'specialty'
}

/**
 * 'Menos Unimed e Amil' negates both, and so does 'não em Santos SP'; in 'menos Unimed em Santos' and 'não em Santos, São
 * Vicente' the last place stays.
 */
function changeByDenied({ tag, reading: last }: Step, meaning: Reading['meaning']): Change {
  if (meaning.kind === 'insurer' || meaning.kind === 'unknownInsurer') return { tag: 'notInsurer', cost: -12 }
  if (!isPlace(meaning.kind)) return { tag: 'start', cost: -2 }
  if (tag === 'not') return { tag: 'notPlace', cost: COST_OF_A_DENIED_PLACE }
  if (meaning.kind !== 'state') return { tag: 'notPlace', cost: -4 }
  const isItsState = last?.meaning.kind === 'city' && isInState(last.meaning, meaning.code)
  return { tag: 'notPlace', cost: isItsState ? ITS_PLACE : SECOND_PLACE }
}

/** Less than a place after 'em' or beside its city: the negation counts. */
const COST_OF_A_DENIED_PLACE = -14

/** Phrases that negate a mode are cheaper; the negation ends there: 'não quero online, psicólogo'. */
const COST_OF_A_DENIED_MODE = 6
/** 'Mulher' beside the profession is the professional's gender; elsewhere rather the patient's. */
const COST_OF_A_GENDER: Partial<Record<Tag, number>> = { who: 0, gender: 0, title: 0, in: 12 }

function costOfMarker(before: Step, role: MarkerRole): number {
  if (role === 'planName') return before.tag === 'insurer' ? 0 : RATHER_A_NAME
  if (role !== 'gender') return 0
  const isBesideAProfession = before.specialty && !before.specialty.isEveryday && before.tag !== 'start'
  return COST_OF_A_GENDER[before.tag] ?? (isBesideAProfession ? 0.5 : COST_OF_A_GENDER_BEFORE)
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
  return specialty.cost < known.cost - 1 ? specialty : known
}

function atAnAge(complaint: SpecialtyEntry, age: SpecialtyEntry): SpecialtyEntry {
  const treating = [complaint.name, ...complaint.others]
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
  if (before === 'not' && role === 'in' && isNoise(last)) return role
  if (before === 'not' && (role === 'in' || role === 'plan' || role === 'who')) return before
  if (before === 'notInsurer' && role === 'plan') return before
  if (role === 'noise') return TAGS_THAT_SURVIVE_NOISE.has(before) ? before : 'start'
  return role
}

function isNoise(reading: Reading | null): boolean {
  return reading?.meaning.kind === 'marker' && reading.meaning.role === 'noise'
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
      const limit = (reached?.cheapest?.cost ?? Infinity) + MAX_EXTRA_COST
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

/** Readings that cost more than the best one by this much are dropped. */
const MAX_EXTRA_COST = 30

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

function situationOf({ tag, specialty, insurer, city, neighbourhood, state }: Step): string {
  return `${tag}${specialty?.isEveryday}${insurer?.kind}${city?.municipalities[0]?.ibgeCode}${neighbourhood?.name}${state}`
}
