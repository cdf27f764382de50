import { isSlug } from '#domain/shared/slug.ts'
import { slugify } from '#domain/shared/slugify.ts'

const LONGEST_BASE = 48
const NUMBERED = 20

export interface SlugWishes {
  name: string
  lastname: string
  /** Words that are not for people: paths, specialties, councils, insurers. */
  reserved: ReadonlySet<string>
  /** Lower-case letters and digits that nobody else has, at most 11. */
  random: string
}

/** Addresses for a new profile, the nicest first and the last one surely free: `ana-lima`, `ana-lima-2` … `ana-lima-{random}`. */
export function slugProposals({ name, lastname, reserved, random }: SlugWishes): string[] {
  const base = slugify(`${name} ${lastname}`).slice(0, LONGEST_BASE).replace(/-$/, '')
  if (!isSlug(base)) return [`profissional-${random}`]
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}-${index + 2}`)
  return [base, ...numbered, `${base}-${random}`].filter((slug) => !reserved.has(slug))
}
