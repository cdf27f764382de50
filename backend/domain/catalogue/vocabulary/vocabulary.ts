import { specialtyByName, type SpecialtyName } from '../specialties.ts'
import { DISEASES } from './diseases.ts'
import { PROCEDURES } from './procedures.ts'
import { SYMPTOMS } from './symptoms.ts'
import { TITLES } from './titles.ts'

// Apart from the specialties, which the browser loads.

/** An everyday word or phrase, and who is asked about it. */
export interface VocabularyTerm {
  readonly term: string
  /** The best first. */
  readonly specialties: readonly [SpecialtyName, ...SpecialtyName[]]
  /** Somebody's title, not what they treat. */
  readonly isTitle: boolean
}

/** Each line of the lists: the specialties, a colon, then the terms parted by semicolons. */
function termsOf(list: string, isTitle: boolean): VocabularyTerm[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', terms = ''] = line.split(': ')
      const [first, ...others] = names.split(', ').map(catalogued)
      if (!first) return []
      return terms
        .split('; ')
        .map((term) => ({ term: term.trim(), specialties: [first, ...others], isTitle }))
    })
}

function catalogued(name: string): SpecialtyName {
  const specialty = specialtyByName(name)
  if (!specialty) throw new Error(`'${name}' in the vocabulary is no specialty`)
  return specialty.name
}

export const VOCABULARY: readonly VocabularyTerm[] = [
  ...termsOf(TITLES, true),
  ...[DISEASES, SYMPTOMS, PROCEDURES].flatMap((list) => termsOf(list, false)),
]
