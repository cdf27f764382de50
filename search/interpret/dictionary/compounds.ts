import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { specialtiesIn } from '#search/lexicon/vocabulary.ts'

const LEAST_LETTERS = 7

/**
 * Medical terms are compounds of organ and process: 'colangite' is an inflammation of the bile ducts, though no list has
 * it.
 */
export class Compounds {
  readonly #mayBeOne: RegExp
  readonly #patterns: readonly (readonly [specialties: readonly SpecialtyName[], words: RegExp])[]

  constructor(lexicon: Lexicon) {
    const processes = lexicon.lines('compounds', 'processes').join('|')
    const otherEnds = lexicon.lines('compounds', 'other_ends').join('|')
    this.#mayBeOne = new RegExp(`(?:${processes}|${otherEnds})$`)
    const patternsOf = (kind: string, expression: (parts: string) => string) =>
      lexicon.sections('compounds').flatMap(({ head, lines }) => {
        if (!head.startsWith(kind)) return []
        return [[specialtiesIn(head.slice(kind.length)), new RegExp(expression(lines.join('|')))] as const]
      })
    this.#patterns = [
      ...patternsOf('end ', (ends) => `^(?:${ends})$`),
      ...patternsOf('organ ', (beginnings) => `^(?:${beginnings})[a-z]*?(?:${processes})$`),
    ]
  }

  /** Returns the specialties for a compound, best first; empty for other words. */
  specialtiesOf(word: string): readonly SpecialtyName[] {
    if (word.length < LEAST_LETTERS || !this.#mayBeOne.test(word)) return []
    return this.#patterns.find(([, pattern]) => pattern.test(word))?.[0] ?? []
  }
}
