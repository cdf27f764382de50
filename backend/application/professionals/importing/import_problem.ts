import type { Lexicon } from '#application/search/lexicon/lexicon.ts'
import { specialtiesCalled } from '#application/search/interpretation/dictionary/specialty_forms.ts'

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
  state_invalid: 'não é a sigla de um estado',
  state_missing: 'informe o estado da cidade',
  cep_invalid: 'um CEP tem 8 dígitos',
  whatsapp_invalid: 'não é um telefone brasileiro com DDD',
  phone_invalid: 'não é um telefone brasileiro com DDD',
  presencial_invalid: 'use true ou false',
  teleconsulta_invalid: 'use true ou false',
  isVerified_invalid: 'use true ou false',
  availability_invalid: 'use segunda, terca, quarta, quinta, sexta, sabado ou domingo, separados por |',
  languages_invalid:
    'use ingles, espanhol, frances, italiano, alemao, japones, mandarim ou libras, separados por |',
  accessibility_invalid:
    'use sem_degraus, elevador, banheiro_adaptado, estacionamento_reservado ou sinalizacao_tatil, separados por |',
  insurances_invalid: 'há um convênio fora do catálogo; separe-os por |',
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
])

/** Builds a problem with the refused value, and a suggestion if there is one. */
export function problemWith(
  field: string,
  rule: ImportRule,
  value: unknown,
  readLexicon: () => Lexicon,
): ImportProblem {
  if (!QUOTED.has(rule)) return problem(field, rule)
  const reason = `'${String(value)}' ${REASONS[rule]}${rule === 'specialty_invalid' ? meantBy(String(value), readLexicon) : ''}`
  return { field, rule, reason }
}

function meantBy(specialty: string, readLexicon: () => Lexicon): string {
  const meant = specialtiesCalled(specialty, readLexicon).map(({ name }) => name)
  return meant.length > 0 ? `; você quis dizer ${meant.join(' ou ')}?` : ' (veja: saude specialties list)'
}
