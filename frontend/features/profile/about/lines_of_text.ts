/** Returns a text's non-blank lines without typed list markers. */
export function bulletsOf(text: string | null): string[] {
  return linesOf(text)
    .map((line) => line.replace(/^[-–—•*·]+\s*/, ''))
    .filter(Boolean)
}

/** Returns a text's non-blank lines as paragraphs. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Returns the normalized URL; null unless it is a valid https one. */
export function httpsAddress(typed: string | null): string | null {
  if (!typed || !URL.canParse(typed)) return null
  const { protocol, href } = new URL(typed)
  return protocol === 'https:' ? href : null
}
