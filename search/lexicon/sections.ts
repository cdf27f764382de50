/** Lines of a lexicon file under one head. */
export interface Section {
  readonly head: string
  readonly lines: readonly string[]
}

const HEAD = /^\[(.+)\]$/

/**
 * Returns the sections of a lexicon file in order: '[head]', then a phrase per line. Skips empty lines and those that
 * begin with '#'. Throws for a phrase without a head.
 */
export function sectionsOf(text: string): Section[] {
  const sections: { head: string; lines: string[] }[] = []
  for (const written of text.split('\n')) {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) continue
    const head = HEAD.exec(line)?.[1]
    if (head) sections.push({ head, lines: [] })
    else if (sections.length > 0) sections.at(-1)?.lines.push(line)
    else throw new Error(`'${line}' stands under no head`)
  }
  return sections
}

/** The marks before a phrase, and the phrase: '~*infecção' has '~' and '*'. */
export function marked(line: string): { readonly marks: string; readonly phrase: string } {
  const phrase = line.replace(/^[~!*?]+/, '')
  return { marks: line.slice(0, line.length - phrase.length), phrase }
}

/** Parts a line 'shorter = longer'. */
export function paired(line: string): [left: string, right: string] {
  const [left = '', right = ''] = line.split(' = ')
  return [left, right]
}
