import type { FieldError } from '#contract/errors.ts'
import { ALL_OF_FAQ_REQUIRED, IN_PERSON_NEEDS_ADDRESS, ONLINE_NEEDS_REACH } from '#contract/profile_parts.ts'
import { MAX_PARTS } from '#domain/professionals/profile_parts.ts'
import { MAX_PASSKEYS } from '#domain/accounts/second_factor.ts'
import { RETENTION } from '#contract/retention.ts'
import { SERVICE_LENGTHS } from '#domain/professionals/service.ts'
import { IMAGE_TOO_LARGE, IMAGE_TYPE_UNSUPPORTED } from '#domain/shared/image_upload.ts'

interface Refusal {
  status: number
  message: string
  /** Seconds, if known beforehand. */
  retryAfter?: number
}

/** Refusals for administrators and operators. */
const ADMIN_REFUSALS = {
  post_slug_taken: { status: 409, message: 'Já existe um post com este slug.' },
  post_changed_meanwhile: {
    status: 409,
    message: 'Outra pessoa alterou este post enquanto isso. Recarregue antes de salvar.',
  },
  post_published_already: { status: 409, message: 'Este post já está publicado.' },
  publish_time_refused: { status: 422, message: 'Escolha uma data e hora no futuro, em até um ano.' },
  revision_not_found: { status: 404, message: 'Versão não encontrada.' },
  post_incomplete: {
    status: 422,
    message: 'Preencha slug, título, meta descrição e categoria antes de publicar.',
  },
  verification_outdated: {
    status: 409,
    message: 'O perfil mudou desde que você o abriu. Confira de novo.',
  },
  verification_not_asked: {
    status: 409,
    message: 'Não há pedido à espera: outra pessoa já decidiu, ou ninguém pediu a verificação.',
  },
  actor_unknown: { status: 404, message: 'Não há quem tenha este e-mail ou endereço.' },
  subject_unknown: { status: 404, message: 'Não há conta nem artigo com este e-mail ou endereço.' },
  audit_entry_not_found: { status: 404, message: 'Registro de auditoria não encontrado.' },
  audit_entry_not_undoable: { status: 409, message: 'Esta ação não pode ser desfeita.' },
  audit_entry_undone: { status: 409, message: 'Esta ação já foi desfeita.' },
  audit_entry_outdated: {
    status: 409,
    message: 'O registro mudou depois desta ação, que não pode mais ser desfeita.',
  },
} as const

const LONG_DESCRIPTION = `A descrição tem no máximo ${SERVICE_LENGTHS.description.toLocaleString('pt-BR')} caracteres.`

