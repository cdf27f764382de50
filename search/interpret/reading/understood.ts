import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { SaidDay } from '#domain/catalogue/weekdays.ts'
import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import { NOTICES, type Notice } from '#domain/catalogue/search_notices.ts'
import type { DisplayGender, SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { MarkerEntry, RegionEntry, SaidSort, SpecialtyEntry } from '../dictionary/dictionary_entry.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { isDenied, isWhereFrom } from './denials.ts'
import { isInState, isPlace, type Reading, type Step } from './reading.ts'
import type { Word } from '../words.ts'

/** The filters of a search. */
export interface Understood {
  readonly specialty: SpecialtyName | null
  readonly state: StateCode | null
  readonly city: string | null
  /** A region of the country, where neither a city nor a state is said: 'Nordeste'. */
  readonly region: string | null
  /** The neighbourhood, region or postal code that led to `city`: 'Tatuapé', 'CEP 01310-100'. */
  readonly neighbourhood: string | null
  readonly insurance: InsurerName | null
  /** The rest for the name search: normalized words in typed order, without titles; '' if nothing is left. */
  readonly text: string
}

/** What else the words say. */
export interface OtherMeanings {
  /** Those that treat the complaint, best first; the first is the specialty itself. */
  readonly specialties: readonly SpecialtyName[]
  /** A title missing in the catalogue, as typed. */
  readonly nearest: string | null
  /** An existing insurer that is missing in the catalogue. */
  readonly unknownInsurer: string | null
  readonly mode: 'presencial' | 'teleconsulta' | null
  readonly gender: DisplayGender | null
  readonly language: Language | null
  readonly accessibility: AccessFeature | null
  readonly day: SaidDay | null
  /** An order that the words ask for; `nearest` is the notice `near_me`, since it needs a point. */
  readonly sort: SaidSort | null
  /** Whole reais. */
  readonly maxPrice: number | null
  /** The states of `region`; empty without one. */
  readonly states: readonly StateCode[]
  /** Places that are kept out; of cities at most five. */
  readonly without: readonly ExcludedPlace[]
  readonly notices: readonly Notice[]
}

/** A city, or without one a whole state. */
interface ExcludedPlace {
  readonly state: StateCode
  readonly city: string | null
  /** IBGE code of the city. */
  readonly municipality: number | null
}

/** Returns the steps from the first word to this one. */
export function stepsTo(last: Step): Step[] {
  const steps: Step[] = []
  for (let step: Step | null = last; step?.reading; step = step.before) steps.unshift(step)
  return steps
}

/**
 * Returns a step's municipality: the one with the named neighbourhood, or in the named state, or the likeliest of that
 * name. Null outside the state: typed words override guesses.
 */
export function municipalityOf({ city, neighbourhood, state }: Step): Municipality | null {
  const possible = city?.municipalities ?? neighbourhood?.municipalities ?? []
  const inState = state ? possible.filter((each) => each.state === state) : possible
  return inState.find((each) => neighbourhood?.municipalities.includes(each)) ?? inState[0] ?? null
}

/** A city or state beside it says more. */
function regionOf({ city, neighbourhood, state, region }: Step): RegionEntry | null {
  return city || neighbourhood || state ? null : region
}

export function understoodBy(words: readonly Word[], last: Step): Understood {
  const municipality = municipalityOf(last)
  const isOf = (each: Municipality) => last.neighbourhood?.municipalities.includes(each)
  return {
    specialty: last.specialty?.name ?? null,
    state: municipality?.state ?? last.state,
    city: municipality?.name ?? null,
    region: regionOf(last)?.name ?? null,
    neighbourhood: municipality && isOf(municipality) ? (last.neighbourhood?.name ?? null) : null,
    insurance: last.insurer?.name ?? null,
    text: nameText(words, readingsTo(last)),
  }
}

/** Returns what the words say besides names: modes, gender, language, what the directory cannot answer. */
export function otherMeaningsOf(
  words: readonly Word[],
  last: Step,
  scanned: readonly Notice[],
  lexicon: Lexicon,
): OtherMeanings {
  const steps = stepsTo(last)
  const said = steps.flatMap(({ reading }) =>
    reading?.meaning.kind === 'marker' ? (reading.meaning.says ?? []) : [],
  )
  const notices = new Set([...scanned, ...said.flatMap(({ notice }) => notice ?? [])])
  if (steps.some((step) => isDeniedInsurer(step))) notices.add('negated_insurer')
  return {
    specialties: specialtiesOf(last.specialty),
    nearest: lackingTitle(words, last),
    unknownInsurer: last.insurer ? null : unknownInsurerOf(steps),
    mode: onlyOne(said.flatMap(({ mode }) => mode ?? [])),
    gender: genderSaid(steps, gendersInPhrases(words, last, lexicon)),
    language: onlyOne(said.flatMap(({ language }) => language ?? [])),
    accessibility: onlyOne(said.flatMap(({ accessibility }) => accessibility ?? [])),
    day: onlyOne(said.flatMap(({ day }) => day ?? [])),
    sort: onlyOne(sortsSaid(steps)),
    maxPrice: onlyOne(said.flatMap(({ maxPrice }) => maxPrice ?? [])),
    states: regionOf(last)?.states ?? [],
    without: placesKeptOut(steps, last),
    notices: NOTICES.filter((notice) => notices.has(notice)),
  }
}

/** A gender stated of the professional outranks a bare one: 'médica mulher, fui agredida por homem'. */
function genderSaid(steps: readonly Step[], inPhrases: readonly DisplayGender[]): DisplayGender | null {
  const markers = steps.flatMap(({ reading, before }) =>
    reading?.meaning.kind === 'marker' &&
    reading.meaning.says?.gender &&
    !isOfAComplaint(reading.meaning, before)
      ? [reading.meaning]
      : [],
  )
  const ofTheProfessional = markers.filter(({ role }) => role !== 'gender')
  const meant = ofTheProfessional.length > 0 ? ofTheProfessional : markers
  return onlyOne([...meant.flatMap(({ says }) => says?.gender ?? []), ...inPhrases])
}

/** 'Reposição hormonal feminina': the patient's gender. */
function isOfAComplaint({ role }: MarkerEntry, before: Step | null): boolean {
  const meaning = before?.reading?.meaning
  return role === 'gender' && meaning?.kind === 'specialty' && meaning.isEveryday
}

/** 'Médica de mulher' is a specialty in one phrase, and still asks for a woman. */
function gendersInPhrases(words: readonly Word[], last: Step, lexicon: Lexicon): DisplayGender[] {
  return readingsTo(last).flatMap(({ meaning, from }) =>
    meaning.kind === 'specialty' && lexicon.words.women_doctors.has(words[from]?.text ?? '')
      ? ['feminino']
      : [],
  )
}

/** A doubtful word asks for an order beside a profession: 'melhor dentista', not 'dormir melhor'. */
function sortsSaid(steps: readonly Step[]): SaidSort[] {
  return steps.flatMap(({ reading }, index) => {
    if (reading?.meaning.kind !== 'marker' || !reading.meaning.says?.sort) return []
    const { sort, isDoubtful } = reading.meaning.says
    const isAsked = !isDoubtful || namesAProfession(steps[index + 1]?.reading?.meaning)
    return isAsked ? [sort] : []
  })
}

function namesAProfession(meaning: Reading['meaning'] | undefined): boolean {
  if (meaning?.kind === 'marker') return meaning.role === 'who' || meaning.role === 'title'
  return meaning?.kind === 'specialty' && !meaning.isEveryday
}

function isDeniedInsurer({ before, reading }: Step): boolean {
  const kind = reading?.meaning.kind
  return (kind === 'insurer' || kind === 'unknownInsurer') && isDenied(before?.tag ?? 'start', kind)
}

/** Cities: with each the cost of a search grows. */
export const MOST_KEPT_OUT = 5

/** Returns the cities, states and regions that are kept out of what the search covers; a neighbourhood cannot be. */
function placesKeptOut(steps: readonly Step[], last: Step): ExcludedPlace[] {
  const places = steps.flatMap((_, index) => placesDeniedAt(index, steps, last))
  const distinct = new Map(places.map((place) => [`${place.city} ${place.state}`, place]))
  const cities = [...distinct.values()].filter(({ city }) => city !== null)
  return [...distinct.values()].filter((place) => !cities.slice(MOST_KEPT_OUT).includes(place))
}

function placesDeniedAt(index: number, steps: readonly Step[], last: Step): ExcludedPlace[] {
  const step = steps[index]
  if (!step?.reading || !isDeniedWithin(step, last)) return []
  const { meaning } = step.reading
  if (meaning.kind === 'state') return isStateOfTheCity(steps, index) ? [] : [wholeState(meaning.code)]
  if (meaning.kind === 'region') return meaning.states.map(wholeState)
  if (meaning.kind !== 'city') return []
  const following = steps[index + 1]?.reading?.meaning
  const state = following?.kind === 'state' ? following.code : last.state
  const inState = state ? meaning.municipalities.filter((each) => each.state === state) : []
  const municipality = inState[0] ?? meaning.municipalities[0]
  return municipality
    ? [{ city: municipality.name, state: municipality.state, municipality: municipality.ibgeCode }]
    : []
}

const wholeState = (state: StateCode): ExcludedPlace => ({ state, city: null, municipality: null })

/** 'Não em Santos SP' keeps out Santos alone. */
function isStateOfTheCity(steps: readonly Step[], index: number): boolean {
  const [before, state] = [steps[index - 1]?.reading?.meaning, steps[index]?.reading?.meaning]
  return before?.kind === 'city' && state?.kind === 'state' && isInState(before, state.code)
}

/** Returns the words of what cannot be kept out: a part of a city, and cities after the fifth. */
export function keptOutInVain(words: readonly Word[], last: Step, lexicon: Lexicon): string[] {
  const steps = stepsTo(last)
  const keptOut = new Set(placesKeptOut(steps, last).map(({ municipality }) => municipality))
  return steps.flatMap((step, index) => {
    const { before, reading } = step
    if (!reading || !isDeniedWithin(step, last)) return []
    const isOneTooMany = placesDeniedAt(index, steps, last).some(
      ({ municipality }) => !keptOut.has(municipality),
    )
    if (reading.meaning.kind !== 'neighbourhood' && !isOneTooMany) return []
    const said = before?.reading
    const isDenial = said?.meaning.kind === 'marker' && said.meaning.role === 'not'
    const to = lexicon.isConnective(words[reading.to - 1]?.text ?? '') ? reading.to - 1 : reading.to
    return [shownWords(words, isDenial ? said.from : reading.from, to)]
  })
}

/** Returns whether the step keeps a place out that the search covers; where the asker comes from is not kept out. */
function isDeniedWithin({ before, reading }: Step, { city, state }: Step): boolean {
  const kind = reading?.meaning.kind
  if (!before || !kind || !isPlace(kind)) return false
  const isCovered = !(city && kind !== 'neighbourhood') && !(state && (kind === 'state' || kind === 'region'))
  return isDenied(before.tag, kind) && isCovered && !isWhereFrom(before)
}

/** Returns null for several values: either is fine then. */
function onlyOne<Value>(values: readonly Value[]): Value | null {
  const [value = null, ...others] = new Set(values)
  return others.length === 0 ? value : null
}

function specialtiesOf(specialty: SpecialtyEntry | null): SpecialtyName[] {
  return specialty ? [...new Set([specialty.name, ...specialty.others])] : []
}

function lackingTitle(words: readonly Word[], last: Step): string | null {
  if (!last.specialty?.isLackingTitle) return null
  const read = stepsTo(last).find(({ reading }) => reading?.meaning === last.specialty)?.reading
  return read ? shownWords(words, read.from, read.to) : null
}

function unknownInsurerOf(steps: readonly Step[]): string | null {
  for (const { before, reading } of steps) {
    const meaning = reading?.meaning
    if (meaning?.kind === 'unknownInsurer' && !isDenied(before?.tag ?? 'start', meaning.kind))
      return meaning.name
  }
  return null
}

function shownWords(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ shown }) => shown)
    .join(' ')
}

