import { foldText } from '#domain/shared/text.ts'
import { isPostCategory, type PostCategory } from '#domain/blog/post_category.ts'

const WORDINGS: readonly (readonly [RegExp, PostCategory])[] = [
  [/remedio|medicament|farmac|vitamina|vacina/, 'medicine'],
  [/tratament|servico|terapia|procediment|exame/, 'treatment'],
  [/doenca|condic|sintoma|saude|sem categoria|uncategorized|blog/, 'disease'],
]

/** Our category for a word of the source ('Remédios' → medicine); a word that says nothing is handed on to be refused. */
export function categoryOf(typed: string | undefined): string | undefined {
  if (!typed) return undefined
  const words = foldText(typed).replaceAll('-', ' ')
  if (isPostCategory(words)) return words
  return WORDINGS.find(([wording]) => wording.test(words))?.[1] ?? typed
}
