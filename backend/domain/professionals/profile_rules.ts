import { type DisplayGender, type SpecialtyName, specialtyByName } from '#domain/catalogue/specialties.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { cepDigits } from '#domain/shared/cep.ts'
import { limitedName, optionalText } from '#domain/shared/limited_text.ts'
import { phoneNumber } from '#domain/shared/phone.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { webAddress } from '#domain/shared/web_address.ts'
import type { ProfessionalState, Title } from './professional_state.ts'
import { registrationNumber } from './registration_number.ts'

/** For each field its text as it is stored, null where that breaks the rule. */
export type RulesOf<Fields> = { readonly [Field in keyof Fields]: (typed: string) => Fields[Field] | null }

type Required = 'name' | 'lastname' | 'displayGender' | 'specialty' | 'crm' | 'slug'
type Optional =
  'title' | 'city' | 'state' | 'cep' | 'whatsapp' | 'phone' | 'bio' | 'experience' | 'redirectUrl'

const specialty = (typed: string): SpecialtyName | null => specialtyByName(typed)?.name ?? null
const gender = (typed: string): DisplayGender | null =>
  typed === 'masculino' || typed === 'feminino' ? typed : null
const title = (typed: string): Title | null => (typed === 'Dr' || typed === 'Dra' ? typed : null)
const state = (typed: string) => (isStateCode(typed) ? typed : null)
const slug = (typed: string) => (isSlug(typed) ? typed : null)
const personName = (typed: string) => limitedName(typed, 2, 80)
const longText = (typed: string) => optionalText(typed, 5000) ?? null

/** None of these may be cleared. */
export const REQUIRED: RulesOf<Pick<ProfessionalState, Required>> = {
  name: personName,
  lastname: personName,
  displayGender: gender,
  specialty,
  crm: registrationNumber,
  slug,
}

export const OPTIONAL: RulesOf<Pick<ProfessionalState, Optional>> = {
  title,
  city: personName,
  state,
  cep: cepDigits,
  whatsapp: phoneNumber,
  phone: phoneNumber,
  bio: longText,
  experience: longText,
  redirectUrl: webAddress,
}
