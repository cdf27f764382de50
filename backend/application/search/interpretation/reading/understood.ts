import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import { NOTICES, type Notice } from '#domain/catalogue/search_notices.ts'
import type { DisplayGender, SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { SpecialtyEntry } from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import { isDenied } from './likeliest_reading.ts'
import type { Reading, Step } from './reading.ts'
import type { Word } from '#application/search/interpretation/words.ts'

/** What a search would filter by. */
export interface Understood {
  readonly specialty: SpecialtyName | null
  readonly state: StateCode | null
  readonly city: string | null
  /** The part of the city, the region or the postal code that led to `city`: 'Tatuapé', 'CEP 01310-100'. */
  readonly neighbourhood: string | null
  readonly insurance: InsurerName | null
  /** What is left for the name search: folded words in typed order, without titles; '' when nothing is left. */
  readonly text: string
}

/** What else the words say. */
export interface SaidBeside {
  /** Those that treat what was said, the best first; the first is the specialty itself. */
  readonly specialties: readonly SpecialtyName[]
  /** A title that the catalogue lacks, as typed. */
  readonly nearest: string | null
  /** An insurer that exists and that the catalogue lacks. */
  readonly unknownInsurer: string | null
  readonly mode: 'presencial' | 'teleconsulta' | null
  readonly gender: DisplayGender | null
  readonly language: Language | null
  readonly accessibility: AccessFeature | null
  readonly notices: readonly Notice[]
}

/** The steps from the first word to this one. */
export function stepsTo(last: Step): Step[] {
  const steps: Step[] = []
  for (let step: Step | null = last; step?.reading; step = step.before) steps.unshift(step)
  return steps
}

/**
 * The municipality a step means: the one that has the neighbourhood named, that of the state named beside it, else the
 * likeliest of the name. None outside the state: what was typed beats what is guessed from it.
 */
export function municipalityOf({ city, neighbourhood, state }: Step): Municipality | null {
  const possible = city?.municipalities ?? neighbourhood?.municipalities ?? []
  const inState = state ? possible.filter((each) => each.state === state) : possible
  return inState.find((each) => neighbourhood?.municipalities.includes(each)) ?? inState[0] ?? null
}

export function understoodBy(words: readonly Word[], last: Step): Understood {
  const municipality = municipalityOf(last)
  const isOf = (each: Municipality) => last.neighbourhood?.municipalities.includes(each)
  return {
    specialty: last.specialty?.name ?? null,
    state: municipality?.state ?? last.state,
    city: municipality?.name ?? null,
    neighbourhood: municipality && isOf(municipality) ? (last.neighbourhood?.name ?? null) : null,
    insurance: last.insurer?.name ?? null,
    text: nameText(words, readingsTo(last)),
  }
}

/** What the words say beside naming something: modes, gender, language, what the directory cannot answer. */
export function saidBeside(words: readonly Word[], last: Step, scanned: readonly Notice[]): SaidBeside {
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
    gender: genderSaid(steps, gendersInPhrases(words, last)),
    language: onlyOne(said.flatMap(({ language }) => language ?? [])),
    accessibility: onlyOne(said.flatMap(({ accessibility }) => accessibility ?? [])),
    notices: NOTICES.filter((notice) => notices.has(notice)),
  }
}

/** What is said of the professional counts before a gender that merely stands there: 'médica mulher, fui agredida por homem'. */
function genderSaid(steps: readonly Step[], inPhrases: readonly DisplayGender[]): DisplayGender | null {
  const markers = steps.flatMap(({ reading }) =>
    reading?.meaning.kind === 'marker' && reading.meaning.says?.gender ? [reading.meaning] : [],
  )
  const ofTheProfessional = markers.filter(({ role }) => role !== 'gender')
  const meant = ofTheProfessional.length > 0 ? ofTheProfessional : markers
  return onlyOne([...meant.flatMap(({ says }) => says?.gender ?? []), ...inPhrases])
}

/** 'Médica de mulher' is a specialty in one phrase, and still says that a woman is wanted. */
function gendersInPhrases(words: readonly Word[], last: Step): DisplayGender[] {
  return readingsTo(last).flatMap(({ meaning, from }) =>
    meaning.kind === 'specialty' && /^medicas?$/.test(words[from]?.text ?? '') ? ['feminino'] : [],
  )
}

function isDeniedInsurer({ before, reading }: Step): boolean {
  const kind = reading?.meaning.kind
  return (kind === 'insurer' || kind === 'unknownInsurer') && isDenied(before?.tag ?? 'start', kind)
}

/** Whoever says both wants either. */
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

/** The words read as names; the 'da' between two of them is part of the name. */
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

/** Words in a place's name and nothing else that may as well be the whole name of somebody. */
const LEAST_WORDS_OF_A_WHOLE_NAME = 3

/**
 * The words of somebody's name and those beside them that were read as a place: 'Paulo Bahia', 'Dra. Bahia'. Null
 * where no place stands in a name, or where 'em' says that it is one.
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
  const isPlace = meaning?.kind === 'city' || meaning?.kind === 'neighbourhood'
  const isState = meaning?.kind === 'state' && !meaning.isCode
  return (isPlace || isState) && before?.tag !== 'in' && before?.tag !== 'stateOf'
}

function isAWholeName(run: readonly Step[], words: readonly Word[]): boolean {
  const kinds = run.map(({ reading }) => reading?.meaning.kind)
  const isPlaced = kinds.some((kind) => kind === 'city' || kind === 'state' || kind === 'neighbourhood')
  if (!isPlaced) return false
  const covered = run.flatMap(({ reading }) => (reading ? words.slice(reading.from, reading.to) : []))
  const isLong = covered.length >= LEAST_WORDS_OF_A_WHOLE_NAME
  return isTitled(run) || kinds.includes('name') || isLong || isAlone(run, words)
}

/** 'Vitória Santos', two places and nothing else. */
function isAlone(run: readonly Step[], words: readonly Word[]): boolean {
  return run.length > 1 && run[0]?.reading?.from === 0 && run.at(-1)?.reading?.to === words.length
}

function isName(reading: Reading | undefined): boolean {
  return reading?.meaning.kind === 'name' && !reading.meaning.isOrdinary
}

/** The words that mean nothing here and are in nobody's name. */
export function ordinaryWords(words: readonly Word[], last: Step): Word[] {
  return readingsTo(last).flatMap(({ meaning, from, to }) =>
    meaning.kind === 'name' && meaning.isOrdinary ? words.slice(from, to) : [],
  )
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
