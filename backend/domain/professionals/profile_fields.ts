import { fail, ok, type Result } from '#domain/shared/result.ts'
import { weekdaysInOrder } from '../catalogue/weekdays.ts'
import type { ProfessionalState, Title } from './professional_state.ts'
import { LINK_NAMES, type LinkName, type SocialLinks, socialLink } from './social_links.ts'
import { type DisplayGender, type SpecialtyName, specialtyByName } from '#domain/catalogue/specialties.ts'
import { ACCESS_KEYS, keysInOrder, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { cepDigits } from '#domain/shared/cep.ts'
import { limitedName, optionalText } from '#domain/shared/text.ts'
import { personName } from '#domain/shared/person_name.ts'
import { phoneNumber, telephone } from '#domain/shared/phone.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { webAddress } from '#domain/shared/web_address.ts'
import { mayHaveRqe, registrationNumber, rqeNumbers } from './registration_number.ts'

/** Typed fields: absent is unchanged, null or blank is cleared (optional ones only). */
export interface TypedProfile extends Partial<Record<LinkName, string | null | undefined>> {
  title?: string | null | undefined
  name?: string | undefined
  lastname?: string | undefined
  displayGender?: string | undefined
  specialty?: string | undefined
  crm?: string | undefined
  /** Blank ones are ignored. */
  rqe?: readonly string[] | undefined
  slug?: string | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  cep?: string | null | undefined
  whatsapp?: string | null | undefined
  phone?: string | null | undefined
  presencial?: boolean | undefined
  teleconsulta?: boolean | undefined
  availability?: readonly string[] | undefined
  languages?: readonly string[] | undefined
  accessibility?: readonly string[] | undefined
  bio?: string | null | undefined
  experience?: string | null | undefined
  redirectUrl?: string | null | undefined
}

type ProfileField = keyof TypedProfile
export type ProfileRefusal = `${ProfileField}_invalid`
type Typed<Fields, Form> = { readonly [Field in keyof Fields]?: Form | undefined }
type Checked<Fields> = Result<Partial<Fields>, `${Extract<keyof Fields, string>}_invalid`>

/** The stored fields that rules compare with; null if unknown. */
export interface StoredFields {
  links: SocialLinks
  crm: string | null
  presencial?: boolean
  teleconsulta?: boolean
}

/** Returns the fields as they are stored, or the first rule that is broken. */
export function checkProfile(
  typed: TypedProfile,
  { links, crm, ...stored }: StoredFields,
): Result<Partial<ProfessionalState>, ProfileRefusal> {
  const required = checkGiven(REQUIRED, typed)
  if (!required.ok) return required
  const optional = checkOptional(OPTIONAL, { ...typed, title: titleOf(typed) })
  if (!optional.ok) return optional
  const checkedLinks = checkLinks(typed, links)
  if (!checkedLinks.ok) return checkedLinks
  const lists = checkGiven(LISTS, typed)
  if (!lists.ok) return lists
  const registration = required.value.crm ?? crm
  if (lists.value.rqe?.length && registration !== null && !mayHaveRqe(registration))
    return fail('rqe_invalid')
  const flags = checkGiven(FLAGS, typed)
  if (!flags.ok) return flags
  if (givesUpEveryMode(flags.value, stored)) return fail('presencial_invalid')
  return ok({
    ...required.value,
    ...optional.value,
    links: checkedLinks.value,
    ...lists.value,
    ...flags.value,
  })
}

/** At least one mode stays; a mode that is not known counts as one. */
function givesUpEveryMode(typed: Pick<TypedProfile, Flag>, stored: Pick<TypedProfile, Flag>): boolean {
  const { presencial = stored.presencial ?? true, teleconsulta = stored.teleconsulta ?? true } = typed
  const isTyped = typed.presencial !== undefined || typed.teleconsulta !== undefined
  return isTyped && !presencial && !teleconsulta
}

function checkGiven<Fields, Form>(rules: RulesOf<Fields, Form>, typed: Typed<Fields, Form>): Checked<Fields> {
  const checked: Partial<Fields> = {}
  for (const field in rules) {
    const given = typed[field]
    if (given === undefined) continue
    const value = rules[field](given)
    if (value === null) return fail(`${field}_invalid`)
    checked[field] = value
  }
  return ok(checked)
}

function checkOptional<Fields>(
  rules: RulesOf<Fields, string>,
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

/** The screens send 'none' or 'nenhum' for no title. */
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

/** For each field the conversion from its typed form to the stored one; null if the rule is broken. */
type RulesOf<Fields, Form> = { readonly [Field in keyof Fields]: (typed: Form) => Fields[Field] | null }

/** The fields that are typed in a form: each has a rule in one of the four tables below, or does not compile. */
type TypedAs<Form> = {
  [Field in ProfileField]-?: TypedProfile[Field] extends Form | undefined ? Field : never
}[ProfileField]
type Required = TypedAs<string>
type Optional = Exclude<TypedAs<string | null>, Required | LinkName>
type List = TypedAs<readonly string[]>
type Flag = TypedAs<boolean>

const specialty = (typed: string): SpecialtyName | null => specialtyByName(typed)?.name ?? null
const gender = (typed: string): DisplayGender | null =>
  typed === 'masculino' || typed === 'feminino' ? typed : null
const title = (typed: string): Title | null => (typed === 'Dr' || typed === 'Dra' ? typed : null)
const state = (typed: string) => (isStateCode(typed) ? typed : null)
const slug = (typed: string) => (isSlug(typed) ? typed : null)
const nameOfPerson = (typed: string) => personName(typed, 2, 80)
const nameOfPlace = (typed: string) => limitedName(typed, 2, 80)
const longText = (typed: string) => optionalText(typed, 5000) ?? null

/** Fields that cannot be cleared. */
const REQUIRED: RulesOf<Pick<ProfessionalState, Required>, string> = {
  name: nameOfPerson,
  lastname: nameOfPerson,
  displayGender: gender,
  specialty,
  crm: registrationNumber,
  slug,
}

const OPTIONAL: RulesOf<Pick<ProfessionalState, Optional>, string> = {
  title,
  city: nameOfPlace,
  state,
  cep: cepDigits,
  whatsapp: phoneNumber,
  phone: telephone,
  bio: longText,
  experience: longText,
  redirectUrl: webAddress,
}

/** RQEs also need a CRM, which `checkProfile` sees to. */
const LISTS: RulesOf<Pick<ProfessionalState, List>, readonly string[]> = {
  availability: weekdaysInOrder,
  languages: (typed) => keysInOrder(LANGUAGE_KEYS, typed),
  accessibility: (typed) => keysInOrder(ACCESS_KEYS, typed),
  rqe: rqeNumbers,
}

const asGiven = (flag: boolean) => flag

const FLAGS: RulesOf<Pick<ProfessionalState, Flag>, boolean> = {
  presencial: asGiven,
  teleconsulta: asGiven,
}
