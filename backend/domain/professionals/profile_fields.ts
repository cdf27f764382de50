import { type DisplayGender, type SpecialtyName, specialtyByName } from '#domain/catalogue/specialties.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { cepDigits } from '#domain/shared/cep.ts'
import { limitedName, optionalText } from '#domain/shared/limited_text.ts'
import { phoneDigits } from '#domain/shared/phone.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { webAddress } from '#domain/shared/web_address.ts'
import { weekdaysInOrder } from './availability.ts'
import type { ProfessionalState, Title } from './professional_state.ts'
import { registrationNumber } from './registration_number.ts'
import { LINK_NAMES, type LinkName, type SocialLinks, socialLink } from './social_links.ts'

/** Fields as a professional types them: absent is unchanged, null or blank is cleared (optional ones only). */
export interface TypedProfile extends Partial<Record<LinkName, string | null>> {
  title?: string | null
  name?: string
  lastname?: string
  displayGender?: string
  specialty?: string
  crm?: string
  slug?: string
  city?: string | null
  state?: string | null
  cep?: string | null
  whatsapp?: string | null
  phone?: string | null
  presencial?: boolean
  teleconsulta?: boolean
  availability?: readonly string[]
  bio?: string | null
  experience?: string | null
  redirectUrl?: string | null
}

export type ProfileField = keyof TypedProfile
export type ProfileRefusal = `${ProfileField}_invalid`

type Rule = (typed: string) => unknown

const specialty = (typed: string): SpecialtyName | null => specialtyByName(typed)?.name ?? null
const gender = (typed: string): DisplayGender | null =>
  typed === 'masculino' || typed === 'feminino' ? typed : null
const title = (typed: string): Title | null => (typed === 'Dr' || typed === 'Dra' ? typed : null)
const state = (typed: string) => (isStateCode(typed) ? typed : null)
const slug = (typed: string) => (isSlug(typed) ? typed : null)
const personName: Rule = (typed) => limitedName(typed, 2, 80)
const longText: Rule = (typed) => optionalText(typed, 5000) ?? null

const REQUIRED = {
  name: personName,
  lastname: personName,
  displayGender: gender,
  specialty,
  crm: registrationNumber,
  slug,
}

const OPTIONAL = {
  title,
  city: personName,
  state,
  cep: cepDigits,
  whatsapp: phoneDigits,
  phone: phoneDigits,
  bio: longText,
  experience: longText,
  redirectUrl: webAddress,
} satisfies Record<string, Rule>

/** The typed fields as they are stored, or the first one that breaks its rule (access matrix §6). */
export function checkProfile(
  typed: TypedProfile,
  links: SocialLinks,
): Result<Partial<ProfessionalState>, ProfileRefusal> {
  const texts = checkTexts(typed)
  if (!texts.ok) return texts
  const checkedLinks = checkLinks(typed, links)
  if (!checkedLinks.ok) return checkedLinks
  const availability = typed.availability && weekdaysInOrder(typed.availability)
  if (availability === null) return fail('availability_invalid')
  const { presencial, teleconsulta } = typed
  return ok({
    ...texts.value,
    links: checkedLinks.value,
    ...(availability && { availability }),
    ...(presencial !== undefined && { presencial }),
    ...(teleconsulta !== undefined && { teleconsulta }),
  })
}

function checkTexts(typed: TypedProfile): Result<Partial<ProfessionalState>, ProfileRefusal> {
  const checked: Partial<Record<ProfileField, unknown>> = {}
  for (const [field, rule] of entriesOf(REQUIRED)) {
    if (typed[field] === undefined) continue
    checked[field] = rule(typed[field])
    if (checked[field] === null) return fail(`${field}_invalid`)
  }
  for (const [field, rule] of entriesOf(OPTIONAL)) {
    const text = withoutTitleWord(field, typed[field])
    if (text === undefined) continue
    checked[field] = text?.trim() ? rule(text) : null
    if (text?.trim() && checked[field] === null) return fail(`${field}_invalid`)
  }
  return ok(checked as Partial<ProfessionalState>)
}

/** The screens write 'none' or 'nenhum' for no title. */
function withoutTitleWord(field: ProfileField, text: string | null | undefined): string | null | undefined {
  return field === 'title' && (text === 'none' || text === 'nenhum') ? null : text
}

function checkLinks(typed: TypedProfile, links: SocialLinks): Result<SocialLinks, ProfileRefusal> {
  const checked = { ...links }
  for (const name of LINK_NAMES) {
    const text = typed[name]
    if (text === undefined) continue
    checked[name] = text?.trim() ? socialLink(name, text) : null
    if (text?.trim() && checked[name] === null) return fail(`${name}_invalid`)
  }
  return ok(checked)
}

function entriesOf<Rules extends Record<string, Rule>>(rules: Rules): [keyof Rules, Rule][] {
  return Object.entries(rules) as [keyof Rules, Rule][]
}
