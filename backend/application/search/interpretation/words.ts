import { foldText } from '#domain/shared/text.ts'

/** Longer queries are cut: nobody types them, and interpretation must stay within its time. */
const MAX_CHARACTERS = 200
const MAX_WORDS = 16
const MAX_WORD_LENGTH = 32

export interface Word {
  /** Folded: lower case, no accents, letters and digits only. */
  readonly text: string
  /** Lower case as typed: tells 'pará' from 'para' and 'poá' from 'poa'. */
  readonly typed: string
  /** A comma, a slash or a spaced hyphen stands before it. */
  readonly startsPart: boolean
}

const WORD_OR_BREAK = /[\p{L}\p{M}\p{N}]+(?:['’´`][\p{L}\p{M}\p{N}]+)*|[,;/|()\n]|(?:^|\s)[-–—]|[-–—](?=\s)/gu

/** The words of a query as typed, in order; at most 16 of at most 32 letters each. */
export function splitWords(query: string): Word[] {
  const words: Word[] = []
  let startsPart = false
  for (const [token] of query
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .toLowerCase()
    .matchAll(WORD_OR_BREAK)) {
    const text = foldText(token)
      .replace(/[^a-z0-9]/g, '')
      .slice(0, MAX_WORD_LENGTH)
    if (text !== '') words.push({ text, typed: token, startsPart })
    startsPart = text === ''
    if (words.length === MAX_WORDS) break
  }
  return words
}

/** The words from one index to before another, joined without spaces as the dictionary keeps phrases. */
export function joinWords(words: readonly Word[], from = 0, to = words.length): string {
  let joined = ''
  for (let index = from; index < to; index++) joined += words[index]?.text ?? ''
  return joined
}

/** A phrase as the dictionary keeps it: 'sul américa' and 'SulAmérica' are one. */
export function phraseKey(phrase: string): string {
  return joinWords(splitWords(phrase))
}

/** The same without its connectives: 'juizfora'. */
export function bareKey(phrase: string): string {
  return joinWords(splitWords(phrase).filter(({ text }) => !isConnective(text)))
}

const CONNECTIVES = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd', 'del', 'di'])

export function isConnective(word: string): boolean {
  return CONNECTIVES.has(word)
}
