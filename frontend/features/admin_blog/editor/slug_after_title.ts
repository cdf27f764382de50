import { slugify } from '#domain/shared/slug.ts'

const LONGEST = 255

const slugOf = (title: string) => slugify(title).slice(0, LONGEST).replace(/-+$/, '')

interface Typing {
  slug: string
  titleBefore: string
  titleAfter: string
}

/** The slug follows the title letter by letter until somebody writes one of their own; emptied, it follows again. */
export function slugAfterTitle({ slug, titleBefore, titleAfter }: Typing): string {
  return slug === '' || slug === slugOf(titleBefore) ? slugOf(titleAfter) : slug
}
