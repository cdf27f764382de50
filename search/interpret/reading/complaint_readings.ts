import { SPECIALTY } from '../costs.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { specialtyEntry } from '../dictionary/catalogue_entries.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import type { Word } from '../words.ts'
import type { QueryDictionary } from '../dictionary/query_dictionary.ts'
import type { DictionaryEntry, MarkerRole } from '../dictionary/dictionary_entry.ts'
import type { Reading } from './reading.ts'

/** A word's role in a complaint: its root counts, may count, is ignored, or the complaint ends. */
type Part = { readonly root: string; readonly isCertain: boolean } | 'filler' | 'end'

const MAX_WORDS = 10

const PARTING_ROLES: ReadonlySet<MarkerRole> = new Set([
  'stateOf',
  'plan',
  'planName',
  'title',
  'who',
  'gender',
  'refers',
  'suspects',
])
/** Finds complaints with the words in another order, form or word class, and with others between. */
export class ComplaintReadings {
  readonly #parts: readonly Part[]
  readonly #words: readonly Word[]
  readonly #dictionary: QueryDictionary

  constructor(words: readonly Word[], dictionary: QueryDictionary) {
    this.#words = words
    this.#dictionary = dictionary
    this.#parts = words.map((word) => this.#partOf(word))
  }

  /** Returns those that start at the word and that none of `known` reads from the same words. */
  startingAt(from: number, known: readonly Reading[]): Reading[] {
    if (typeof this.#parts[from] !== 'object') return []
    const readings: Reading[] = []
    const roots: string[] = []
    const certain: string[] = []
    const end = Math.min(from + MAX_WORDS, this.#words.length)
    for (let to = from + 1; to <= end; to++) {
      const part = this.#parts[to - 1]
      if (!part || part === 'end') break
      if (part === 'filler') continue
      roots.push(part.root)
      if (part.isCertain) certain.push(part.root)
      if (
        roots.length < 2 ||
        certain.length === 0 ||
        known.some((one) => one.to === to && one.meaning.kind === 'specialty')
      )
        continue
      const meaning =
        this.#dictionary.withRoots(roots) ?? (part.isCertain ? this.#dictionary.withRoots(certain) : null)
      if (meaning) readings.push({ from, to, meaning, cost: meaning.cost + SPECIALTY.otherWordsBetween })
    }
    return readings
  }

  #partOf({ text, isCommon }: Word): Part {
    const { words, roots, common } = this.#dictionary.lexicon
    if (words.parting_words.has(text)) return 'end'
    if (this.#dictionary.lexicon.isFiller(text)) return 'filler'
    if (this.#dictionary.lexicon.namesThatAreWords.has(text) && !isCommon) return 'end'
    const root = this.#dictionary.rootInComplaints(text)
    if (root && (words.denials.has(text) || roots.has(text))) return { root, isCertain: true }
    const meanings = this.#dictionary.exactly(text)
    if (meanings.some(saysSomething)) return 'end'
    const isMarker = meanings.length > 0 && meanings.every(({ kind }) => kind === 'marker')
    const isOrdinary = isCommon === true || this.#dictionary.isOrdinary(text, { exactly: isMarker })
    if (!root || (isMarker && !isOrdinary))
      return isMarker || isOrdinary || this.#isUnknown(text) ? 'filler' : 'end'
    return { root, isCertain: !common.has(text) && !words.relatives.has(text) }
  }

  /** An unknown word stands between: 'uma dor chata no ombro'. */
  #isUnknown(text: string): boolean {
    return !this.#dictionary.lexicon.isPersonName(text) && this.#dictionary.exactly(text).length === 0
  }
}

/** A filter, or a word that introduces one. */
function saysSomething(entry: DictionaryEntry): boolean {
  if (entry.kind === 'marker') return PARTING_ROLES.has(entry.role) || entry.says?.mode !== undefined
  return entry.kind === 'insurer' || (entry.kind === 'specialty' && !entry.isEveryday)
}

const OLDEST_CHILD = 12
const YOUNGEST_OLD = 65

/** Returns the age group stated at the word: child or old person. Null if the number is no age. */
export function ageAt(words: readonly Word[], from: number, lexicon: Lexicon): Reading | null {
  const { text = '' } = words[from] ?? {}
  if (!/^\d{1,3}$/.test(text)) return null
  const name = specialtyOfAge(Number(text), words, from, lexicon)
  if (!name) return null
  const meaning = {
    ...specialtyEntry([name], { isEveryday: true }, lexicon),
    isAge: true,
    cost: SPECIALTY.age,
  }
  return { from, to: from + 2, meaning, cost: meaning.cost }
}

/** 'De 6 anos' and 'tem 6 anos' are an age, 'há 6 anos' is none. */
function specialtyOfAge(
  age: number,
  words: readonly Word[],
  from: number,
  { words: classes }: Lexicon,
): SpecialtyName | null {
  const before = words.slice(0, from).findLast(({ text }) => !classes.about.has(text))?.text ?? ''
  const unit = words[from + 1]?.text ?? ''
  const isChild = classes.before_an_age.has(before) && !classes.before_an_own_age.has(before)
  if (classes.months.has(unit))
    return isChild && !isOfAPregnancy(words, classes.pregnancy) ? 'Pediatra' : null
  if (!classes.years.has(unit)) return null
  if (age <= OLDEST_CHILD) return isChild ? 'Pediatra' : null
  return age >= YOUNGEST_OLD && !classes.before_a_time.has(before) ? 'Geriatra' : null
}

function isOfAPregnancy(words: readonly Word[], beginnings: ReadonlySet<string>): boolean {
  return words.some(({ text }) => [...beginnings].some((beginning) => text.startsWith(beginning)))
}
