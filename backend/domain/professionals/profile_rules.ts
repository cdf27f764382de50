import { type DisplayGender, type SpecialtyName, specialtyByName } from '#domain/catalogue/specialties.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { cepDigits } from '#domain/shared/cep.ts'
import { limitedName, optionalText } from '#domain/shared/limited_text.ts'
import { phoneDigits } from '#domain/shared/phone.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { webAddress } from '#domain/shared/web_address.ts'
import type { Title } from './professional_state.ts'
import { registrationNumber } from './registration_number.ts'

/** The text as it is stored, null where it breaks the rule. */
export type Rule = (typed: string) => unknown

const specialty = (typed: string): SpecialtyName | null => specialtyByName(typed)?.name ?? null
const gender = (typed: string): DisplayGender | null =>
  typed === 'masculino' || typed === 'feminino' ? typed : null
const title = (typed: string): Title | null => (typed === 'Dr' || typed === 'Dra' ? typed : null)
const state = (typed: string) => (isStateCode(typed) ? typed : null)
const slug = (typed: string) => (isSlug(typed) ? typed : null)
const personName: Rule = (typed) => limitedName(typed, 2, 80)
const longText: Rule = (typed) => optionalText(typed, 5000) ?? null

/** None of these may be cleared. */
export const REQUIRED = rulesOf({
  name: personName,
  lastname: personName,
  displayGender: gender,
  specialty,
  crm: registrationNumber,
  slug,
})

export const OPTIONAL = rulesOf({
  title,
  city: personName,
  state,
  cep: cepDigits,
  whatsapp: phoneDigits,
  phone: phoneDigits,
  bio: longText,
  experience: longText,
  redirectUrl: webAddress,
})

function rulesOf<Rules extends Record<string, Rule>>(rules: Rules): [keyof Rules, Rule][] {
  return Object.entries(rules)
}