/** Refusals for professionals on their own profile. */
const OWNER_REFUSALS = {
  premium_required: {
    status: 403,
    message: 'O redirecionamento após a coleta está disponível apenas para usuários Premium.',
  },
  contact_not_found: { status: 404, message: 'Contato não encontrado.' },
  review_not_found: { status: 404, message: 'Avaliação não encontrada.' },
  lead_already_attended: { status: 409, message: 'Este lead já foi atendido.' },
  lead_already_contacted: { status: 409, message: 'Este lead já foi contatado.' },
  review_already_moderated: { status: 409, message: 'Esta avaliação já foi rejeitada em definitivo.' },
  already_verified: { status: 409, message: 'O seu registro já está verificado.' },
  review_not_public: { status: 409, message: 'Só uma avaliação publicada pode ser respondida.' },
  objection_missing: { status: 422, message: 'Escolha o motivo da lista.' },
  note_invalid: { status: 422, message: 'A anotação tem no máximo 1.000 caracteres.' },
  answer_invalid: { status: 422, message: 'A resposta tem no máximo 1.000 caracteres.' },
  location_not_found: { status: 404, message: 'Local não encontrado.' },
  service_not_found: { status: 404, message: 'Serviço não encontrado.' },
  insurance_not_found: { status: 404, message: 'Convênio não encontrado.' },
  faq_not_found: { status: 404, message: 'Pergunta não encontrada.' },
  too_many_locations: { status: 409, message: `Seu perfil já tem ${MAX_PARTS.locations} locais, o máximo.` },
  too_many_services: { status: 409, message: `Seu perfil já tem ${MAX_PARTS.services} serviços, o máximo.` },
  too_many_insurances: {
    status: 409,
    message: `Seu perfil já tem ${MAX_PARTS.insurances} convênios, o máximo.`,
  },
  too_many_faqs: { status: 409, message: `Seu perfil já tem ${MAX_PARTS.faqs} perguntas, o máximo.` },
  insurance_already_added: { status: 409, message: 'Este convênio já foi adicionado.' },
  faqs_changed: { status: 409, message: 'As perguntas mudaram enquanto isso. Atualize a página.' },
  faq_repeated: { status: 422, message: 'Cada pergunta deve aparecer uma só vez.' },
  insurer_unknown: { status: 422, message: 'Convênio desconhecido.' },
  service_name_invalid: { status: 422, message: 'Nome do serviço é obrigatório' },
  service_description_invalid: { status: 422, message: LONG_DESCRIPTION },
  service_price_invalid: { status: 422, message: 'Preço deve ser maior ou igual a zero' },
  faq_question_invalid: { status: 422, message: ALL_OF_FAQ_REQUIRED },
  faq_answer_invalid: { status: 422, message: ALL_OF_FAQ_REQUIRED },
  online_location_needs_phone: { status: 422, message: ONLINE_NEEDS_REACH },
  location_address_incomplete: { status: 422, message: IN_PERSON_NEEDS_ADDRESS },
  location_phone_invalid: { status: 422, message: 'Informe um telefone brasileiro com DDD.' },
  location_cep_invalid: { status: 422, message: 'CEP deve ter 8 dígitos' },
  location_availability_invalid: { status: 422, message: 'Dia da semana desconhecido.' },
  upload_not_multipart: { status: 415, message: 'Envie a imagem em um formulário (multipart/form-data).' },
  file_too_large: { status: 413, message: IMAGE_TOO_LARGE },
  image_missing: { status: 422, message: 'Envie uma única imagem no campo image.' },
  image_type_unsupported: { status: 415, message: IMAGE_TYPE_UNSUPPORTED },
  image_broken: { status: 422, message: 'Não foi possível ler a imagem. Envie outro arquivo.' },
  image_too_large: { status: 422, message: 'A imagem tem pixels demais. O máximo são 24 megapixels.' },
  image_not_staged: { status: 422, message: 'Envie a foto novamente antes de salvar.' },
  profile_changed: { status: 409, message: 'O perfil mudou em outra janela enquanto você editava.' },
  slug_reserved: { status: 409, message: 'Este endereço de perfil é reservado. Escolha outro.' },
  slug_changed_often: {
    status: 409,
    message: `Você já mudou de endereço três vezes nos últimos ${RETENTION.heldSlugDays} dias. Volte a um deles ou espere.`,
  },
  slug_taken: { status: 409, message: 'Este endereço de perfil já está em uso. Escolha outro.' },
  registration_taken: { status: 409, message: 'Este número de registro já está em uso.' },
} as const

const DAY = 24 * 60 * 60
const BLOCKED = 'Esta conta está bloqueada. Fale com o suporte.'

