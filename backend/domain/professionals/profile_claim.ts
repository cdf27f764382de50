export const REFUSALS_OF_CLAIM = [
  'number_differs',
  'not_found',
  'name_differs',
  'inactive',
  'unproven',
  'already_claimed',
] as const
export type RefusalOfClaim = (typeof REFUSALS_OF_CLAIM)[number]

export const REFUSAL_OF_CLAIM_WORDS: Readonly<Record<RefusalOfClaim, string>> = {
  number_differs: 'O número informado não é o deste perfil',
  not_found: 'O conselho não mostra o número informado',
  name_differs: 'O nome que consta no conselho é outro',
  inactive: 'O registro consta como inativo, suspenso ou cancelado',
  unproven: 'Não conseguimos confirmar que o pedido é da própria pessoa',
  already_claimed: 'Este perfil já foi assumido',
}
