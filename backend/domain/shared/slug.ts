const SLUG = /^[a-z0-9-]{3,60}$/

/** Lower-case letters, digits and hyphens, 3 to 60 of them, at least one a letter or digit, no hyphen at the ends. */
export function isSlug(text: string): boolean {
  return SLUG.test(text) && !text.startsWith('-') && !text.endsWith('-')
}
