import { specialtyEntry } from '../dictionary/catalogue_entries.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { specialtyBySlug } from '#domain/catalogue/specialties.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import type { QueryDictionary } from '../dictionary/query_dictionary.ts'
import { asCorrected, phraseOf, splitWords, type Word } from '../words.ts'
import { isDenied } from './denials.ts'
import { likeliestReading, type Readings } from './likeliest_reading.ts'
import { PhraseReadings, type EntryKind } from './phrase_readings.ts'
import { isInState, isPartOf, isPlace, type Reading, type Step, type Tag } from './reading.ts'
import { stepsTo } from './understood.ts'
import { asWritten } from './spoken_words.ts'
import { asWordsOfComplaints } from './words_of_complaints.ts'
import type { DictionaryEntry } from '../dictionary/dictionary_entry.ts'

export interface FieldReading {
  readonly words: readonly Word[]
  readonly last: Step
  /** Something was typed that has no meaning in this field. */
  readonly isUnknown: boolean
}

export type SeparateFields = Readonly<Record<'location' | 'insurance' | 'specialty', FieldReading>>

const START: Step = {
  tag: 'start',
  cost: 0,
  specialty: null,
  insurer: null,
  city: null,
  isCityCertain: false,
  neighbourhood: null,
  state: null,
  region: null,
  reading: null,
  before: null,
}

const RULES: Readonly<Record<keyof SeparateFields, { tag: Tag; kinds: ReadonlySet<EntryKind> }>> = {
  location: { tag: 'in', kinds: new Set(['city', 'neighbourhood', 'state', 'region']) },
  insurance: { tag: 'plan', kinds: new Set(['insurer']) },
  specialty: { tag: 'start', kinds: new Set(['specialty']) },
}

/** Reads a field for one kind of thing; absent or blank means no filter, and is not unknown. */
export function readField(
  field: keyof SeparateFields,
  typed: string | undefined,
  dictionary: QueryDictionary,
): FieldReading {
  const { tag, kinds } = RULES[field]
  if (!typed?.trim()) return { words: [], last: START, isUnknown: false }
  const { lexicon } = dictionary
  const exact = exactChoice(field, typed.trim(), lexicon)
  if (exact) return { words: [], last: exact, isUnknown: false }
  const words = asWritten(splitWords(typed, lexicon), dictionary)
  const last = likeliestReading(words, new PhraseReadings(words, dictionary, kinds), { ...START, tag })
  const { specialty, insurer, city, neighbourhood, state, region } = last
  const meansSomething = specialty ?? insurer ?? city ?? neighbourhood ?? state ?? region
  const isUnknown = IN_NO_NAME.test(typed) || (!meansSomething && !isEveryChoice(words, last, lexicon))
  return { words, last, isUnknown }
}

