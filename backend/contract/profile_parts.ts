import * as z from 'zod/mini'
import { insurerByName, INSURERS } from '#domain/catalogue/insurers.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'
import { FAQ_LENGTHS } from '#domain/professionals/faq.ts'
import { LOCATION_LENGTHS } from '#domain/professionals/location.ts'
import { MAX_PARTS } from '#domain/professionals/profile_parts.ts'
import { MAX_PRICE, isInCents, SERVICE_LENGTHS } from '#domain/professionals/service.ts'
import { formatReais } from '#domain/shared/numbers.ts'
import {
  cepField,
  clearable,
  clearableLine,
  documented,
  line,
  optionalTelephone,
  optionalWhatsapp,
  properName,
  text,
} from './fields.ts'
import { faq } from './professionals.ts'
import { weekdaysField } from './profile.ts'

export const ONLINE_NEEDS_REACH = 'Para atendimento online, informe pelo menos um telefone ou WhatsApp.'
export const IN_PERSON_NEEDS_ADDRESS =
  'Para atendimento presencial, preencha nome, endereço, cidade e estado.'
export const ALL_OF_FAQ_REQUIRED = 'Por favor, preencha a pergunta e a resposta.'

export const serviceForm = z.object({
  name: line({ min: 1, max: SERVICE_LENGTHS.name, tooShort: 'Nome do serviço é obrigatório' }),
  description: clearable(SERVICE_LENGTHS.description),
  price: documented(
    z
      .number('Informe o preço em reais.')
      .check(
        z.minimum(0, 'Preço deve ser maior ou igual a zero'),
        z.maximum(MAX_PRICE, `O preço máximo é ${formatReais(MAX_PRICE)}.`),
        z.refine(isInCents, 'Use no máximo duas casas decimais.'),
      ),
    { type: 'number', minimum: 0, maximum: MAX_PRICE, multipleOf: 0.01 },
  ),
})
export type ServiceForm = z.input<typeof serviceForm>
export const changeServiceBody = z.partial(serviceForm)

export const insuranceForm = z.object({
  insuranceName: documented(
    line({ min: 1, max: 120, tooShort: 'Selecione um convênio para adicionar.' }).check(
      z.refine((value) => insurerByName(value) !== null, 'Convênio desconhecido.'),
    ),
    { type: 'string', enum: INSURERS },
  ),
})
export type InsuranceForm = z.input<typeof insuranceForm>

/** Checks each field alone; the two rules above check what online and in-person places need together. */
export const locationForm = z.object({
  isOnline: z.pipe(
    z.optional(z.boolean('Use true ou false.')),
    z.transform((isOnline) => isOnline ?? false),
  ),
  name: z.optional(line({ max: LOCATION_LENGTHS.name })),
  address: clearableLine(LOCATION_LENGTHS.address),
  city: z.optional(z.nullable(z.union([z.literal(''), properName({ min: 2, max: 80 })]))),
  state: z.optional(z.nullable(z.enum([...STATE_CODES, ''], 'Estado desconhecido.'))),
  cep: cepField(),
  phone: optionalTelephone(),
  whatsapp: optionalWhatsapp(),
  availability: z.optional(weekdaysField),
})
export type LocationForm = z.input<typeof locationForm>
export const changeLocationBody = z.object({
  ...locationForm.shape,
  isOnline: z.optional(z.boolean('Use true ou false.')),
})

export const faqForm = z.object({
  question: line({ min: 1, max: FAQ_LENGTHS.question, tooShort: ALL_OF_FAQ_REQUIRED }),
  answer: text({ min: 1, max: FAQ_LENGTHS.answer, tooShort: ALL_OF_FAQ_REQUIRED }),
})
export type FaqForm = z.input<typeof faqForm>
export const changeFaqBody = z.partial(faqForm)

export const reorderFaqsBody = z.object({
  /** The domain refuses one that is repeated. */
  faqIds: documented(
    z
      .array(
        z.string('Informe as perguntas na ordem desejada.').check(z.toLowerCase()),
        'Informe as perguntas na ordem desejada.',
      )
      .check(z.maxLength(MAX_PARTS.faqs, 'Perguntas demais.')),
    { type: 'array', items: { type: 'string' }, maxItems: MAX_PARTS.faqs, uniqueItems: true },
  ),
})
export const reorderedFaqs = z.array(faq)
