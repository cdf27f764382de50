/** The filled lines of a text, without the marks people type in front of list items. */
export function bulletsOf(text: string | null): string[] {
  return linesOf(text)
    .map((line) => line.replace(/^[-–—•*·]+\s*/, ''))
    .filter(Boolean)
}

/** The filled lines of a text, each one a paragraph. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
