import { readFileSync } from 'node:fs'
import { Lexicon } from './lexicon.ts'

let known: Lexicon | null = null

/** Returns the lexicon of the text files beside this one, read on first use. Throws if one is missing or has an error. */
export function readLexicon(): Lexicon {
  known ??= new Lexicon((file) => readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8'))
  return known
}