/** Joins the words read as names; a 'da' between two of them belongs to the name. */
export function nameText(words: readonly Word[], readings: readonly Reading[]): string {
  return nameWords(words, readings)
    .map(({ text }) => text)
    .join(' ')
}

export function nameWords(words: readonly Word[], readings: readonly Reading[]): Word[] {
  return readings
    .filter((reading, index) => isName(reading) || isInnerConnective(readings, index))
    .flatMap(({ from, to }) => words.slice(from, to))
}

export function readingsTo(last: Step): Reading[] {
  return stepsTo(last).flatMap(({ reading }) => reading ?? [])
}

/** Words of a place's name, without others, that may as well be a person's full name. */
const LEAST_WORDS_OF_A_WHOLE_NAME = 3

/**
 * Returns the words of a name together with adjacent ones read as a place: 'Paulo Bahia', 'Dra. Bahia'. Null without
 * such a place, or if 'em' marks it as a place.
 */
export function wholeNameOf(words: readonly Word[], last: Step): WholeName | null {
  const runs: Step[][] = [[]]
  for (const step of stepsTo(last)) {
    if (mayStandInAName(step)) runs.at(-1)?.push(step)
    else if (runs.at(-1)?.length) runs.push([])
  }
  const meant = runs.find((run) => isAWholeName(run, words))
  if (!meant) return null
  return {
    words: meant.flatMap(({ reading }) => (reading ? words.slice(reading.from, reading.to) : [])),
    isTitled: isTitled(meant),
  }
}

