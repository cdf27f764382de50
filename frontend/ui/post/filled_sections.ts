import type { Post } from '#contract/blog.ts'
import { SECTIONS, type SectionName } from '#contract/post_parts.ts'
import { slugify } from '#domain/shared/slug.ts'

export interface FilledSection {
  name: SectionName
  heading: string
  /** The anchor for links within the page. */
  id: string
  text: string
}

/** Returns the sections with text, in reading order. */
export function filledSections(post: Post): FilledSection[] {
  return SECTIONS.flatMap(({ name, heading }) => {
    const text = post[name]
    return text?.trim() ? [{ name, heading, id: slugify(heading), text }] : []
  })
}

/** Returns a text's paragraphs: one per line, without blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
