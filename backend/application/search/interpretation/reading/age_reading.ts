import { specialtyEntry } from '../dictionary/catalogue_entries.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { Word } from '#application/search/interpretation/words.ts'
import type { Reading } from './reading.ts'

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
