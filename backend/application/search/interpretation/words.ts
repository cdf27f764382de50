import { foldText } from '#domain/shared/text.ts'

/** Longer queries are cut: nobody types them, and interpretation must stay within its time. */
const MAX_CHARACTERS = 200
const MAX_WORDS = 16
const MAX_WORD_LENGTH = 32

export interface Word {
  /** Folded: lower case, no accents, letters and digits only. */
  readonly text: string
  /** 'Pará' the state, as against 'para' the preposition, which fold alike. */
  readonly isAccentedPara: boolean
  /** A comma, a slash or a spaced hyphen stands before it. */
  readonly startsPart: boolean
}

const WORD_OR_BREAK = /[a-z0-9]+(?:['’´`][a-z0-9]+)*|[,;/|()\n]|(?:^|\s)[-–—]|[-–—](?=\s)/g

/** The words of a query as typed, in order; at most 16 of at most 32 letters each. */
export function splitWords(query: string): Word[] {
  const typed = query.slice(0, MAX_CHARACTERS).normalize('NFC').toLowerCase()
  const folded = foldText(typed)
  const words: Word[] = []
  let startsPart = false
  for (const [token] of folded.matchAll(WORD_OR_BREAK)) {
    if (!/[a-z0-9]/.test(token)) {
      startsPart = true
      continue
    }
    const text = token.replace(/[^a-z0-9]/g, '').slice(0, MAX_WORD_LENGTH)
    words.push({ text, isAccentedPara: text === 'para' && typed.includes('pará'), startsPart })
    if (words.length === MAX_WORDS) break
    startsPart = false
  }
  return words
}

const CONNECTIVES = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd', 'del', 'di'])

export function isConnective(word: string): boolean {
  return CONNECTIVES.has(word)
}
