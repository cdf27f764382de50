import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { AGES_OF_LIFE } from './ages_of_life.ts'
import { DIGESTION_AND_BREATHING } from './digestion_and_breathing.ts'
import { EYES_EARS_AND_IMAGES } from './eyes_ears_and_images.ts'
import { HEART_KIDNEYS_AND_BLOOD } from './heart_kidneys_and_blood.ts'
import { HORMONES_AND_DEFENCES } from './hormones_and_defences.ts'
import { MIND_AND_NERVES } from './mind_and_nerves.ts'
import { MOVEMENT_AND_CARE } from './movement_and_care.ts'
import { SKIN_BONES_AND_JOINTS } from './skin_bones_and_joints.ts'
import { TEETH_WORDS_AND_FOOD } from './teeth_words_and_food.ts'
import { VESSELS_AND_SURGERY } from './vessels_and_surgery.ts'
import type { SpecialtyText } from './specialty_text.ts'

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
