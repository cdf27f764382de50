import { fail, ok, type Result } from '#domain/shared/result.ts'
import { weekdaysInOrder } from './availability.ts'
import type { ProfessionalState } from './professional_state.ts'
import { OPTIONAL, REQUIRED } from './profile_rules.ts'
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
  for (const [field, rule] of REQUIRED) {
    if (typed[field] === undefined) continue
    checked[field] = rule(typed[field])
    if (checked[field] === null) return fail(`${field}_invalid`)
  }
  for (const [field, rule] of OPTIONAL) {
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
