import { WRONG_DOCUMENT } from '#contract/accounts.ts'
import { NO_MODE } from '#contract/profile.ts'
import type { FieldError } from '#contract/errors.ts'
import { Refused } from './refusals.ts'

/** Messages of rules that the contract cannot check, by field. */
const FIELD_REFUSALS = {
  document_invalid: { field: 'cpfCnpj', message: WRONG_DOCUMENT },
  rqe_invalid: { field: 'rqe', message: 'Só quem tem registro no CRM tem RQE.' },
  presencial_invalid: { field: 'presencial', message: NO_MODE },
  author_unknown: { field: 'author', message: 'Nenhum perfil público tem este endereço.' },
  reviewer_unknown: { field: 'reviewer', message: 'Nenhum perfil público tem este endereço.' },
  cover_undescribed: { field: 'featuredImageAlt', message: 'Descreva a imagem para quem não a vê.' },
  city_unknown: { field: 'city', message: 'Cidade não encontrada no estado escolhido.' },
  city_required: { field: 'city', message: 'Cidade é obrigatória' },
  state_required: { field: 'state', message: 'Estado é obrigatório' },
  whatsapp_required: { field: 'whatsapp', message: 'WhatsApp deve ter no mínimo 10 dígitos' },
} as const

export type FieldRefusalCode = keyof typeof FIELD_REFUSALS

export function isFieldRefusal(code: string): code is FieldRefusalCode {
  return Object.hasOwn(FIELD_REFUSALS, code)
}

export function fieldError(rule: FieldRefusalCode): FieldError {
  return { rule, ...FIELD_REFUSALS[rule] }
}

export function refusedField(rule: FieldRefusalCode): Refused {
  return new Refused('invalid_input', { errors: [fieldError(rule)] })
}
