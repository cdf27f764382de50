import { specialtyByName, type SpecialtyName } from '../specialties.ts'
import { AGES, COMPLAINTS } from './complaints.ts'
import { DISEASE_CODES } from './disease_codes.ts'
import { DISEASES } from './diseases.ts'
import { DRUGS } from './drugs.ts'
import { PROCEDURES } from './procedures.ts'
import { SYMPTOMS } from './symptoms.ts'
import { TITLES } from './titles.ts'

// Apart from the specialties, which the browser loads.

/** An everyday word or phrase, and who is asked about it. */
export interface VocabularyTerm {
  readonly term: string
  /** The best first. */
  readonly specialties: readonly [SpecialtyName, ...SpecialtyName[]]
  /** `title` is somebody's own, `age` says who is ill; the others are what is treated. */
  readonly kind: 'title' | 'age' | 'disease' | 'drug' | 'complaint'
  /** Gives way to any other word of the query. */
  readonly isVague: boolean
  /** While somebody types; a long complaint or a crude word never is. */
  readonly isOffered: boolean
}

/** In words. */
const MAX_WORDS_OFFERED = 4

/** Each line of the lists: the specialties, a colon, then the terms parted by semicolons. */
function termsOf(list: string, kind: VocabularyTerm['kind']): VocabularyTerm[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', terms = ''] = line.split(': ')
      const [first, ...others] = names.split(', ').map(catalogued)
      if (!first) return []
      return terms
        .split('; ')
        .map((written) => written.trim())
        .map((written) => ({
          term: written.replace(/^[~!]/, ''),
          specialties: [first, ...others],
          kind,
          isVague: kind === 'drug' || written.startsWith('~'),
          isOffered:
            kind !== 'drug' && !written.startsWith('!') && written.split(' ').length <= MAX_WORDS_OFFERED,
        }))
    })
}

function catalogued(name: string): SpecialtyName {
  const specialty = specialtyByName(name)
  if (!specialty) throw new Error(`'${name}' in the vocabulary is no specialty`)
  return specialty.name
}

export const VOCABULARY: readonly VocabularyTerm[] = [
  ...termsOf(TITLES, 'title'),
  ...termsOf(AGES, 'age'),
  ...termsOf(DISEASES, 'disease'),
  ...termsOf(DRUGS, 'drug'),
  ...[SYMPTOMS, PROCEDURES, COMPLAINTS, DISEASE_CODES].flatMap((list) => termsOf(list, 'complaint')),
]
