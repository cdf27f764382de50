import * as z from 'zod/mini'
import { parseEmail } from '#domain/shared/email.ts'
import { codePointLength } from '#domain/shared/text.ts'
import { professionalProfile } from './professionals.ts'
import { text } from './fields.ts'

const email = text({ min: 1, max: 254, tooShort: 'Email inválido' }).check(
  z.refine((value) => parseEmail(value) !== null, 'Email inválido'),
  z.overwrite((value) => parseEmail(value) ?? value),
)

/** Any characters, exactly as typed: nothing is trimmed. */
const password = z.string('Senha é obrigatória').check(
  z.refine((value) => codePointLength(value) >= 8, 'Senha deve ter no mínimo 8 caracteres'),
  z.refine((value) => codePointLength(value) <= 128, 'Use no máximo 128 caracteres.'),
)

/** OWNER of the access matrix: what people see of themselves. */
export const currentUser = z.object({
  ...professionalProfile.shape,
  email: z.string(),
  cep: z.nullable(z.string()),
  role: z.enum(['user', 'admin']),
  blocked: z.boolean(),
  redirectUrl: z.nullable(z.string()),
  profileViews: z.int(),
  profileCompleted: z.boolean(),
  /** Its last two characters only. */
  cpfCnpj: z.nullable(z.string()),
  profileImageMime: z.nullable(z.string()),
})
export type CurrentUser = z.infer<typeof currentUser>

export const logInForm = z.object({
  email,
  password,
  /** 'Lembrar de mim': the session outlives the browser. */
  remember: z.optional(z.boolean('Use true ou false.')),
})
export type LogInForm = z.infer<typeof logInForm>
