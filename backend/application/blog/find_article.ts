import type { Ports } from '#application/ports/ports.ts'
import type { PostCategory } from '#domain/blog/post_category.ts'
import { foldText } from '#domain/shared/text.ts'
import type { InterpretedQuery } from '#search/interpret/interpret_query.ts'
import { UseCase } from '../use_case.ts'

/** A published post on what was searched for. */
export interface Article {
  readonly category: PostCategory
  readonly slug: string
  /** 'Asma' */
  readonly conditionName: string
}

/** In words. */
const LONGEST_CONDITION = 4
const MOST_WORDS = 12
/** Whoever needs help now reads nothing else. */
const URGENT: ReadonlySet<string> = new Set(['emergency', 'suicide', 'violence'])

/** Finds the post about the condition in the words that name what is treated: 'crise de asma' leads to 'Asma'. */
export class FindArticle extends UseCase<Ports<'posts'>> {
  /** Returns the post with the longest name, of equal ones the newest; null without one, and in an emergency. */
  async execute({
    filterWords,
    notices,
  }: Pick<InterpretedQuery, 'filterWords' | 'notices'>): Promise<Article | null> {
    if (notices.some((notice) => URGENT.has(notice))) return null
    const conditions = filterWords.specialty.flatMap(partsOf)
    if (conditions.length === 0) return null
    const posts = await this.deps.posts.findPublishedAbout(conditions, conditions.length)
    const named = posts.flatMap(({ state: { category, slug, conditionName } }) =>
      conditionName ? [{ category, slug, conditionName }] : [],
    )
    return named.toSorted((one, other) => other.conditionName.length - one.conditionName.length)[0] ?? null
  }
}

/** Returns the neighbouring words of a phrase, one to four together. */
function partsOf(phrase: string): string[] {
  const words = foldText(phrase).split(' ').slice(0, MOST_WORDS)
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_CONDITION, words.length - from) }, (_each, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
}
