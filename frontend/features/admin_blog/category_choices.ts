import type { PostCategory } from '#contract/post_terms.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'

const CATEGORIES: readonly PostCategory[] = ['disease', 'medicine', 'treatment']

export const CATEGORY_CHOICES = CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }))
