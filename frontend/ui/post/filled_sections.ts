import type { Post } from '#contract/blog.ts'
import { SECTIONS, type SectionName } from '#contract/post_parts.ts'
import { slugify } from '#domain/shared/slug.ts'

export interface FilledSection {
  name: SectionName
  heading: string
  /** Where links in the page lead to. */
  id: string
  text: string
}

/** The sections that hold text, in the order they are read. */
export function filledSections(post: Post): FilledSection[] {
  return SECTIONS.flatMap(({ name, heading }) => {
    const text = post[name]
    return text?.trim() ? [{ name, heading, id: slugify(heading), text }] : []
  })
}

/** The paragraphs of a text: one a line, blank lines dropped. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
