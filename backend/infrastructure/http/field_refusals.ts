import { Refused } from './refusals.ts'

/** What a rule beyond the contract says of one field. */
const FIELD_REFUSALS = {
  document_invalid: { field: 'cpfCnpj', message: 'CPF/CNPJ inválido. Confira os números digitados.' },
  city_unknown: { field: 'city', message: 'Cidade não encontrada no estado escolhido.' },
  city_required: { field: 'city', message: 'Cidade é obrigatória' },
  state_required: { field: 'state', message: 'Estado é obrigatório' },
  whatsapp_required: { field: 'whatsapp', message: 'WhatsApp deve ter no mínimo 10 dígitos' },
} as const

export type FieldRefusalCode = keyof typeof FIELD_REFUSALS

export function isFieldRefusal(code: string): code is FieldRefusalCode {
  return Object.hasOwn(FIELD_REFUSALS, code)
}

export function refusedField(rule: FieldRefusalCode): Refused {
  return new Refused('invalid_input', { errors: [{ rule, ...FIELD_REFUSALS[rule] }] })
}
