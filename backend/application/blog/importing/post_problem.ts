import { type PostRefusal, checkPost, type TypedPost } from '#domain/blog/post_fields.ts'
import { SECTIONS, type SectionName } from '#domain/blog/sections.ts'

/** The rules that a field may break; every refusal has its text. */
export type PostRule =
  | PostRefusal
  | 'slug_repeated'
  | 'slug_taken'
  | 'publishedAt_invalid'
  | 'hidden_at_source'
  | 'characters_lost'
  | 'type'
  | 'unreadable'

/** Why one field was refused. */
export interface PostProblem {
  /** '' for the post as a whole. */
  field: string
  /** Line in the file, from 1. */
  line: number
  rule: PostRule
  /** In Portuguese. */
  reason: string
}

const LONG_TEXT = 'use no máximo 20.000 caracteres, sem caracteres de controle'
const REASONS: Record<Exclude<PostRule, `${SectionName}_invalid`>, string> = {
  slug_invalid: 'use de 3 a 255 letras minúsculas, números e hífens',
  slug_repeated: 'o mesmo endereço já veio antes nesta importação',
  slug_taken: 'este endereço acaba de ser usado por outro post',
  title_invalid: 'use de 10 a 255 caracteres',
  metaDescription_invalid: 'use de 50 a 160 caracteres',
  category_invalid: 'use disease, medicine ou treatment',
  conditionName_invalid: 'use no máximo 255 caracteres, sem caracteres de controle',
  excerpt_invalid: LONG_TEXT,
  featuredImage_invalid: 'não é um endereço https público',
  cover_undescribed: 'a imagem de destaque precisa de um texto alternativo',
  featuredImageAlt_invalid: 'use no máximo 255 caracteres, sem caracteres de controle',
  writtenBy_invalid: 'nenhum profissional com este endereço',
  reviewedBy_invalid: 'nenhum profissional com este endereço',
  publishedAt_invalid: 'não é uma data; use AAAA-MM-DD ou AAAA-MM-DDTHH:MM:SSZ',
  hidden_at_source: 'a origem não o mostra a todos, e aqui ele está publicado: despublique-o antes',
  characters_lost: 'há caracteres perdidos (�): confira a codificação do arquivo',
  type: 'use texto',
  unreadable: 'não pode ser lido',
}

export function postProblem(field: string, rule: PostRule, line: number): PostProblem {
  return { field, line, rule, reason: isOfSection(rule) ? LONG_TEXT : REASONS[rule] }
}

function isOfSection(rule: PostRule): rule is `${SectionName}_invalid` {
  return SECTIONS.some(({ name }) => rule === `${name}_invalid`)
}

/** A valid value, so that the fields after an invalid one are checked too. */
const PASSING: Partial<TypedPost> = {
  slug: 'post',
  title: 'x'.repeat(10),
  metaDescription: 'x'.repeat(50),
  category: 'disease',
  featuredImageAlt: 'x',
}

function fieldOf(refusal: PostRefusal): keyof TypedPost {
  return refusal === 'cover_undescribed'
    ? 'featuredImageAlt'
    : (refusal.replace(/_invalid$/, '') as keyof TypedPost)
}

/** Returns every field that breaks its rule, in the order of the rules. */
export function findPostProblems(typed: TypedPost, lineOf: (field: string) => number): PostProblem[] {
  const problems: PostProblem[] = []
  const rest: TypedPost = { ...typed }
  for (let checked = checkPost(rest); !checked.ok; checked = checkPost(rest)) {
    const field = fieldOf(checked.failure)
    problems.push(postProblem(field, checked.failure, lineOf(field)))
    Object.assign(rest, { [field]: PASSING[field] ?? null })
  }
  return problems
}
