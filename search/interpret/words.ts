import { foldText } from '#domain/shared/text.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'

/** Longer queries are cut, to bound the time of the interpretation. */
const MAX_CHARACTERS = 400
const MAX_WORDS = 60
const MAX_WORD_LENGTH = 32

export interface Word {
  /** Normalized: lower case, no accents, letters and digits only. */
  readonly text: string
  /** Lower case with accents: distinguishes 'pará' from 'para' and 'poá' from 'poa'. */
  readonly typed: string
  /** As typed, with capitals. */
  readonly shown: string
  /** A comma, a slash or a spaced hyphen precedes it. */
  readonly startsPart: boolean
  /** Of a complaint, though somebody or a town is called so. */
  readonly isCommon?: true
}

const WORD_OR_BREAK = /[\p{L}\p{M}\p{N}]+(?:['’´`][\p{L}\p{M}\p{N}]+)*|[,;/|()\n]|(?:^|\s)[-–—]|[-–—](?=\s)/gu

const NO_LETTER = /[^a-z0-9]/g

/** From this many words on a query is a sentence, in which a place needs a preposition or its state. */
export const LEAST_WORDS_OF_A_SENTENCE = 5

function inFull(words: Word[], { typing, words: classes }: Lexicon): Word[] {
  const { abbreviations, abbreviationsInSentences } = typing
  const isSentence = words.length >= LEAST_WORDS_OF_A_SENTENCE
  if (!isSentence && !words.some(({ text }) => abbreviations.has(text))) return words
  return words.map((word, index) => {
    const { text } = word
    const next = words[index + 1]?.text ?? ''
    const isLetter = isSentence && !classes.continue_a_name.has(next) && !NUMBER.test(next)
    const whole = abbreviations.get(text) ?? (isLetter ? abbreviationsInSentences.get(text) : undefined)
    return whole ? { ...word, text: whole } : word
  })
}

const NUMBER = /^\d+$/

/** An ICD-10 code, with or without 'CID' before and a fourth character: the first three determine the specialty. */
const DISEASE_CODE = /\bcid(?:\W?10)?\W{0,3}([a-t]\d\d)\.?\d?\b|\b([a-t]\d\d)\.\d\b/gi

/** Returns the query without what it corrects itself. */
export function asCorrected(query: string, { typing }: Lexicon): string {
  return query.replace(typing.corrected, ' ')
}

function inWords(query: string, { typing }: Lexicon): string {
  if (!typing.mayBeRewritten.test(query)) return query
  return query
    .replace(typing.deniedBeforeTheMode, typing.deniedMode)
    .replace(typing.anyEmoji, (picture) => ` ${typing.emoji.get(picture) ?? ''} `)
    .replace(DISEASE_CODE, ' $1$2 ')
}

/** Returns the words of a query in order; at most 60 of at most 32 letters each. Accepts full-width letters. */
export function splitWords(query: string, lexicon: Lexicon): Word[] {
  const words: Word[] = []
  let startsPart = false
  const typed = inWords(query.slice(0, MAX_CHARACTERS).normalize('NFKC'), lexicon)
  for (const [token] of typed.matchAll(WORD_OR_BREAK)) {
    const text = foldText(token).replace(NO_LETTER, '').slice(0, MAX_WORD_LENGTH)
    if (text !== '') words.push({ text, typed: token.toLowerCase(), shown: token, startsPart })
    startsPart = text === ''
    if (words.length === MAX_WORDS) break
  }
  return inFull(words, lexicon)
}

/** Returns whether the query has any word; a plain letter or digit shows it without splitting. */
export function hasWords(query: string, lexicon: Lexicon): boolean {
  return /[a-z\d]/i.test(query.slice(0, MAX_CHARACTERS)) || splitWords(query, lexicon).length > 0
}

/** Words joined without blanks, and where each after the first begins. */
export class Phrase {
  text = ''
  readonly starts: number[] = []

  add(word: string): void {
    if (this.text !== '') this.starts.push(this.text.length)
    this.text += word
  }
}

/** Returns a range of words as a phrase. */
export function phraseOf(words: readonly Word[], from = 0, to = words.length): Phrase {
  const phrase = new Phrase()
  for (let index = from; index < to; index++) phrase.add(words[index]?.text ?? '')
  return phrase
}

/** Joins a range of words without spaces, as the dictionary stores phrases. */
export function joinWords(words: readonly Word[], from = 0, to = words.length): string {
  let joined = ''
  for (let index = from; index < to; index++) joined += words[index]?.text ?? ''
  return joined
}

/** Returns a phrase's dictionary key: equal for 'sul américa' and 'SulAmérica'. */
export function phraseKey(phrase: string, lexicon: Lexicon): string {
  return joinWords(splitWords(phrase, lexicon))
}

/** The same without connectives: 'juizfora'. */
export function bareKey(phrase: string, lexicon: Lexicon): string {
  return joinWords(splitWords(phrase, lexicon).filter(({ text }) => !lexicon.isConnective(text)))
}

/** Returns the words of a phrase without fillers. */
export function contentOf(phrase: string, lexicon: Lexicon): string[] {
  return splitWords(phrase, lexicon)
    .map(({ text }) => text)
    .filter((text) => !lexicon.isFiller(text))
}
