import { isPostCategory, type PostCategory } from '#domain/blog/post_category.ts'
import { foldText } from '#domain/shared/text.ts'

export interface CategoryChoice {
  /** For posts that the source puts into none of ours. */
  category?: PostCategory | undefined
  /** By the source's own categories and tags, folded by `categoryKey`. */
  categoryMap?: ReadonlyMap<string, PostCategory> | undefined
}

const WORDINGS: readonly (readonly [RegExp, PostCategory])[] = [
  [/remedio|medicament|farmac|vitamina|vacina/, 'medicine'],
  [/tratament|servico|terapia|procediment|exame/, 'treatment'],
  [/doenca|condic|sintoma|saude|sem categoria|uncategorized|blog/, 'disease'],
]

/** How a category of a source is compared: 'Paralisia-Facial' is 'paralisia facial'. */
export function categoryKey(word: string): string {
  return foldText(word)
    .replace(/[\s_-]+/g, ' ')
    .trim()
}

/** Our category for a word of the source ('Remédios' → medicine), null for a word that says nothing. */
function categoryOf(word: string): PostCategory | null {
  const key = categoryKey(word)
  if (isPostCategory(key)) return key
  return WORDINGS.find(([wording]) => wording.test(key))?.[1] ?? null
}

interface Filed {
  category: string | undefined
  /** Whether the source itself does not say so. */
  isChosen: boolean
}

/**
 * The category of a post: as the operator maps one of its categories or tags, else as one of them reads, else the one for
 * all others. Without that the first is handed on by its name, to be refused.
 */
export function chooseCategory(
  categories: string | undefined,
  tags: string | undefined,
  { category, categoryMap }: CategoryChoice,
): Filed {
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
