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

/** What a worried reader looks for comes before the text. */
const FIRST: readonly SectionName[] = ['keyTakeaways', 'whenToSeekHelp']

const IN_ORDER = [
  ...SECTIONS.filter(({ name }) => FIRST.includes(name)).toSorted(
    (one, other) => FIRST.indexOf(one.name) - FIRST.indexOf(other.name),
  ),
  ...SECTIONS.filter(({ name }) => !FIRST.includes(name)),
]

/** Returns the sections with text, in reading order. */
export function filledSections(post: Post): FilledSection[] {
  return IN_ORDER.flatMap(({ name, heading }) => {
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
