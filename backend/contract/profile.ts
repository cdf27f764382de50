import * as z from 'zod/mini'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'
import { isWeekday, WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import { type LinkName, socialLink } from '#domain/professionals/social_links.ts'
import { MAX_RQES, rqeNumber } from '#domain/professionals/registration_number.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { webAddress } from '#domain/shared/web_address.ts'
import {
  cepField,
  clearable,
  documented,
  HTTPS_FORM,
  type Message,
  nameOfPerson,
  optionalTelephone,
  optionalWhatsapp,
  properName,
  registrationField,
  specialtyField,
  text,
  titleField,
} from './fields.ts'
import { honeypotFields } from './honeypot.ts'

const flag = z.optional(z.boolean('Use true ou false.'))
const WRONG_ADDRESS = 'URL deve ser válida'
/** A whole address that lacks nothing but the s of https. */
const addressFault: Message = ({ input }) =>
  webAddress(String(input).replace(/^http:/i, 'https:'))
    ? 'Use um endereço que comece com https://.'
    : WRONG_ADDRESS
/** An account's handle, or a URL on the network's own hosts. */
const ACCOUNT_FORM = { anyOf: [{ type: 'string', pattern: '^@[A-Za-z0-9_]{3,30}$' }, HTTPS_FORM] }
const link = (name: LinkName) =>
  clearable(
    2_048,
    (value) => socialLink(name, value) !== null,
    addressFault,
    name === 'website' ? HTTPS_FORM : ACCOUNT_FORM,
  )

export const weekdaysField = z
  .array(
    documented(z.string().check(z.refine(isWeekday, 'Dia da semana desconhecido.')), {
      type: 'string',
      enum: WEEKDAYS.map(({ key }) => key),
    }),
  )
  .check(z.maxLength(50, 'Dias demais.'))

const MANY = z.maxLength(50, 'Itens demais.')
const languagesField = z.array(z.enum(LANGUAGE_KEYS, 'Idioma desconhecido.')).check(MANY)
const accessibilityField = z.array(z.enum(ACCESS_KEYS, 'Recurso de acessibilidade desconhecido.')).check(MANY)

/** Specialist registrations; blank ones are ignored. */
const rqeField = z
  .array(
    documented(
      text({ max: 20 }).check(
        z.refine((value) => value === '' || rqeNumber(value) !== null, 'RQE deve ter de 1 a 7 dígitos'),
      ),
      { type: 'string', pattern: '^[1-9][0-9]{0,6}$' },
    ),
  )
  .check(z.maxLength(MAX_RQES, 'Informe no máximo dois RQEs.'))

export const slugField = documented(
  text({ min: 3, max: 60, tooShort: 'URL deve ter no mínimo 3 caracteres' }).check(
    z.refine(
      (value) => /^[a-z0-9-]+$/.test(value) && isSlug(value),
      'URL deve conter apenas letras minúsculas, números e hífens',
    ),
  ),
  { type: 'string', pattern: '^[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$' },
)

/** The form of 'Configurações'. */
const settingsForm = z.object({
  city: z.optional(z.nullable(z.union([z.literal(''), properName({ min: 2, max: 80 })]))),
  state: z.optional(z.nullable(z.enum([...STATE_CODES, ''], 'Estado desconhecido.'))),
  whatsapp: optionalWhatsapp(),
  teleconsulta: flag,
  presencial: flag,
  redirectUrl: clearable(2_048, (value) => webAddress(value) !== null, addressFault, HTTPS_FORM),
})
export const NO_MODE = 'Escolha ao menos uma forma de atendimento.'
/** The whole form, where a mode stays ticked. */
export const wholeSettingsForm = settingsForm.check(
  z.refine(({ presencial, teleconsulta }) => presencial !== false || teleconsulta !== false, {
    path: ['presencial'],
    error: NO_MODE,
  }),
)
export type SettingsForm = z.input<typeof settingsForm>

/** The form of 'Editar perfil', without the photo. */
export const editProfileForm = z.object({
  title: titleField,
  name: nameOfPerson({ min: 2, max: 80, tooShort: 'Nome deve ter no mínimo 2 caracteres' }),
  lastname: nameOfPerson({ min: 2, max: 80, tooShort: 'Sobrenome deve ter no mínimo 2 caracteres' }),
  displayGender: z.enum(['masculino', 'feminino'], 'Escolha masculino ou feminino.'),
  specialty: specialtyField('Especialidade desconhecida.'),
  crm: registrationField(),
  rqe: z.optional(rqeField),
  slug: slugField,
  bio: clearable(5_000),
  experience: clearable(5_000),
  phone: optionalTelephone(),
  cep: cepField(),
  availability: z.optional(weekdaysField),
  languages: z.optional(languagesField),
  accessibility: z.optional(accessibilityField),
  instagram: link('instagram'),
  linkedin: link('linkedin'),
  youtube: link('youtube'),
  facebook: link('facebook'),
  twitter: link('twitter'),
  website: link('website'),
})

const MAX_VERSION_LENGTH = 4_000

/** Any fields of both forms; absent ones are unchanged. */
export const changeProfileBody = z.object({
  /** The edited version: a change by somebody else since then is not overwritten (409 `profile_changed`). */
  version: z.optional(
    z.string('Informe a versão.').check(z.maxLength(MAX_VERSION_LENGTH, 'Versão longa demais.')),
  ),
  ...settingsForm.shape,
  ...z.partial(editProfileForm).shape,
  /** The URL that the upload returned, or the present one; null or blank removes the photo. */
  profileImage: clearable(2_048),
  /** A picture in base64; used only if `profileImage` names none. */
  profileImageData: z.optional(z.nullable(z.string('Envie a imagem em base64.'))),
})
export type ChangeProfileBody = z.input<typeof changeProfileBody>

/** A patient's word that an insurer of the profile was not accepted. */
export const reportInsurerBody = z.object({
  insurer: z.enum(
    INSURERS.map(({ name }) => name),
    'Convênio desconhecido.',
  ),
  ...honeypotFields(),
})
export type ReportInsurerBody = z.input<typeof reportInsurerBody>

export const newPatientsBody = z.object({ accepts: z.boolean('Use true ou false.') })

export const uploadedImage = z.object({
  imageUrl: z.string(),
  /** The picture as it will be shown. */
  base64Data: z.string(),
  mimeType: z.string(),
})
export type UploadedImage = z.infer<typeof uploadedImage>

export const slugQuery = z.object({ slug: text({ min: 1, max: 200 }) })

export const slugAvailability = z.object({
  slug: z.string(),
  available: z.boolean(),
  /** Why it is not available; null if it is. */
  reason: z.nullable(z.enum(['invalid', 'reserved', 'taken'])),
})
