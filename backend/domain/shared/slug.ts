import { foldText } from './text.ts'

const SLUG = /^[a-z0-9-]{3,60}$/

/** 3 to 60 lower-case letters, digits and hyphens, at least one no hyphen, no hyphen at the ends. */
export function isSlug(text: string): boolean {
  return SLUG.test(text) && !text.startsWith('-') && !text.endsWith('-')
}

/** Returns the last segment of a URL or path: `/tudo-sobre/asma` gives `asma`. Other texts stay as they are. */
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

/** Lower case, no accents, spaces become hyphens, other characters dropped, single inner hyphens. */
export function slugify(name: string): string {
  return foldText(name)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
