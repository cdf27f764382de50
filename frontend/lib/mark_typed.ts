import { foldText } from '#domain/shared/text.ts'

export interface MarkedPart {
  text: string
  isTyped: boolean
}

/** Splits a label around the typed letters, ignoring case and accents. */
export function markTyped(label: string, typed: string): MarkedPart[] {
  const folded = foldText(label)
  const wanted = foldText(typed.trim())
  const start = folded.length !== label.length ? -1 : folded.indexOf(wanted)
  if (start < 0) return [{ text: label, isTyped: false }]
  const end = start + wanted.length
  return [
    { text: label.slice(0, start), isTyped: false },
    { text: label.slice(start, end), isTyped: true },
    { text: label.slice(end), isTyped: false },
  ].filter(({ text }) => text !== '')
}
