import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { specialtyEntry } from '#application/search/interpretation/dictionary/catalogue_entries.ts'
import { isFiller, type Word } from '#application/search/interpretation/words.ts'
import type { QueryDictionary } from '#application/search/interpretation/dictionary/query_dictionary.ts'
import type {
  DictionaryEntry,
  MarkerRole,
} from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import { isPersonName } from '#application/search/interpretation/dictionary/person_names.ts'
import { COMMON_WORDS } from '#application/search/interpretation/dictionary/sentence_words.ts'
import { isListed } from '#application/search/interpretation/roots.ts'
import type { Reading } from './reading.ts'

/** A word's role in a complaint: its root counts, may count, is ignored, or the complaint ends. */
type Part = { readonly root: string; readonly isCertain: boolean } | 'filler' | 'end'

const MAX_WORDS = 10
/** More expensive than the vocabulary's own words. */
const COST_OF_OTHER_WORDS = 0.5

/** 'E', 'mas': another complaint follows. */
const PARTING_WORDS = new Set('e mas ou porque pq pois porem entao depois desde apos so'.split(' '))
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
/** The patient may be named anywhere: 'o rosto da minha mãe entortou'. */
const RELATIVES = new Set(
  'mae pai avo vo vovo filho filha filhos bebe nene nenem crianca marido esposa esposo irmao irma neto neta tio tia sogra sogro'.split(
    ' ',
  ),
)
const DENIALS = new Set(['nao', 'nem', 'sem'])

/** Finds complaints with the words in another order, form or word class, and with others between. */
export class ComplaintReadings {
  private readonly parts: readonly Part[]
  private readonly words: readonly Word[]
  private readonly dictionary: QueryDictionary

  constructor(words: readonly Word[], dictionary: QueryDictionary) {
    this.words = words
    this.dictionary = dictionary
    this.parts = words.map((word) => this.partOf(word))
  }

  /** Returns those that start at the word and that none of `known` reads from the same words. */
  startingAt(from: number, known: readonly Reading[]): Reading[] {
    if (typeof this.parts[from] !== 'object') return []
    const readings: Reading[] = []
    const roots: string[] = []
    const certain: string[] = []
    const end = Math.min(from + MAX_WORDS, this.words.length)
    for (let to = from + 1; to <= end; to++) {
      const part = this.parts[to - 1]
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
        this.dictionary.withRoots(roots) ?? (part.isCertain ? this.dictionary.withRoots(certain) : null)
      if (meaning) readings.push({ from, to, meaning, cost: meaning.cost + COST_OF_OTHER_WORDS })
    }
    return readings
  }

  private partOf({ text }: Word): Part {
    if (PARTING_WORDS.has(text)) return 'end'
    if (isFiller(text)) return 'filler'
    const root = this.dictionary.rootInComplaints(text)
    if (root && (DENIALS.has(text) || isListed(text))) return { root, isCertain: true }
    const meanings = this.dictionary.exactly(text)
    if (meanings.some(saysSomething)) return 'end'
    const isMarker = meanings.length > 0 && meanings.every(({ kind }) => kind === 'marker')
    const isOrdinary = this.dictionary.isOrdinary(text, { exactly: isMarker })
    if (!root || (isMarker && !isOrdinary))
      return isMarker || isOrdinary || this.isUnknown(text) ? 'filler' : 'end'
    return { root, isCertain: !COMMON_WORDS.has(text) && !RELATIVES.has(text) }
  }

  /** An unknown word stands between: 'uma dor chata no ombro'. */
  private isUnknown(text: string): boolean {
    return !isPersonName(text) && this.dictionary.exactly(text).length === 0
  }
}

/** A filter, or a word that introduces one. */
function saysSomething(entry: DictionaryEntry): boolean {
  if (entry.kind === 'marker') return PARTING_ROLES.has(entry.role) || entry.says?.mode !== undefined
  return entry.kind === 'insurer' || (entry.kind === 'specialty' && !entry.isEveryday)
}

const OLDEST_CHILD = 12
const YOUNGEST_OLD = 65
const YEARS = /^(?:ano|anos|aninho|aninhos)$/
const MONTHS = /^(?:mes|meses|mesinho|mesinhos)$/
/** 'De 6 anos' and 'tem 6 anos' are an age, 'há 6 anos' is none. */
const BEFORE_AN_AGE = /^(?:de|com|tem|tenho|fez|completou)$/
const BEFORE_A_TIME = /^(?:ha|faz|a|por|desde|durante|fazem)$/
const ABOUT = /^(?:uns|umas|quase|so|apenas|mais|menos|ja)$/
const COST = 2

/** Returns the age group stated at the word: child or old person. Null if the number is no age. */
export function ageAt(words: readonly Word[], from: number): Reading | null {
  const { text = '' } = words[from] ?? {}
  if (!/^\d{1,3}$/.test(text)) return null
  const before = words.slice(0, from).findLast((word) => !ABOUT.test(word.text))?.text ?? ''
  const name = specialtyOfAge(Number(text), words[from + 1]?.text ?? '', before, words)
  if (!name) return null
  const meaning = { ...specialtyEntry([name], { isEveryday: true }), isAge: true, cost: COST }
  return { from, to: from + 2, meaning, cost: COST }
}

function specialtyOfAge(
  age: number,
  unit: string,
  before: string,
  words: readonly Word[],
): SpecialtyName | null {
  const isChild = BEFORE_AN_AGE.test(before) && before !== 'tenho'
  if (MONTHS.test(unit)) return isChild && !isOfAPregnancy(words) ? 'Pediatra' : null
  if (!YEARS.test(unit)) return null
  if (age <= OLDEST_CHILD) return isChild ? 'Pediatra' : null
  return age >= YOUNGEST_OLD && !BEFORE_A_TIME.test(before) ? 'Geriatra' : null
}

function isOfAPregnancy(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^(?:gravid|gesta|dor)/.test(text))
}
