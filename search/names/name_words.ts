import { foldText } from '#domain/shared/text.ts'

const PARTICLES = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'di', 'del'])
const MAX_CHARACTERS = 400
const MAX_WORDS = 8
const MAX_LETTERS = 40

/**
 * Returns the words a person is found by: normalized letters and digits, without particles. A name with an apostrophe
 * is found as one word and as two (d'Ávila: d, avila, davila). The database function `name_words` returns the same.
 */
export function wordsOfName(name: string): string[] {
  const folded = foldText(name)
  return [...new Set([...split(folded), ...split(withoutApostrophes(folded))])]
}

/** Returns the words of a typed name, without particles; at most 8 words of at most 40 letters. */
export function wordsTyped(text: string): string[] {
  const words = split(withoutApostrophes(foldText(text.slice(0, MAX_CHARACTERS))))
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_LETTERS))
}

function withoutApostrophes(folded: string): string {
  return folded.replace(/['’`´]/g, '')
}

function split(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !PARTICLES.has(word))
}