/** Characters that occur in no place, insurer or specialty: `Amil" OR blocked = true`. */
const IN_NO_NAME = /["*<>={}|\\]/

/** 'Todos os convênios'; an article or preposition alone is no choice either. */
function isEveryChoice(words: readonly Word[], last: Step, lexicon: Lexicon): boolean {
  return (
    words.some(({ text }) => lexicon.words.every_choice.has(text)) &&
    stepsTo(last).every(({ reading }) => reading?.meaning.kind === 'marker')
  )
}

/** Values that our own screens and URLs send, which need no interpretation. */
function exactChoice(field: keyof SeparateFields, typed: string, lexicon: Lexicon): Step | null {
  if (field === 'insurance') {
    const insurer = insurerByName(typed)
    return (
      insurer && {
        ...START,
        insurer: { kind: 'insurer', name: insurer.name, isCertain: true, soundsLikeAPerson: false, cost: 0 },
      }
    )
  }
  const specialty = field === 'specialty' ? specialtyBySlug(typed) : null
  return (
    specialty && {
      ...START,
      specialty: { ...specialtyEntry([specialty.name], { isEveryday: false }, lexicon), cost: 0 },
    }
  )
}

/** Reads the search box, given the separate fields. */
export function readQuery(typed: string, fields: SeparateFields, dictionary: QueryDictionary): FieldReading {
  const { lexicon } = dictionary
  const typedWords = splitWords(asCorrected(typed, lexicon), lexicon)
  const whole = joinPartedCity(partJoinedWords(typedWords, dictionary), dictionary)
  const words = asWordsOfComplaints(asWritten(whole, dictionary), dictionary)
  const start: Step = {
    ...START,
    specialty: fields.specialty.last.specialty,
    insurer: fields.insurance.last.insurer,
    city: fields.location.last.city,
    isCityCertain: fields.location.last.city !== null,
    neighbourhood: fields.location.last.neighbourhood,
    state: fields.location.last.state,
    region: fields.location.last.region,
  }
  return {
    words,
    last: readingPastHomes(words, new PhraseReadings(words, dictionary, null), start, lexicon),
    isUnknown: false,
  }
}

const SHORTEST_JOINED = 10
const SHORTEST_PART = 4
const MAX_PARTS = 4

/** Splits words that were typed as one: 'dermatologistacampinas', 'dentistaemsantos'. */
function partJoinedWords(words: readonly Word[], dictionary: QueryDictionary): Word[] {
  return words.flatMap((word) => {
    if (word.text.length < SHORTEST_JOINED || dictionary.exactly(word.text).length > 0) return [word]
    const parts = partsOf(word.text, dictionary, MAX_PARTS)
    if (!parts?.some((part) => dictionary.exactly(part).some(isNamed(parts)))) return [word]
    return parts.map((text, index) => ({
      text,
      typed: text,
      shown: text,
      startsPart: index === 0 && word.startsPart,
    }))
  })
}

/** Joins a large city's name at the end, beside a profession, within which a blank slipped: 'dentista bel em'. */
function joinPartedCity(words: readonly Word[], dictionary: QueryDictionary): readonly Word[] {
  const [first, second] = words.slice(-2)
  if (words.length < 3 || !first || !second || second.startsPart) return words
  const text = first.text + second.text
  const isACity = dictionary.exactly(text).some((entry) => entry.kind === 'city' && entry.rank < 2)
  const before = phraseOf(words, words.length - 3, words.length - 2)
  if (!isACity || dictionary.exactlyIn(phraseOf(words, words.length - 2)).length > 0) return words
  const near = dictionary.nearly(before).map(({ entry }) => entry)
  const isOfAProfession = [...dictionary.exactlyIn(before), ...near].some(
    (entry) => entry.kind === 'specialty' && !entry.isEveryday,
  )
  if (!isOfAProfession) return words
  return [
    ...words.slice(0, -2),
    { ...first, text, typed: first.typed + second.typed, shown: first.shown + second.shown },
  ]
}

/** Whether an entry is a certain insurer or a specialty, before a short end a profession: not 'endometrio|ma'. */
function isNamed(parts: readonly string[]): (entry: DictionaryEntry) => boolean {
  const endsShort = (parts.at(-1)?.length ?? 0) < SHORTEST_PART
  return (entry) =>
    entry.kind === 'specialty'
      ? !(endsShort && entry.isEveryday)
      : entry.kind === 'insurer' && entry.isCertain
}

/** Tries the longest known beginning first; null if the rest is unknown. */
function partsOf(text: string, dictionary: QueryDictionary, most: number): string[] | null {
  if (text === '') return []
  if (most === 0) return null
  for (let end = text.length; end > 0; end--) {
    const part = text.slice(0, end)
    if (!mayBeAPart(part, dictionary, end === text.length)) continue
    const others = partsOf(text.slice(end), dictionary, most - 1)
    if (others) return [part, ...others]
  }
  return null
}

/** Short parts are prepositions, or at the end states and initials of cities: 'endocrinounimedbh', not 'bacteria|na'. */
function mayBeAPart(part: string, dictionary: QueryDictionary, isLast: boolean): boolean {
  const entries = dictionary.exactly(part)
  if (part.length >= SHORTEST_PART) return entries.length > 0
  return entries.some(
    (entry) =>
      (!isLast && entry.kind === 'marker' && entry.role === 'in') ||
      (isLast && (entry.kind === 'state' || (entry.kind === 'city' && entry.rank < 2))),
  )
}

/**
 * Returns the likeliest reading, which passes over the place where the asker lives, works or comes from if another is
 * named: 'moro em Campinas, procuro dentista em Valinhos'. Of several such places and no other the last counts.
 */
function readingPastHomes(words: readonly Word[], readings: Readings, start: Step, lexicon: Lexicon): Step {
  const last = likeliestReading(words, readings, start)
  const steps = stepsTo(last)
  const home = firstHome(words, steps, lexicon)
  if (!home || !steps.some((step) => isElsewhere(step, home))) return last
  return readingPastHomes(words, passingOver(home, readings), start, lexicon)
}

/** The words that name it, with their verb; `places` are 'Campinas' and 'SP'. */
interface Home {
  readonly from: number
  readonly to: number
  readonly places: readonly Reading[]
}

function firstHome(words: readonly Word[], steps: readonly Step[], { typing }: Lexicon): Home | null {
  for (const [index, { reading }] of steps.entries()) {
    if (!reading || !isPlace(reading.meaning.kind)) continue
    const said = typing.beforeAHome.exec(saidBefore(words, steps, index))
    if (!said) continue
    const places = placesFrom(steps, index)
    return {
      from: reading.from - said[0].split(' ').length,
      to: places.at(-1)?.to ?? reading.to,
      places,
    }
  }
  return null
}

/** The words before the step that name nothing, back to a comma. */
function saidBefore(words: readonly Word[], steps: readonly Step[], index: number): string {
  const place = steps[index]?.reading?.from ?? 0
  let from = place
  for (const { reading } of steps.slice(0, index).toReversed()) {
    if (!reading || words[from]?.startsPart || !namesNothing(reading)) break
    from = reading.from
  }
  return words
    .slice(from, place)
    .map(({ text }) => text)
    .join(' ')
}

function namesNothing({ meaning }: Reading): boolean {
  return meaning.kind === 'marker' || (meaning.kind === 'name' && meaning.isOrdinary)
}

/** 'Campinas SP', 'Vila Mariana em São Paulo': the place at the step, and what of it follows. */
function placesFrom(steps: readonly Step[], index: number): Reading[] {
  const places: Reading[] = []
  for (const { reading } of steps.slice(index)) {
    if (!reading || !(isPreposition(reading) || isPlace(reading.meaning.kind))) break
    if (isPreposition(reading)) continue
    const [first = reading] = places
    if (first !== reading && !belongsTo(first, reading) && !belongsTo(reading, first)) break
    places.push(reading)
  }
  return places
}

function isPreposition({ meaning }: Reading): boolean {
  return meaning.kind === 'marker' && /^(?:in|connective|stateOf)$/.test(meaning.role)
}

function belongsTo({ meaning: part }: Reading, { meaning: whole }: Reading): boolean {
  if (part.kind !== 'city' && part.kind !== 'neighbourhood') return false
  if (whole.kind === 'state') return isInState(part, whole.code)
  return part.kind === 'neighbourhood' && whole.kind === 'city' && isPartOf(part, whole)
}

/** A place that is named beside the home, neither in it nor as its state. */
function isElsewhere({ reading, before }: Step, { from, to, places }: Home): boolean {
  if (!reading || !isPlace(reading.meaning.kind) || (reading.from >= from && reading.from < to)) return false
  const { meaning } = reading
  const tag = before?.tag ?? 'start'
  const narrowest = places.find((place) => place.meaning.kind !== 'state') ?? places[0]
  if (isDenied(tag, meaning.kind) || (narrowest && belongsTo(reading, narrowest))) return false
  const mayBeACity = meaning.kind === 'state' && !meaning.isCode && (tag === 'in' || tag === 'specialty')
  return mayBeACity || !places.some((place) => belongsTo(place, reading))
}

function passingOver({ from: first, to: end }: Home, readings: Readings): Readings {
  const passed: Reading = {
    from: first,
    to: end,
    meaning: { kind: 'marker', role: 'noise', cost: 0 },
    cost: 0,
  }
  return {
    startingAt: (from) =>
      from === first ? [passed] : readings.startingAt(from).filter(({ to }) => to <= first || from >= end),
  }
}
