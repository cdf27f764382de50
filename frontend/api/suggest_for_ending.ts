import type { PublicApi, ReadOptions } from '#contract/public_api.ts'
import type { Suggestions } from '#contract/search.ts'
import { foldText } from '#domain/shared/text.ts'

/** Suggestions for the end of the typed text, and where that end starts. */
export interface SuggestionsForEnding {
  suggestions: Suggestions
  /** Index of the first letter that a chosen suggestion replaces. */
  from: number
}

const MAX_ENDING_LENGTH = 2

/** Start indexes of the endings, longest first: the whole text, its last two words, its last one. */
function endingsOf(typed: string): number[] {
  const starts = [...typed.matchAll(/\S+/g)].map(({ index }) => index)
  return [...new Set([0, ...starts.slice(-MAX_ENDING_LENGTH)])]
}

/** A specialty may be suggested for its meaning too; only one that contains the words completes them. */
function completes({ specialties, order }: Suggestions, ending: string): boolean {
  const isNamed = specialties.some(({ name }) => foldText(name).includes(foldText(ending)))
  return isNamed || order.some((kind) => kind !== 'specialties')
}

/** Returns suggestions for the longest ending with any, otherwise those for the whole text's meaning. */
export async function suggestForEnding(
  api: PublicApi,
  typed: string,
  options?: ReadOptions,
): Promise<SuggestionsForEnding> {
  let meant: SuggestionsForEnding | null = null
  for (const from of endingsOf(typed)) {
    const ending = typed.slice(from).trim()
    const suggestions = await api.suggest(ending, options)
    if (completes(suggestions, ending)) return { suggestions, from }
    meant ??= { suggestions, from }
  }
  return meant ?? { suggestions: await api.suggest(typed, options), from: 0 }
}
