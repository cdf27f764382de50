/** Why a target was refused, in the operator's words; printed after its name. */
export const FAILURES = {
  account_not_found: 'não há conta com este id, endereço ou e-mail',
  account_blocked: 'está bloqueada; desbloqueie antes com saude professionals block --off',
  audit_entry_not_found: 'não há registro com este número',
  audit_entry_not_undoable: 'esta ação não se desfaz',
  audit_entry_undone: 'já foi desfeito',
  audit_entry_outdated: 'mudou desde então, ou não existe mais',
  claim_not_found: 'não há pedido com este id',
  claim_decided: 'já foi decidido',
  profile_claimed: 'o perfil já foi assumido; recuse o pedido',
  email_taken: 'este e-mail já é de outra conta; recuse o pedido',
  contact_not_found: 'não há lead nem mensagem com este id',
  job_not_found: 'não há trabalho com este número na fila',
  job_running: 'está em andamento; espere que termine',
  forbidden: 'é de um administrador; rebaixe antes com saude users demote',
  verification_outdated: 'o perfil mudou enquanto isso; confira de novo',
  verification_not_asked: 'não pede verificação',
  objection_missing: 'falta o motivo da lista',
  last_administrator: 'é o último administrador; promova outra conta antes',
  post_not_found: 'não há post com este id ou endereço',
  post_incomplete: 'há campos que não servem; corrija o post antes de publicar',
  profile_unclaimed: 'ninguém assumiu este perfil ainda; veja saude professionals claims list',
  professional_not_found: 'não há profissional com este id, endereço ou e-mail',
  review_not_found: 'não há avaliação com este id',
  review_already_moderated: 'já foi rejeitada, e a rejeição é definitiva',
} as const satisfies Record<string, string>

export type Failure = keyof typeof FAILURES
