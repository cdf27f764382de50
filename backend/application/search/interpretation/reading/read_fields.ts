import { specialtyEntry } from '../dictionary/catalogue_entries.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { specialtyBySlug } from '#domain/catalogue/specialties.ts'
import type { QueryDictionary } from '#application/search/interpretation/dictionary/query_dictionary.ts'
import { asCorrected, splitWords, type Word } from '#application/search/interpretation/words.ts'
import { readingPastHomes } from './home_places.ts'
import { likeliestReading } from './likeliest_reading.ts'
import { PhraseReadings, type EntryKind } from './phrase_readings.ts'
import type { Step, Tag } from './reading.ts'
import { stepsTo } from './understood.ts'
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
  reading: null,
  before: null,
}

const RULES: Readonly<Record<keyof SeparateFields, { tag: Tag; kinds: ReadonlySet<EntryKind> }>> = {
  location: { tag: 'in', kinds: new Set(['city', 'neighbourhood', 'state']) },
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
  const exact = exactChoice(field, typed.trim())
  if (exact) return { words: [], last: exact, isUnknown: false }
  const words = splitWords(typed)
  const last = likeliestReading(words, new PhraseReadings(words, dictionary, kinds), { ...START, tag })
  const meansSomething = last.specialty ?? last.insurer ?? last.city ?? last.neighbourhood ?? last.state
  const isUnknown = IN_NO_NAME.test(typed) || (!meansSomething && !isEveryChoice(words, last))
  return { words, last, isUnknown }
}

/** Characters that occur in no place, insurer or specialty: `Amil" OR blocked = true`. */
const IN_NO_NAME = /["*<>={}|\\]/

const WORDS_OF_EVERY_CHOICE = new Set(['todos', 'todas', 'todo', 'toda', 'qualquer', 'brasil', 'tanto'])

/** 'Todos os convênios'; an article or preposition alone is no choice either. */
function isEveryChoice(words: readonly Word[], last: Step): boolean {
  return (
    words.some(({ text }) => WORDS_OF_EVERY_CHOICE.has(text)) &&
    stepsTo(last).every(({ reading }) => reading?.meaning.kind === 'marker')
  )
}

/** Values that our own screens and URLs send, which need no interpretation. */
function exactChoice(field: keyof SeparateFields, typed: string): Step | null {
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
      specialty: { ...specialtyEntry([specialty.name], { isEveryday: false }), cost: 0 },
    }
  )
}

/** Reads the search box, given the separate fields. */
export function readQuery(typed: string, fields: SeparateFields, dictionary: QueryDictionary): FieldReading {
  const words = partJoinedWords(splitWords(asCorrected(typed)), dictionary)
  const start: Step = {
    ...START,
    specialty: fields.specialty.last.specialty,
    insurer: fields.insurance.last.insurer,
    city: fields.location.last.city,
    isCityCertain: fields.location.last.city !== null,
    neighbourhood: fields.location.last.neighbourhood,
    state: fields.location.last.state,
  }
  return {
    words,
    last: readingPastHomes(words, new PhraseReadings(words, dictionary, null), start),
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
    if (!parts?.some((part) => dictionary.exactly(part).some(isProfessionOrInsurer))) return [word]
    return parts.map((text, index) => ({
      text,
      typed: text,
      shown: text,
      startsPart: index === 0 && word.startsPart,
    }))
  })
}

function isProfessionOrInsurer(entry: DictionaryEntry): boolean {
  return entry.kind === 'specialty' || (entry.kind === 'insurer' && entry.isCertain)
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

/** Short parts are prepositions, or at the end states and initials of cities: 'endocrinounimedbh'. */
function mayBeAPart(part: string, dictionary: QueryDictionary, isLast: boolean): boolean {
  const entries = dictionary.exactly(part)
  if (part.length >= SHORTEST_PART) return entries.length > 0
  return entries.some(
    (entry) =>
      (entry.kind === 'marker' && entry.role === 'in') ||
      (isLast && (entry.kind === 'state' || (entry.kind === 'city' && entry.rank < 2))),
  )
}
