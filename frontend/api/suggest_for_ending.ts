import type { PublicApi, ReadOptions } from '#contract/public_api.ts'
import type { Suggestions } from '#contract/search.ts'
import { foldText } from '#domain/shared/text.ts'

/** Suggestions for the end of what was typed, and where that end begins. */
export interface SuggestionsForEnding {
  suggestions: Suggestions
  /** Position of the first letter that a chosen suggestion replaces. */
  from: number
}

const MAX_ENDING_LENGTH = 2

/** Where the endings begin, the longest first: the whole text, its last two words, its last one. */
function endingsOf(typed: string): number[] {
  const starts = [...typed.matchAll(/\S+/g)].map(({ index }) => index)
  return [...new Set([0, ...starts.slice(-MAX_ENDING_LENGTH)])]
}

/** A specialty may also be offered for what the words mean; only one that holds the words completes them. */
function completes({ specialties, order }: Suggestions, ending: string): boolean {
  const isNamed = specialties.some(({ name }) => foldText(name).includes(foldText(ending)))
  return isNamed || order.some((kind) => kind !== 'specialties')
}

/** What the longest ending begins like; where none begins like anything, what the whole may mean. */
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
