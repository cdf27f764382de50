import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { MEDICINE_OF_AGES } from './medicine_of_ages.ts'
import { MEDICINE_OF_BODY } from './medicine_of_body.ts'
import { MEDICINE_OF_MIND_AND_SENSES } from './medicine_of_mind_and_senses.ts'
import { MEDICINE_OF_ORGANS } from './medicine_of_organs.ts'
import { OTHER_PROFESSIONS } from './other_professions.ts'
import type { SpecialtyText } from './specialty_text.ts'

/** One for every specialty of the catalogue: the compiler asks for the missing ones. */
export const SPECIALTY_TEXTS: Readonly<Record<SpecialtyName, SpecialtyText>> = {
  ...MEDICINE_OF_AGES,
  ...MEDICINE_OF_BODY,
  ...MEDICINE_OF_MIND_AND_SENSES,
  ...MEDICINE_OF_ORGANS,
  ...OTHER_PROFESSIONS,
}
