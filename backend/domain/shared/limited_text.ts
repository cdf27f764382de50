import {
  codePointLength,
  hasForbiddenCharacters,
  hasLetter,
  hasLineBreak,
  hasWebAddress,
  isVisible,
  tidyText,
  withoutInvisible,
} from './text.ts'

/** The tidied text where it is visible and holds `min` (at least 1) to `max` code points; null where it does not. */
export function limitedText(typed: string, min: number, max: number): string | null {
  if (hasForbiddenCharacters(typed)) return null
  const text = tidyText(typed)
  const length = codePointLength(text)
  return isVisible(text) && length >= min && length <= max ? text : null
}

/** The name of a person or place: a limited text in one line, with a letter and without a web address. */
export function limitedName(typed: string, min: number, max: number): string | null {
  const name = limitedText(withoutInvisible(typed), min, max)
  return name && !hasLineBreak(name) && hasLetter(name) && !hasWebAddress(name) ? name : null
}

/** The tidied text; null where nothing can be seen of it, undefined where it breaks the limit of code points. */
export function optionalText(typed: string | null | undefined, max: number): string | null | undefined {
  if (!typed) return null
  if (hasForbiddenCharacters(typed)) return undefined
  const text = tidyText(typed)
  if (!isVisible(text)) return null
  return codePointLength(text) <= max ? text : undefined
}
