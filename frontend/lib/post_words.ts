import { isPostCategory, type PostCategory } from '#contract/post_terms.ts'
import { countOf } from '#domain/shared/numbers.ts'

const LABELS: Readonly<Record<PostCategory, string>> = {
  disease: 'Doenças',
  medicine: 'Remédios',
  treatment: 'Tratamentos',
}

/** 'Doenças'; a category other than the three has no name. */
export function categoryLabel(category: string): string {
  return isPostCategory(category) ? LABELS[category] : 'Artigos'
}

/** '4 min de leitura' */
export function readingTime(minutes: number): string {
  return `${minutes} min de leitura`
}

/** '1 visualização', '1.204 visualizações'. */
export function countViews(viewCount: number): string {
  return countOf(viewCount, 'visualização', 'visualizações')
}
