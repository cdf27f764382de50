import { specialtyByName, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { marked, type Section } from './sections.ts'

/** An everyday word or phrase, and the specialties for it. */
export interface VocabularyTerm {
  readonly term: string
  /** Best first. */
  readonly specialties: readonly [SpecialtyName, ...SpecialtyName[]]
  /** `title` is a profession, `age` the patient's age group; the others are what is treated. */
  readonly kind: 'title' | 'age' | 'disease' | 'drug' | 'complaint' | 'foreign'
  /** Any other word of the query overrides it. */
  readonly isVague: boolean
  /** Whether it is suggested while typing; long complaints, crude and foreign words are not. */
  readonly isOffered: boolean
}

/** In words. */
const MAX_WORDS_OFFERED = 4

/** Returns the phrases of a file whose heads are specialties, best first. Throws for an unknown specialty. */
export function termsOf(sections: readonly Section[], kind: VocabularyTerm['kind']): VocabularyTerm[] {
  return sections.flatMap(({ head, lines }) => {
    const specialties = specialtiesIn(head)
    return lines.map((line) => {
      const { marks, phrase } = marked(line)
      return {
        term: phrase,
        specialties,
        kind,
        isVague: kind === 'drug' || marks.includes('~'),
        isOffered:
          kind !== 'drug' &&
          kind !== 'foreign' &&
          !marks.includes('!') &&
          phrase.split(' ').length <= MAX_WORDS_OFFERED,
      }
    })
  })
}

/** Returns the codes of blocks like 'A00-A09', which are understood, but never suggested. */
export function diseaseCodes(sections: readonly Section[]): Section[] {
  return sections.map(({ head, lines }) => ({
    head,
    lines: lines.flatMap(codesOf).map((code) => `!${code}`),
  }))
}

function codesOf(block: string): string[] {
  const [from = '', to = from] = block.toLowerCase().split('-')
  const codes: string[] = []
  for (let number = numberOf(from); number <= numberOf(to); number++)
    codes.push(`${String.fromCodePoint(Math.floor(number / 100))}${String(number % 100).padStart(2, '0')}`)
  return codes
}

/** The code as a number: 'b00' is a hundred more than 'a00'. */
function numberOf(code: string): number {
  return code.charCodeAt(0) * 100 + Number(code.slice(1))
}

/** Returns the specialties of a head, best first. Throws for an unknown one. */
export function specialtiesIn(head: string): [SpecialtyName, ...SpecialtyName[]] {
  const [first, ...others] = head.split(', ').map((name) => {
    const specialty = specialtyByName(name)
    if (!specialty) throw new Error(`'${name}' in the lexicon is no specialty`)
    return specialty.name
  })
  if (!first) throw new Error('a head of the lexicon is empty')
  return [first, ...others]
}
