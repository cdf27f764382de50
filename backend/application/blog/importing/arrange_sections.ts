import type { TextPart } from '#application/ports/post_files.ts'
import type { SectionName } from '#domain/blog/sections.ts'
import { sectionOf } from './section_headings.ts'

export interface ArrangedText {
  sections: ReadonlyMap<SectionName, { text: string; line: number | null }>
  /** The top heading of a text that opens with it, as a Markdown file does with its title. */
  title: string | null
}

/**
 * Running text cut at its headings becomes sections: what comes before the first heading is the introduction; a heading
 * that names a section opens it, unless it stands deeper than the one it is under; any other stays there as a line.
 */
export function arrangeSections(parts: readonly TextPart[]): ArrangedText {
  const sections = new Map<SectionName, { text: string; line: number | null }>()
  let title: string | null = null
  let current: { name: SectionName; level: number } = { name: 'introduction', level: Infinity }
  for (const part of parts) {
    if (part.level === 1 && title === null && !sectionOf(part.heading ?? '')) title = part.heading
    else if (part.heading !== null && opensSection(part, current.level)) {
      current = { name: sectionOf(part.heading) ?? current.name, level: part.level }
    } else if (part.heading !== null && current.name !== 'faqs') append(part.heading, part.line)
    append(current.name === 'faqs' ? asQuestion(part) : part.text, part.line)
  }
  return { sections, title }

  function append(text: string, line: number | null): void {
    if (!text) return
    const before = sections.get(current.name)
    if (before) sections.set(current.name, { ...before, text: `${before.text}\n${text}` })
    else sections.set(current.name, { text, line })
  }
}

function opensSection({ heading, level }: TextPart, currentLevel: number): boolean {
  return level <= currentLevel && sectionOf(heading ?? '') !== null
}

/** Under the questions, a heading is a question and the text beneath it its answer. */
function asQuestion({ heading, text }: TextPart): string {
  if (heading === null || sectionOf(heading) === 'faqs') return text
  return text ? `P: ${heading} R: ${text.replaceAll('\n', ' ')}` : ''
}