export interface WholeName {
  readonly words: readonly Word[]
  /** After 'Dr.' or 'Dra.' the name is likelier than the place. */
  readonly isTitled: boolean
}

const isTitled = ([first]: readonly Step[]) => first?.before?.tag === 'title'

function mayStandInAName({ reading, before }: Step): boolean {
  const meaning = reading?.meaning
  if (meaning?.kind === 'name') return !meaning.isOrdinary
  if (meaning?.kind === 'marker') return meaning.role === 'connective'
  if (!meaning || !isPlace(meaning.kind) || (meaning.kind === 'state' && meaning.isCode)) return false
  const tag = before?.tag ?? 'start'
  return tag !== 'in' && tag !== 'stateOf' && !isDenied(tag, meaning.kind)
}

function isAWholeName(run: readonly Step[], words: readonly Word[]): boolean {
  const kinds = run.map(({ reading }) => reading?.meaning.kind)
  const isPlaced = kinds.some((kind) => kind === 'city' || kind === 'state' || kind === 'neighbourhood')
  if (!isPlaced) return false
  const covered = run.flatMap(({ reading }) => (reading ? words.slice(reading.from, reading.to) : []))
  const isLong = covered.length >= LEAST_WORDS_OF_A_WHOLE_NAME
  return isTitled(run) || kinds.includes('name') || isLong || isAlone(run, words)
}

