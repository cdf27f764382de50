import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD } from '#domain/accounts/password_rules.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'
import { documentNumber, registrationKey } from '#domain/professionals/registration_number.ts'
import { OWNER_FIELDS } from '#domain/professionals/professional_views.ts'
import { pick } from '#domain/shared/pick.ts'
import { phoneDigits } from '#domain/shared/phone.ts'
import { codePointLength } from '#domain/shared/text.ts'
import {
  documented,
  emailAddress,
  nameOfPerson,
  PHONE_FORM,
  phoneRule,
  properName,
  registrationField,
  rule,
  specialtyField,
  text,
  titleField,
} from './fields.ts'
import { FIELDS, professionalProfile } from './professionals.ts'

export const PASSWORD_TOO_SHORT = `Senha deve ter no mínimo ${SHORTEST_PASSWORD} caracteres`
export const PASSWORD_TOO_LONG = `Use no máximo ${MAX_PASSWORD_LENGTH} caracteres.`

/** Any characters, exactly as typed, untrimmed. */
export const passwordField = documented(
  z.string('Senha é obrigatória').check(
    z.refine((value) => codePointLength(value) >= SHORTEST_PASSWORD, PASSWORD_TOO_SHORT),
    z.refine((value) => codePointLength(value) <= MAX_PASSWORD_LENGTH, PASSWORD_TOO_LONG),
  ),
  { type: 'string', minLength: SHORTEST_PASSWORD, maxLength: MAX_PASSWORD_LENGTH, format: 'password' },
)

/** The owner's view of the account. */
export const currentUser = z.object({
  ...professionalProfile.shape,
  ...pick(FIELDS, OWNER_FIELDS),
  profileCompleted: z.boolean(),
  /** Nobody sees the profile until the e-mail is confirmed. */
  emailConfirmed: z.boolean(),
  /** The profile stays hidden until its owner has looked at it and published it. */
  unpublished: z.boolean(),
  /** An administrator who still lacks the demanded second factor: all other calls are refused until then. */
  mustAddFactor: z.optional(z.literal(true)),
  /** Only the last two characters. */
  cpfCnpj: z.nullable(z.string()),
  profileImageMime: z.nullable(z.string()),
  /** To be sent back with a change, so that it does not overwrite another one. */
  version: z.string(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const logInForm = z.object({
  email: emailAddress(),
  password: passwordField,
  /** 'Lembrar de mim': the session survives closing the browser. */
  remember: z.optional(z.boolean('Use true ou false.')),
})
export type LogInForm = z.infer<typeof logInForm>

const SHORT_WHATSAPP = 'WhatsApp deve ter no mínimo 10 dígitos'
export const WRONG_DOCUMENT = 'CPF/CNPJ inválido. Confira os números digitados.'
const SHORT_DOCUMENT = 'CPF/CNPJ deve ter no mínimo 11 dígitos'

const whatsapp = documented(
  text({ min: 1, max: 25, tooShort: SHORT_WHATSAPP }).check(
    rule((value) => value.replace(/\D/g, '').length >= 10, SHORT_WHATSAPP),
    phoneRule,
    z.overwrite((value) => phoneDigits(value) ?? value),
  ),
  PHONE_FORM,
)

/** The server checks its check digits. */
const cpfCnpj = documented(
  text({ min: 1, max: 18, tooShort: SHORT_DOCUMENT }).check(
    rule((value) => registrationKey(value).length >= 11, SHORT_DOCUMENT),
    rule((value) => documentNumber(value) !== null, 'Informe um CPF ou CNPJ válido.'),
  ),
  { type: 'string', pattern: '^(?:[0-9]{11}|[0-9A-Z]{12}[0-9]{2})$' },
)

export const registerProfessionalForm = z.object({
  title: titleField,
  name: nameOfPerson({ min: 2, max: 80, tooShort: 'Nome deve ter no mínimo 2 caracteres' }),
  lastname: nameOfPerson({ min: 2, max: 80, tooShort: 'Sobrenome deve ter no mínimo 2 caracteres' }),
  email: emailAddress(),
  password: passwordField,
  specialty: specialtyField('Especialidade é obrigatória'),
  crm: registrationField(),
  city: properName({ min: 2, max: 80, tooShort: 'Cidade é obrigatória' }),
  state: z.enum(STATE_CODES, 'Estado é obrigatório'),
  whatsapp,
  cpfCnpj,
})
export type RegisterProfessionalForm = z.input<typeof registerProfessionalForm>

export const registeredProfessional = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  /** A link was mailed; nobody sees the profile until it is opened. */
  mustConfirm: z.boolean(),
})

export const requestPasswordResetForm = z.object({ email: emailAddress() })
export type RequestPasswordResetForm = z.infer<typeof requestPasswordResetForm>

/** From a mailed link. */
const mailedToken = z
  .string('Token é obrigatório')
  .check(z.minLength(1, 'Token é obrigatório'), z.maxLength(200, 'Token inválido'))

export const confirmEmailForm = z.object({ token: mailedToken })
export type ConfirmEmailForm = z.infer<typeof confirmEmailForm>

/** The confirmed e-mail, for the login form. */
export const confirmedEmail = z.object({ email: z.string() })

export const resendConfirmationForm = z.object({ email: emailAddress() })
export type ResendConfirmationForm = z.infer<typeof resendConfirmationForm>

export const resetPasswordForm = z.object({
  token: mailedToken,
  newPassword: passwordField,
})
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>

/** The account's e-mail, for the login form. */
export const passwordResetDone = z.object({ message: z.string(), email: z.string() })

/** A confirmation for people. */
export const doneMessage = z.object({ message: z.string() })
