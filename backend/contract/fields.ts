import * as z from 'zod/mini'
import { SPECIALTIES, specialtyByName } from '#domain/catalogue/specialties.ts'
import { registrationNumber } from '#domain/professionals/registration_number.ts'
import { cepDigits } from '#domain/shared/cep.ts'
import { beginningOfDay } from '#domain/shared/dates.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { LAST_PAGE } from '#domain/shared/page_sizes.ts'
import { nameFault, tidyName } from '#domain/shared/person_name.ts'
import {
  AREA_CODE,
  MISSING_NINTH,
  missesNinth,
  phoneDigits,
  phoneNumber,
  telephone,
} from '#domain/shared/phone.ts'
import {
  codePointLength,
  FORBIDDEN_CHARACTERS,
  hasForbiddenCharacters,
  hasLetter,
  hasLineBreak,
  hasWebAddress,
  isVisible,
  LINE_BREAK,
  tidyLine,
  tidyText,
  withoutInvisible,
} from '#domain/shared/text.ts'

export type JsonSchema = Record<string, unknown>

/** Documented forms of schemas whose own rules cannot be expressed in JSON Schema. */
export const exactSchemas = z.registry<{ schema: JsonSchema }>()

/** Documents a schema by its plain form, without the white space, case and punctuation that it also accepts. */
export function documented<Schema extends z.ZodMiniType>(schema: Schema, plainForm: JsonSchema): Schema {
  exactSchemas.add(schema, { schema: plainForm })
  return schema
}

const ANY = '[\\s\\S]*'
const FORBIDS = `(?!${ANY}(?:${FORBIDDEN_CHARACTERS.source}))`
/** Text without forbidden characters and without white space at its ends. */
const textPattern = (more = '') => `^${FORBIDS}${more}(?:\\S(?:${ANY}\\S)?)?$`
const NAME_PATTERN = textPattern(`(?!${ANY}${LINE_BREAK.source})(?=${ANY}\\p{L})`)

/** A plain form, without what the look-alikes of letters and claims of verification forbid. */
const PERSON_PATTERN = "^[A-Za-zÀ-ÖØ-öø-ÿ]+(?:[ '-][A-Za-zÀ-ÖØ-öø-ÿ]+)*$"

interface TextRules {
  min?: number
  max: number
  /** Message for a text shorter than `min`. */
  tooShort?: string
  tooLong?: string
}

/** What is said of a refused value. */
export type Message = (issue: { input?: unknown }) => string | undefined

/** A rule that skips the remaining ones, so that a field has one message. */
export const rule = (holds: (value: string) => boolean, error: string | Message) =>
  z.refine<string>(holds, { error, abort: true })

const FORBIDDEN = 'O texto contém caracteres que não são permitidos.'

/** Free text: tidied, without forbidden characters; limits in code points. */
export function text(
  { min = 0, max, tooShort = 'Campo obrigatório', tooLong = `Use no máximo ${max} caracteres.` }: TextRules,
  tidy = tidyText,
) {
  return z.pipe(
    documented(
      z
        .string(min > 0 ? tooShort : 'Informe um texto.')
        .check(rule((value) => !hasForbiddenCharacters(value), FORBIDDEN)),
      { type: 'string', minLength: min, maxLength: max, pattern: textPattern() },
    ),
    z.pipe(
      z.transform(tidy),
      z.string().check(
        rule((value) => codePointLength(value) >= min, tooShort),
        rule((value) => min === 0 || isVisible(value), tooShort),
        rule((value) => codePointLength(value) <= max, tooLong),
      ),
    ),
  )
}

/** Text of one line, with single blanks. */
export const line = (rules: TextRules) => text(rules, tidyLine)

/** The name of a place: one line with a letter and without a URL. */
export function properName(rules: TextRules, tidy = (typed: string) => tidyLine(withoutInvisible(typed))) {
  const schema = text(rules, tidy).check(
    rule((value) => !hasLineBreak(value), FORBIDDEN),
    rule((value) => value === '' || hasLetter(value), 'Informe ao menos uma letra.'),
    rule((value) => !hasWebAddress(value), 'Não inclua endereços da internet.'),
  )
  return documented(schema, {
    type: 'string',
    minLength: rules.min ?? 0,
    maxLength: rules.max,
    pattern: NAME_PATTERN,
  })
}

/** The name of a person: letters of one script, apostrophes, hyphens and full stops. */
export function nameOfPerson(rules: TextRules) {
  const schema = properName(rules, tidyName).check(
    rule(
      (value) => value === '' || nameFault(value) === null,
      ({ input }) => nameFault(String(input)) ?? undefined,
    ),
  )
  return documented(schema, {
    type: 'string',
    minLength: rules.min ?? 0,
    maxLength: rules.max,
    pattern: PERSON_PATTERN,
  })
}

/** Null and blank both clear the field. */
export function clearable(
  max: number,
  holds: (value: string) => boolean = () => true,
  error: string | Message = '',
  plainForm?: JsonSchema,
  tidy = tidyText,
) {
  const schema = text({ max }, tidy).check(z.refine((value) => value === '' || holds(value), { error }))
  const blank = { type: 'string', const: '' }
  return z.optional(z.nullable(plainForm ? documented(schema, { anyOf: [blank, plainForm] }) : schema))
}

