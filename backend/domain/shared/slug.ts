import { foldText } from './text.ts'

const SLUG = /^[a-z0-9-]{3,60}$/

/** Lower-case letters, digits and hyphens, 3 to 60 of them, at least one a letter or digit, no hyphen at the ends. */
export function isSlug(text: string): boolean {
  return SLUG.test(text) && !text.startsWith('-') && !text.endsWith('-')
}

/** Of an address of the site, whole or as lists show it, its last part: `/tudo-sobre/asma` is `asma`. Anything else as it is. */
export function lastPathSegment(typed: string): string {
  const path = typed.replace(/^https?:\/\/[^/]+/, '')
  if (!path.startsWith('/')) return typed
  return (
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ?? typed
  )
}

/** Lower case, no accents, spaces to hyphens, other symbols dropped, single inner hyphens. */
export function slugify(name: string): string {
  return foldText(name)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
