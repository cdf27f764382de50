import { fail, ok, type Result } from '#domain/shared/result.ts'
import { weekdaysInOrder } from './availability.ts'
import type { ProfessionalState } from './professional_state.ts'
import { OPTIONAL, REQUIRED, type RulesOf } from './profile_rules.ts'
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

type ProfileField = keyof TypedProfile
export type ProfileRefusal = `${ProfileField}_invalid`
type Typed<Fields, Text> = { readonly [Field in keyof Fields]?: Text }
type Checked<Fields> = Result<Partial<Fields>, `${Extract<keyof Fields, string>}_invalid`>

/** The typed fields as they are stored, or the first one that breaks its rule (access matrix §6). */
export function checkProfile(
  typed: TypedProfile,
  links: SocialLinks,
): Result<Partial<ProfessionalState>, ProfileRefusal> {
  const required = checkRequired(REQUIRED, typed)
  if (!required.ok) return required
  const optional = checkOptional(OPTIONAL, { ...typed, title: titleOf(typed) })
  if (!optional.ok) return optional
  const checkedLinks = checkLinks(typed, links)
  if (!checkedLinks.ok) return checkedLinks
  const availability = typed.availability && weekdaysInOrder(typed.availability)
  if (availability === null) return fail('availability_invalid')
  const { presencial, teleconsulta } = typed
  return ok({
    ...required.value,
    ...optional.value,
    links: checkedLinks.value,
    ...(availability && { availability }),
    ...(presencial !== undefined && { presencial }),
    ...(teleconsulta !== undefined && { teleconsulta }),
  })
}

function checkRequired<Fields>(rules: RulesOf<Fields>, typed: Typed<Fields, string>): Checked<Fields> {
  const checked: Partial<Fields> = {}
  for (const field in rules) {
    const text = typed[field]
    if (text === undefined) continue
    const value = rules[field](text)
    if (value === null) return fail(`${field}_invalid`)
    checked[field] = value
  }
  return ok(checked)
}

function checkOptional<Fields>(
  rules: RulesOf<Fields>,
  typed: Typed<Fields, string | null>,
): Checked<{ [Field in keyof Fields]: Fields[Field] | null }> {
  const checked: { [Field in keyof Fields]?: Fields[Field] | null } = {}
  for (const field in rules) {
    const text = typed[field]
    if (text === undefined) continue
    const value = text?.trim() ? rules[field](text) : null
    if (text?.trim() && value === null) return fail(`${field}_invalid`)
    checked[field] = value
  }
  return ok(checked)
}

/** The screens write 'none' or 'nenhum' for no title. */
function titleOf({ title }: TypedProfile): string | null | undefined {
  return title === 'none' || title === 'nenhum' ? null : title
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
