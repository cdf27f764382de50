import { FIRST_NAMES } from './first_names.ts'
import { SURNAMES } from './surnames.ts'

const firstNames = new Set(FIRST_NAMES.split(' '))
const surnames = new Set(SURNAMES.split(' '))

/** Whether the folded word is a common Brazilian first name or surname. */
export function isPersonName(word: string): boolean {
  return firstNames.has(word) || surnames.has(word)
}

export function isSurname(word: string): boolean {
  return surnames.has(word)
}

/** Whether a place of these words could as well be somebody: 'Lorena', 'Lauro de Freitas', not 'Santa Maria'. */
export function soundLikeAPerson(words: readonly string[]): boolean {
  const [first = '', ...others] = words
  if (others.length === 0) return isPersonName(first)
  return firstNames.has(first) && others.every(isPersonName)
}
