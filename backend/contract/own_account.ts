import * as z from 'zod/mini'
import { MAX_PASSKEYS, PASSKEY_NAME_LENGTH } from '#domain/accounts/second_factor.ts'
import { REGULAR_MAILS } from '#domain/accounts/regular_mails.ts'
import { currentUser, passwordField } from './accounts.ts'
import { emailAddress, line } from './fields.ts'

export { PASSKEY_NAME_LENGTH }

/** Encrypted by the server. */
const ticket = z.string('Comece de novo.').check(z.minLength(1), z.maxLength(4_000))

const MAX_CODE_LENGTH = 20
/** Six digits from the app, or a recovery code. */
const code = z
  .string('Digite o código')
  .check(z.minLength(6, 'Digite o código'), z.maxLength(MAX_CODE_LENGTH, 'Código inválido'))

/** The result of the browser's WebAuthn call, whose rules WebAuthn defines. */
const passkeyAnswer = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1_400)),
  response: z.looseObject({}),
})

/** Input for the browser's WebAuthn call. */
const passkeyOptions = z.looseObject({})

const secondFactorAsked = z.object({
  secondFactor: z.object({
    ticket: z.string(),
    hasTotp: z.boolean(),
    passkeyOptions: z.nullable(passkeyOptions),
  }),
})
export type SecondFactorAsked = z.infer<typeof secondFactorAsked>

export const logInAnswer = z.union([secondFactorAsked, currentUser])

export const finishLogInForm = z.object({
  ticket,
  proof: z.union([z.object({ code }), z.object({ passkey: passkeyAnswer })]),
})
export type FinishLogInForm = z.input<typeof finishLogInForm>

/** The password, typed again. */
export const stepUpForm = z.object({ password: passwordField })

export const accountSecurity = z.object({
  secondFactor: z.object({
    hasTotp: z.boolean(),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), addedAt: z.iso.datetime() })),
    mostPasskeys: z.literal(MAX_PASSKEYS),
    recoveryCodesLeft: z.int(),
  }),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      device: z.nullable(z.string()),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      isCurrent: z.boolean(),
      /** Begun from the same IP address as this one. */
      isFromHere: z.boolean(),
    }),
  ),
})
export type AccountSecurity = z.infer<typeof accountSecurity>

export const totpOffer = z.object({ ticket: z.string(), secret: z.string(), address: z.string() })

export const passkeyOffer = z.object({ ticket: z.string(), options: passkeyOptions })

export const addTotpForm = z.object({ ...stepUpForm.shape, ticket, code })

export const addPasskeyForm = z.object({
  ...stepUpForm.shape,
  ticket,
  answer: passkeyAnswer,
  name: line({ min: 1, max: PASSKEY_NAME_LENGTH, tooShort: 'Dê um nome à chave' }),
})

export const removeFactorForm = z.object({
  ...stepUpForm.shape,
  what: z.union([
    z.object({ totp: z.literal(true) }),
    z.object({ passkeyId: z.string().check(z.minLength(1), z.maxLength(1_400)) }),
  ]),
})

/** Shown once; empty if the earlier ones stay valid. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const changePasswordForm = z.object({ ...stepUpForm.shape, newPassword: passwordField })
export type ChangePasswordForm = z.infer<typeof changePasswordForm>

export const changeEmailForm = z.object({ ...stepUpForm.shape, email: emailAddress() })
export type ChangeEmailForm = z.infer<typeof changeEmailForm>

/** Whether the account gets the mails that come by the calendar; null: not for its role. */
export const mailChoices = z.object({ month: z.nullable(z.boolean()), digest: z.nullable(z.boolean()) })
export type MailChoices = z.infer<typeof mailChoices>

export const chooseMailForm = z.object({
  mail: z.enum(REGULAR_MAILS, 'E-mail desconhecido.'),
  isWanted: z.boolean('Use true ou false.'),
})
export type ChooseMailForm = z.infer<typeof chooseMailForm>

/** Of the link in such a mail. */
export const mailLink = z.object({
  token: z.string('Falta o código do link.').check(z.minLength(1), z.maxLength(200)),
})

/** All data of the account, by table. */
export const ownData = z.record(z.string(), z.array(z.looseObject({})))
