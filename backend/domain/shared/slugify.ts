import { foldText } from './text.ts'

/** Specification §2: lower case, no accents, spaces to hyphens, other symbols dropped, single inner hyphens. */
export function slugify(name: string): string {
  return foldText(name)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