/** Every expected refusal: its status and its message for people. */
export const REFUSALS = {
  ...OWNER_REFUSALS,
  ...ADMIN_REFUSALS,
  bad_request: { status: 400, message: 'A requisição não pôde ser entendida.' },
  invalid_token: { status: 400, message: 'O link de redefinição não é válido ou já expirou. Peça um novo.' },
  confirmation_invalid: { status: 400, message: 'Este link de confirmação não vale mais. Peça um novo.' },
  decline_invalid: {
    status: 400,
    message: 'Este link não vale. Entre na sua conta para escolher os e-mails.',
  },
  return_invalid: { status: 400, message: 'Este link não vale mais. Fale com o suporte.' },
  signed_out: { status: 401, message: 'Faça login para continuar.' },
  session_blocked: { status: 401, message: BLOCKED },
  invalid_credentials: { status: 401, message: 'E-mail ou senha incorretos.' },
  login_expired: { status: 400, message: 'O tempo para concluir a entrada acabou. Digite a senha de novo.' },
  offer_expired: { status: 400, message: 'O tempo para concluir acabou. Comece de novo.' },
  factor_wrong: { status: 403, message: 'Este código não vale. Confira e tente com o próximo.' },
  factor_locked: {
    status: 403,
    message:
      'Foram muitas tentativas erradas. Crie outra senha em “Esqueci minha senha” para voltar a entrar.',
  },
  email_unconfirmed: { status: 403, message: 'Confirme antes o seu e-mail pelo link que enviamos.' },
  password_wrong: { status: 403, message: 'Senha incorreta.' },
  factor_demanded: {
    status: 403,
    message: 'Administradores precisam de uma segunda etapa. Cadastre outra antes.',
  },
  second_factor_demanded: {
    status: 403,
    message: 'Ative a verificação em duas etapas para continuar.',
  },
  account_is_admin: {
    status: 403,
    message: 'A conta de um administrador se exporta e se apaga pelo terminal, depois de rebaixada.',
  },
  forbidden: { status: 403, message: 'Você não tem permissão para esta ação.' },
  account_blocked: { status: 403, message: BLOCKED },
  demo_account_far: {
    status: 403,
    message: 'As contas de demonstração só entram por esta máquina ou pela rede local.',
  },
  cross_site: { status: 403, message: 'Requisição de outra origem recusada.' },
  profile_claimed: { status: 409, message: 'Este perfil já foi assumido.' },
  claims_waiting: {
    status: 409,
    message:
      'Já há vários pedidos deste perfil em análise. Tente de novo em alguns dias ou escreva para nós.',
  },
  claim_not_found: { status: 404, message: 'Este pedido não existe mais: foi retirado ou passou do prazo.' },
  claim_decided: { status: 409, message: 'Outra pessoa já decidiu este pedido.' },
  profile_unclaimed: {
    status: 409,
    message: 'Este perfil ainda não foi assumido e não recebe pedidos, mensagens nem avaliações.',
  },
  own_profile: { status: 403, message: 'Você não pode avaliar o próprio perfil.' },
  push_off: { status: 409, message: 'Este site não manda avisos a navegadores.' },
  push_service_unknown: { status: 403, message: 'Não conhecemos o serviço de avisos deste navegador.' },
  push_device_not_found: { status: 404, message: 'Os avisos não estão ligados neste navegador.' },
  session_not_found: { status: 404, message: 'Esta sessão já terminou.' },
  not_found: { status: 404, message: 'Não encontrado.' },
  professional_not_found: { status: 404, message: 'Profissional não encontrado.' },
  post_not_found: { status: 404, message: 'Post não encontrado' },
  image_not_found: { status: 404, message: 'Imagem não encontrada.' },
  method_not_allowed: { status: 405, message: 'Método não permitido neste endereço.' },
  account_taken: {
    status: 409,
    message: 'Não foi possível concluir o cadastro: já existe uma conta com estes dados.',
  },
  email_taken: { status: 409, message: 'Este e-mail já é de outra conta.' },
  passkey_known: { status: 409, message: 'Esta chave já está cadastrada.' },
  too_many_passkeys: { status: 409, message: `Sua conta já tem ${MAX_PASSKEYS} chaves, o máximo.` },
  sending_differs: { status: 409, message: 'Esta mensagem difere da que já foi enviada com a mesma chave.' },
  body_too_large: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  too_slow: { status: 408, message: 'A requisição demorou demais para chegar.' },
  address_too_long: { status: 414, message: 'O endereço é longo demais.' },
  unsupported_body: { status: 415, message: 'Envie o conteúdo em JSON (UTF-8).' },
  invalid_input: { status: 422, message: 'Verifique os campos informados.' },
  professional_mismatch: { status: 422, message: 'O profissional não confere com o endereço.' },
  too_many_requests: { status: 429, message: 'Muitas tentativas. Aguarde um pouco e tente novamente.' },
  too_many_pending: {
    status: 429,
    message: 'Este perfil já recebeu muitas avaliações hoje. Tente amanhã.',
    retryAfter: DAY,
  },
  headers_too_large: { status: 431, message: 'Os cabeçalhos da requisição são grandes demais.' },
  internal: { status: 500, message: 'Algo deu errado do nosso lado. Tente novamente.' },
  busy: {
    status: 503,
    message: 'Muita gente está usando o site neste momento. Tente novamente em instantes.',
    retryAfter: 1,
  },
  unavailable: {
    status: 503,
    message: 'Serviço momentaneamente indisponível. Tente novamente em instantes.',
    retryAfter: 5,
  },
} as const satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof REFUSALS

/** Ends a request with a refusal. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>

  constructor(code: RefusalCode, details: { errors?: FieldError[]; headers?: Record<string, string> } = {}) {
    const { message, retryAfter }: Refusal = REFUSALS[code]
    super(message)
    this.code = code
    this.errors = details.errors
    this.headers = { ...(retryAfter && { 'retry-after': String(retryAfter) }), ...details.headers }
  }

  get status(): number {
    return REFUSALS[this.code].status
  }
}
