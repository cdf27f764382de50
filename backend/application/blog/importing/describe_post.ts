import { cutText } from '#domain/shared/text.ts'

const LONGEST = 160

/** The description of a post that brought none: its first words, ending with a whole one. */
export function describePost(fields: Readonly<Record<string, string>>): string {
  const text = [fields['excerpt'], fields['introduction'], fields['aboutCondition']].filter(Boolean).join(' ')
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const cut = cutText(line, LONGEST - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`
}
