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

interface Part {
  words: string
  /** Absent where the words are no link. */
  address?: string
}

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g

/** Returns a text in parts, its http and https addresses apart; the stop or bracket behind one is no part of it. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: words, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ words: text.slice(end, index) })
    parts.push(URL.canParse(words) ? { words, address: new URL(words).href } : { words })
    end = index + words.length
  }
  return end < text.length ? [...parts, { words: text.slice(end) }] : parts
}