/** 'Vitória Santos': two places and nothing else. */
function isAlone(run: readonly Step[], words: readonly Word[]): boolean {
  return run.length > 1 && run[0]?.reading?.from === 0 && run.at(-1)?.reading?.to === words.length
}

function isName(reading: Reading | undefined): boolean {
  return reading?.meaning.kind === 'name' && !reading.meaning.isOrdinary
}

/** Returns the words without a meaning here that occur in no name. */
export function ordinaryWords(words: readonly Word[], last: Step): Word[] {
  return readingsTo(last).flatMap(({ meaning, from, to }) =>
    meaning.kind === 'name' && meaning.isOrdinary ? words.slice(from, to) : [],
  )
}

/** Returns the words that narrow a place in a way that no filter does, phrase by phrase: 'zona sul', 'interior'. */
export function placesLeftOut(words: readonly Word[], last: Step, lexicon: Lexicon): string[] {
  return readingsTo(last).flatMap(({ meaning, from, to }) => {
    if (meaning.kind === 'state' || (meaning.kind === 'marker' && meaning.role === 'stateOf'))
      return words
        .slice(from, to)
        .flatMap(({ text, shown }) => (lexicon.words.parts_of_states.has(text) ? [shown] : []))
    return meaning.kind === 'marker' && meaning.says?.isLeftOut
      ? [shownWords(words, from, endsInAPreposition(words, to, lexicon) ? to - 1 : to)]
      : []
  })
}

/** 'Zona sul de' is shown as 'zona sul'. */
function endsInAPreposition(words: readonly Word[], to: number, lexicon: Lexicon): boolean {
  return lexicon.words.ends_of_places_left_out.has(words[to - 1]?.shown.toLowerCase() ?? '')
}

/** Returns the words that name what is treated or who treats it, a place or an insurer, phrase by phrase. */
export function filterWords(words: readonly Word[], last: Step): FilterWords {
  const readings = readingsTo(last)
  const shown = (kinds: readonly Reading['meaning']['kind'][]) =>
    readings
      .filter(({ meaning }) => kinds.includes(meaning.kind))
      .map(({ from, to }) => shownWords(words, from, to))
  return {
    specialty: shown(['specialty']),
    others: shown(['city', 'neighbourhood', 'state', 'region', 'insurer']),
  }
}

export interface FilterWords {
  readonly specialty: readonly string[]
  readonly others: readonly string[]
}

function isInnerConnective(readings: readonly Reading[], index: number): boolean {
  return (
    isConnective(readings[index]) && isName(beyond(readings, index, -1)) && isName(beyond(readings, index, 1))
  )
}

function beyond(readings: readonly Reading[], index: number, direction: 1 | -1): Reading | undefined {
  let next = index + direction
  while (isConnective(readings[next])) next += direction
  return readings[next]
}

function isConnective(reading: Reading | undefined): boolean {
  return reading?.meaning.kind === 'marker' && reading.meaning.role === 'connective'
}
