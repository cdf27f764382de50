import { nameFault, tidyName } from '#domain/shared/person_name.ts'
import { MISSING_NINTH, missesNinth } from '#domain/shared/phone.ts'
import { cutText, hasLetter, hasWebAddress } from '#domain/shared/text.ts'

/** Why one field of a row was refused. */
export interface ImportProblem {
  /** The column's name; '' for the whole row. */
  field: string
  rule: ImportRule | 'unreadable'
  /** In Portuguese. */
  reason: string
}

const OF_A_NETWORK = 'não é um endereço https desta rede'

const REASONS = {
  email_invalid: 'não é um e-mail válido',
  name_invalid: 'use de 2 a 80 caracteres, com ao menos uma letra e sem endereço da internet',
  lastname_invalid: 'use de 2 a 80 caracteres, com ao menos uma letra e sem endereço da internet',
  displayGender_invalid: 'use masculino ou feminino',
  title_invalid: 'use Dr, Dra ou deixe em branco',
  specialty_invalid: 'não está na lista de especialidades',
  crm_invalid: 'use de 5 a 20 letras, números, pontos, barras ou hífens',
  rqe_invalid: 'só ao lado de um CRM: até dois números de 1 a 7 dígitos, separados por |',
  cpfCnpj_invalid: 'não é um CPF ou CNPJ válido',
  slug_invalid: 'use de 3 a 60 letras minúsculas, números e hífens',
  city_invalid: 'não há município com este nome no estado',
  state_invalid: 'não é um estado',
  state_missing: 'informe o estado da cidade',
  cep_invalid: 'um CEP tem 8 dígitos',
  whatsapp_invalid: 'não é um telefone brasileiro com DDD',
  phone_invalid: 'não é um telefone brasileiro com DDD',
  presencial_invalid: 'use sim ou não, e sim em ao menos uma forma de atendimento',
  teleconsulta_invalid: 'use sim ou não',
  isVerified_invalid: 'use sim ou não',
  availability_invalid: 'use segunda, terca, quarta, quinta, sexta, sabado ou domingo, separados por |',
  languages_invalid:
    'use ingles, espanhol, frances, italiano, alemao, japones, mandarim ou libras, separados por |',
  accessibility_invalid:
    'use sem_degraus, elevador, banheiro_adaptado, estacionamento_reservado ou sinalizacao_tatil, separados por |',
  insurances_invalid: 'há um convênio fora do catálogo (separe-os por | ou por ponto e vírgula)',
  subscriptionLevel_invalid: 'use free (gratuito) ou premium',
  bio_invalid: 'use no máximo 5.000 caracteres, sem caracteres de controle',
  experience_invalid: 'use no máximo 5.000 caracteres, sem caracteres de controle',
  redirectUrl_invalid: 'não é um endereço https público',
  website_invalid: 'não é um endereço https público',
  instagram_invalid: OF_A_NETWORK,
  linkedin_invalid: OF_A_NETWORK,
  youtube_invalid: OF_A_NETWORK,
  facebook_invalid: OF_A_NETWORK,
  twitter_invalid: OF_A_NETWORK,
  missing: 'é obrigatório',
  missing_if_new: 'é obrigatório para quem ainda não tem perfil',
  sheet_error: 'a célula tem um erro da planilha (como #N/D ou #REF!)',
  type: 'use texto',
  characters: 'há caracteres inválidos; se o texto não está em UTF-8, use --encoding windows-1252',
  premium_required: 'só profissionais premium podem ter redirecionamento',
  email_of_admin: 'este e-mail é de um administrador',
  registration_taken: 'este registro já pertence a outro profissional',
  document_taken: 'este documento já pertence a outro profissional',
  slug_taken: 'este endereço já está em uso',
  slug_reserved: 'este endereço é reservado',
  busy: 'outro programa gravava o mesmo profissional; importe esta linha de novo',
}

/** The rules that a field may break; every refusal has its text. */
export type ImportRule = keyof typeof REASONS

export function isImportRule(rule: string): rule is ImportRule {
  return Object.hasOwn(REASONS, rule)
}

export function problem(field: string, rule: ImportRule): ImportProblem {
  return { field, rule, reason: REASONS[rule] }
}

/** Rules whose message quotes the value. */
const QUOTED: ReadonlySet<ImportRule> = new Set<ImportRule>([
  'specialty_invalid',
  'city_invalid',
  'state_invalid',
  'subscriptionLevel_invalid',
  'displayGender_invalid',
  'title_invalid',
  'presencial_invalid',
  'teleconsulta_invalid',
  'isVerified_invalid',
  'availability_invalid',
  'insurances_invalid',
  'cep_invalid',
  'whatsapp_invalid',
  'phone_invalid',
])

const MAX_QUOTED = 80

/** Builds a problem with the refused value as it was typed, and with the specialties that it may mean. */
export function problemWith(
  field: string,
  rule: ImportRule,
  value: unknown,
  meant: readonly string[] = [],
): ImportProblem {
  const why =
    rule === 'specialty_invalid' ? `${REASONS[rule]}${asked(meant)}` : reasonFor(rule, String(value))
  if (!QUOTED.has(rule)) return { field, rule, reason: why }
  const quoted = Array.isArray(value) ? value.join('|') : String(value)
  return { field, rule, reason: `'${cutText(quoted, MAX_QUOTED)}' ${why}` }
}

function reasonFor(rule: ImportRule, value: string): string {
  if (rule === 'name_invalid' || rule === 'lastname_invalid') return nameReason(value) ?? REASONS[rule]
  if (rule === 'whatsapp_invalid' || rule === 'phone_invalid')
    return missesNinth(value) ? MISSING_NINTH : REASONS[rule]
  return REASONS[rule]
}

/** As the screens say it. */
function nameReason(value: string): string | null {
  const name = tidyName(value)
  return hasLetter(name) && !hasWebAddress(name) ? nameFault(name) : null
}

function asked(meant: readonly string[]): string {
  return meant.length > 0 ? `; você quis dizer ${meant.join(' ou ')}?` : ' (veja: saude specialties list)'
}
