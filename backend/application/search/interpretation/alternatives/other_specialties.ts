import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { SpecialtyEntry } from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { Reading } from '#application/search/interpretation/reading/reading.ts'
import type { Understood } from '#application/search/interpretation/reading/understood.ts'
import { phraseOf, sameWords, type ReadField } from './read_field.ts'

/** Two slips this near each other, in the unit of the readings, fit equally. */
const EQUALLY_NEAR = 1.2

/** Specialties that the words fit as well, or that are named beside the chosen one. */
export function otherSpecialties(field: ReadField, reading: Reading, read: SpecialtyEntry): Understood[] {
  const { understood } = field
  if (read.isEveryday && read.name !== understood.specialty) return []
  const near = reading.isGuess ? specialtiesEquallyNear(field, reading) : []
  return [read, ...sameWords(field, reading, 'specialty'), ...near]
    .filter(({ name }) => name !== understood.specialty)
    .map(({ name }) => forSpecialty(understood, name))
}

function forSpecialty(understood: Understood, specialty: SpecialtyName): Understood {
  return { ...understood, specialty }
}

function specialtiesEquallyNear(field: ReadField, reading: Reading): SpecialtyEntry[] {
  return field.dictionary.nearly(phraseOf(field, reading)).flatMap(({ entry, slip }) => {
    const isEquallyNear = entry.cost + slip <= reading.cost + EQUALLY_NEAR
    return entry.kind === 'specialty' && isEquallyNear ? [entry] : []
  })
}
