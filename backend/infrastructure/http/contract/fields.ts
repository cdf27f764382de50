import * as z from 'zod/mini'
import { registrationNumber } from '#domain/professionals/registration_number.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { LAST_PAGE } from '#domain/shared/page_sizes.ts'
import { phoneDigits } from '#domain/shared/phone.ts'
import {
  codePointLength,
  hasForbiddenCharacters,
  hasLetter,
  hasLineBreak,
  hasWebAddress,
  isVisible,
  tidyText,
} from '#domain/shared/text.ts'

interface TextRules {
  min?: number
  max: number
  /** Said when the text is shorter than `min`. */
  tooShort?: string
}

/** A rule after which the others are not asked, so that a field has one message. */
export const rule = (holds: (value: string) => boolean, error: string) =>
  z.refine<string>(holds, { error, abort: true })

const FORBIDDEN = 'O texto contém caracteres que não são permitidos.'

/** Free text: tidied, without forbidden characters, its length counted in code points. */
export function text({ min = 0, max, tooShort = 'Campo obrigatório' }: TextRules) {
  return z.pipe(
    z
      .string(min > 0 ? tooShort : 'Informe um texto.')
      .check(rule((value) => !hasForbiddenCharacters(value), FORBIDDEN)),
    z.pipe(
      z.transform(tidyText),
      z.string().check(
        rule((value) => codePointLength(value) >= min, tooShort),
        rule((value) => min === 0 || isVisible(value), tooShort),
        rule((value) => codePointLength(value) <= max, `Use no máximo ${max} caracteres.`),
      ),
    ),
  )
}

/** The name of a person or place: one line with at least one letter and no web address. */
export function properName(rules: TextRules) {
  return text(rules).check(
    rule((value) => !hasLineBreak(value), FORBIDDEN),
    rule((value) => value === '' || hasLetter(value), 'Informe ao menos uma letra.'),
    rule((value) => !hasWebAddress(value), 'Não inclua endereços da internet.'),
  )
}

/** Null and blank both clear the field. */
export const clearable = (max: number, holds: (value: string) => boolean = () => true, error = '') =>
  z.optional(z.nullable(text({ max }).check(z.refine((value) => value === '' || holds(value), error))))

export const isPhone = (value: string) => phoneDigits(value) !== null
export const WRONG_PHONE = 'Informe um telefone brasileiro com DDD.'
const PHONE_LENGTH = 25
export const optionalPhone = clearable(PHONE_LENGTH, isPhone, WRONG_PHONE)

/** Null, blank and both words for it are no title. */
export const titleField = z.optional(
  z.nullable(z.enum(['Dr', 'Dra', 'none', 'nenhum', ''], 'Título desconhecido.')),
)

/** A Brazilian phone number, however it was typed; comes out as 10 to 13 digits. */
export function phone(required: string) {
  return text({ min: 1, max: PHONE_LENGTH, tooShort: required }).check(
    rule(isPhone, WRONG_PHONE),
    z.overwrite((value) => phoneDigits(value) ?? value),
  )
}

const SHORT_REGISTRATION = 'CRM deve ter no mínimo 5 caracteres'

/** A council's registration: 5 characters as typed, punctuation counted. */
export const registrationField = text({ min: 5, max: 20, tooShort: SHORT_REGISTRATION }).check(
  rule((value) => registrationNumber(value) !== null, 'Use apenas letras, números, pontos, barras e hífens.'),
)

/** One e-mail address, however its letters were typed; comes out in lower case. */
export function emailAddress() {
  return text({ min: 1, max: 254, tooShort: 'Email inválido' }).check(
    rule((value) => parseEmail(value) !== null, 'Email inválido'),
    z.overwrite((value) => parseEmail(value) ?? value),
  )
}

/** Whole numbers in a query string, strictly: no signs, exponents, fractions or blanks. */
export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, 'Informe um número inteiro.')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(min, `O mínimo é ${min}.`), z.maximum(max, `O máximo é ${max}.`)),
    ),
  )
}

/** An optional query parameter: one value only, blank is the same as absent. */
export function parameter<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  )
}

export const pageParameter = parameter(wholeNumber(1, LAST_PAGE))

/** One page of what belongs to somebody logged in: everything that fits into 1,000 unless told. */
export const ownListQuery = z.object({
  page: pageParameter,
  limit: parameter(wholeNumber(1, 1000)),
})

export const flagParameter = parameter(
  z.pipe(
    z.enum(['true', 'false'], 'Use true ou false.'),
    z.transform((value) => value === 'true'),
  ),
)

/** Longer than anybody searches for: only what is said first is interpreted. */
export const searchText = text({ max: 2_048 })
