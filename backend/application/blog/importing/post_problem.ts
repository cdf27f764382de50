/** Why one field of one post was refused. */
export interface PostProblem {
  /** '' for the post as a whole. */
  field: string
  /** In its file, from 1. */
  line: number
  rule: string
  /** Portuguese. */
  reason: string
}

const REASONS: Record<string, string> = {
  slug_invalid: 'use de 3 a 255 letras minúsculas, números e hífens',
  slug_repeated: 'o mesmo endereço já veio antes nesta importação',
  slug_taken: 'este endereço acaba de ser usado por outro post',
  title_invalid: 'use de 10 a 255 caracteres',
  metaDescription_invalid: 'use de 50 a 160 caracteres',
  category_invalid: 'use disease, medicine ou treatment',
  conditionName_invalid: 'use no máximo 255 caracteres, sem caracteres de controle',
  excerpt_invalid: 'use no máximo 20.000 caracteres, sem caracteres de controle',
  featuredImage_invalid: 'não é um endereço https público',
  featuredImageAlt_invalid: 'use no máximo 255 caracteres, sem caracteres de controle',
  publishedAt_invalid: 'não é uma data; use AAAA-MM-DD ou AAAA-MM-DDTHH:MM:SSZ',
  type: 'use texto',
}

const SECTION_RULE = 'use no máximo 20.000 caracteres, sem caracteres de controle'

export function postProblem(field: string, rule: string, line: number): PostProblem {
  return { field, line, rule, reason: REASONS[rule] ?? SECTION_RULE }
}

/** One line for the file of refused posts: 'title: use de 10 a 255 caracteres; …'. */
export function postProblemsInWords(problems: readonly PostProblem[]): string {
  return problems.map(({ field, reason }) => (field ? `${field}: ${reason}` : reason)).join('; ')
}
