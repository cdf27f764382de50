import type { SpecialtyText } from '../demo_world.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { AGES_OF_LIFE, VESSELS_AND_SURGERY } from './ages_and_surgery.ts'
import { MOVEMENT_AND_CARE, SKIN_BONES_AND_JOINTS } from './body_and_care.ts'
import { HEART_KIDNEYS_AND_BLOOD, HORMONES_AND_DEFENCES } from './chest_and_hormones.ts'
import { DIGESTION_AND_BREATHING, EYES_EARS_AND_IMAGES, MIND_AND_NERVES } from './head_and_digestion.ts'
import { TEETH_WORDS_AND_FOOD } from './teeth_words_and_food.ts'

/** One for every specialty of the catalogue: the compiler asks for the missing ones. */
export const SPECIALTY_TEXTS: Readonly<Record<SpecialtyName, SpecialtyText>> = {
  ...AGES_OF_LIFE,
  ...DIGESTION_AND_BREATHING,
  ...EYES_EARS_AND_IMAGES,
  ...HEART_KIDNEYS_AND_BLOOD,
  ...HORMONES_AND_DEFENCES,
  ...MIND_AND_NERVES,
  ...MOVEMENT_AND_CARE,
  ...SKIN_BONES_AND_JOINTS,
  ...TEETH_WORDS_AND_FOOD,
  ...VESSELS_AND_SURGERY,
}
