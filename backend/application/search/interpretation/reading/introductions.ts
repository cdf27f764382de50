import { isPersonName } from '#application/search/interpretation/dictionary/person_names.ts'
import type { Word } from '#application/search/interpretation/words.ts'
import type { Reading } from './reading.ts'

/** How people say who they are before they say whom they look for, longest first. */
const INTRODUCTIONS = [
  'o meu nome e',
  'meu nome e',
  'meu nome',
  'eu me chamo',
  'me chamo',
  'quem fala e o',
  'quem fala e a',
  'quem fala e',
  'aqui quem fala e',
  'aqui e o',
  'aqui e a',
  'aqui e',
  'eu sou o',
  'eu sou a',
  'sou o',
  'sou a',
].map((phrase) => phrase.split(' '))

const MAX_NAMES = 4

/** 'Meu nome é José': whoever asks is not the one who is asked for. Null where nobody introduces themselves at the word. */
export function introductionTo(words: readonly Word[], from: number): Reading | null {
  const said = INTRODUCTIONS.find((phrase) => phrase.every((word, at) => words[from + at]?.text === word))
  if (!said) return null
  const first = from + said.length
  let to = first
  while (to < first + MAX_NAMES && !words[to]?.startsPart && isPersonName(words[to]?.text ?? '')) to += 1
  if (to === first) return null
  return { from, to, meaning: { kind: 'marker', role: 'noise', cost: 0 }, cost: 0, isGuess: false }
}
