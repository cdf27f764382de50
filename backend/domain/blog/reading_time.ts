import type { Sections } from './sections.ts'

const WORDS_A_MINUTE = 200

/** Whole minutes an adult needs for the filled sections, at least 1. */
export function readingMinutes({
  sections,
  excerpt,
}: {
  sections: Sections
  excerpt: string | null
}): number {
  const text = [excerpt ?? '', ...Object.values(sections)].join(' ')
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
}
