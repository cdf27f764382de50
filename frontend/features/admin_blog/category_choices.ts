import { POST_CATEGORIES } from '#contract/post_terms.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'

export const CATEGORY_CHOICES = POST_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }))
