import type { FieldError } from '#contract/errors.ts'
import { ADMIN_REFUSALS } from './admin_refusals.ts'
import { OWNER_REFUSALS } from './owner_refusals.ts'

interface Refusal {
  status: number
  message: string
  /** Seconds, where it is known beforehand. */
  retryAfter?: number
}

const DAY = 24 * 60 * 60

/** Every expected way to say no: its status and what a person reads. */
export const REFUSALS = {
  ...OWNER_REFUSALS,
  ...ADMIN_REFUSALS,
  bad_request: { status: 400, message: 'A requisição não pôde ser entendida.' },
  invalid_token: { status: 400, message: 'O link de redefinição não é válido ou já expirou. Peça um novo.' },
  signed_out: { status: 401, message: 'Faça login para continuar.' },
  invalid_credentials: { status: 401, message: 'E-mail ou senha incorretos.' },
  forbidden: { status: 403, message: 'Você não tem permissão para esta ação.' },
  account_blocked: { status: 403, message: 'Esta conta está bloqueada. Fale com o suporte.' },
  demo_account_far: {
    status: 403,
    message: 'As contas de demonstração só entram por esta máquina ou pela rede local.',
  },
  cross_site: { status: 403, message: 'Requisição de outra origem recusada.' },
  own_profile: { status: 403, message: 'Você não pode avaliar o próprio perfil.' },
  not_found: { status: 404, message: 'Não encontrado.' },
  professional_not_found: { status: 404, message: 'Profissional não encontrado.' },
  post_not_found: { status: 404, message: 'Post não encontrado' },
  image_not_found: { status: 404, message: 'Imagem não encontrada.' },
  method_not_allowed: { status: 405, message: 'Método não permitido neste endereço.' },
  account_taken: {
    status: 409,
    message: 'Não foi possível concluir o cadastro: já existe uma conta com estes dados.',
  },
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
  unavailable: {
    status: 503,
    message: 'Serviço momentaneamente indisponível. Tente novamente em instantes.',
    retryAfter: 5,
  },
} as const satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof REFUSALS

/** Ends a request with one of the refusals. */
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