/** Like `clearable`, on one line. */
export const clearableLine = (max: number) => clearable(max, undefined, undefined, undefined, tidyLine)

/** An https URL on a public host. */
export const HTTPS_FORM = {
  type: 'string',
  pattern: '^https://(?:[a-z][a-z0-9]{1,30}\\.){1,3}(?:com|org|net|br)(?:/[a-z0-9/-]*)?$',
  maxLength: 2_048,
}

export const cepField = () =>
  clearable(20, (value) => cepDigits(value) !== null, 'CEP deve ter 8 dígitos', {
    type: 'string',
    pattern: '^[0-9]{5}-?[0-9]{3}$',
  })

/** A specialty by its catalogue name. */
export const specialtyField = (unknown: string) =>
  documented(
    text({ min: 2, max: 80, tooShort: 'Especialidade é obrigatória' }).check(
      rule((value) => specialtyByName(value) !== null, unknown),
    ),
    { type: 'string', enum: SPECIALTIES.map(({ name }) => name) },
  )

const isPhone = (value: string) => phoneNumber(value) !== null
const WRONG_PHONE = 'Informe um telefone brasileiro com DDD.'
const phoneFault: Message = ({ input }) => (missesNinth(String(input)) ? MISSING_NINTH : WRONG_PHONE)
/** A number that WhatsApp may have. */
export const phoneRule = rule(isPhone, phoneFault)
const PHONE_LENGTH = 25
const TELEPHONE_LENGTH = 40
export const PHONE_FORM = { type: 'string', pattern: `${AREA_CODE.source}9[1-9][0-9]{7}$` }
export const optionalWhatsapp = () => clearable(PHONE_LENGTH, isPhone, phoneFault, PHONE_FORM)
/** Also a number without an area code, or with an extension. */
export const optionalTelephone = () =>
  clearable(TELEPHONE_LENGTH, (value) => telephone(value) !== null, phoneFault, PHONE_FORM)

/** Null, blank and both words mean no title. */
export const titleField = z.optional(
  z.nullable(z.enum(['Dr', 'Dra', 'none', 'nenhum', ''], 'Título desconhecido.')),
)

/** A Brazilian phone number in any format; returns 10 to 13 digits. */
export function phone(required: string) {
  const schema = text({ min: 1, max: PHONE_LENGTH, tooShort: required }).check(
    phoneRule,
    z.overwrite((value) => phoneDigits(value) ?? value),
  )
  return documented(schema, PHONE_FORM)
}

const SHORT_REGISTRATION = 'CRM deve ter no mínimo 5 caracteres'

/** A council registration: at least 5 characters as typed, with punctuation. */
export const registrationField = (tooShort = SHORT_REGISTRATION) =>
  documented(
    text({ min: 5, max: 20, tooShort }).check(
      rule(
        (value) => registrationNumber(value) !== null,
        'Use apenas letras, números, pontos, barras e hífens.',
      ),
    ),
    { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9./ -]{3,18}[A-Za-z0-9]$' },
  )

/** One e-mail address in any case; returns lower case. */
export function emailAddress() {
  const schema = text({ min: 1, max: 254, tooShort: 'Email inválido' }).check(
    rule((value) => parseEmail(value) !== null, 'Email inválido'),
    z.overwrite((value) => parseEmail(value) ?? value),
  )
  return documented(schema, { type: 'string', format: 'email', maxLength: 254 })
}

/** Integers in a query string: digits only. */
export function wholeNumber(min: number, max: number) {
  const schema = z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, 'Informe um número inteiro.')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(min, `O mínimo é ${min}.`), z.maximum(max, `O máximo é ${max}.`)),
    ),
  )
  return documented(schema, { type: 'integer', minimum: min, maximum: max })
}

/** An optional query parameter with a single value; blank counts as absent. */
export function parameter<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  )
}

export const pageParameter = () => parameter(wholeNumber(1, LAST_PAGE))

/** One page of the owner's own rows; by default as many as fit into 1,000. */
export const ownListQuery = () =>
  z.object({
    page: pageParameter(),
    limit: parameter(wholeNumber(1, 1000)),
  })

/** A day in São Paulo; returns the instant when it begins. */
export const calendarDay = () =>
  documented(
    z.pipe(
      z
        .string()
        .check(rule((day) => beginningOfDay(day) !== null, 'Informe um dia que exista, como 2026-11-21.')),
      z.transform((day) => beginningOfDay(day) ?? undefined),
    ),
    { type: 'string', pattern: '^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])$' },
  )

export const flagParameter = () =>
  parameter(
    documented(
      z.pipe(
        z.enum(['true', 'false'], 'Use true ou false.'),
        z.transform((value) => value === 'true'),
      ),
      { type: 'boolean' },
    ),
  )

/** Longer than any normal search: only the beginning is interpreted. */
export const searchText = () => documented(text({ max: 2_048 }), { type: 'string', maxLength: 2_048 })
