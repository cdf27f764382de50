import { isPostCategory, type PostCategory } from '#domain/blog/post_category.ts'
import { foldText } from '#domain/shared/text.ts'

export interface CategoryChoice {
  /** For posts whose source names none of our categories. */
  category?: PostCategory | undefined
  /** By the source's categories and tags, normalized by `categoryKey`. */
  categoryMap?: ReadonlyMap<string, PostCategory> | undefined
}

const WORDINGS: readonly (readonly [RegExp, PostCategory])[] = [
  [/remedio|medicament|farmac|vitamina|vacina/, 'medicine'],
  [/tratament|servico|terapia|procediment|exame/, 'treatment'],
  [/doenca|condic|sintoma|saude|sem categoria|uncategorized|blog/, 'disease'],
]

/** Normalizes a source's category: 'Paralisia-Facial' becomes 'paralisia facial'. */
export function categoryKey(word: string): string {
  return foldText(word)
    .replace(/[\s_-]+/g, ' ')
    .trim()
}

/** Returns our category for a word of the source ('Remédios' → medicine), or null. */
function categoryOf(word: string): PostCategory | null {
  const key = categoryKey(word)
  if (isPostCategory(key)) return key
  return WORDINGS.find(([wording]) => wording.test(key))?.[1] ?? null
}

interface ChosenCategory {
  category: string | undefined
  /** True if the source itself does not name the category. */
  isChosen: boolean
}

/**
 * Returns a post's category: by the operator's map, else by the meaning of the source's words, else the default.
 * Without a default it returns the source's first word, which is then refused.
 */
export function chooseCategory(
  categories: string | undefined,
  tags: string | undefined,
  { category, categoryMap }: CategoryChoice,
): ChosenCategory {
  const words = [...wordsIn(categories), ...wordsIn(tags)]
  const mapped = words.flatMap((word) => categoryMap?.get(categoryKey(word)) ?? [])[0]
  const read = words.flatMap((word) => categoryOf(word) ?? [])[0]
  return {
    category: mapped ?? read ?? category ?? wordsIn(categories)[0],
    isChosen: !mapped && !read && !!category,
  }
}

function wordsIn(text: string | undefined): string[] {
  return (text ?? '')
    .split(/[\n,;|]/)
    .map((word) => word.trim())
    .filter(Boolean)
}

const MAX_TOLD = 5

/** Says in Portuguese which words of the source are none of our categories, and how to choose one. */
export function categoryCure(words: string | undefined): string {
  const theirs = wordsIn(words).slice(0, MAX_TOLD)
  const told = theirs
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' e ')
  const are = theirs.length === 1 ? 'que não é nossa' : 'que não são nossas'
  return `a origem diz ${told}, ${are}: use --map-category "${theirs[0]}=disease", ou --category`
}
