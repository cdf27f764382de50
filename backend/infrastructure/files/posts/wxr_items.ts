import { SaxesParser } from 'saxes'
import { readXmlText } from './decoded_text.ts'

/** One `<item>` of a WordPress export (WXR): its simple elements by name, and what repeats. */
export interface WxrItem {
  line: number
  texts: Map<string, string>
  lines: Map<string, number>
  /** `<category domain="category">` names. */
  categories: string[]
  /** How many `<wp:comment>` it has. */
  comments: number
  meta: Map<string, string>
}

export interface BrokenItem {
  line: number
  isBroken: true
}

const BEGIN = /<item(?:\s[^>]*)?>/g
/** The end of an item is followed by another one or by the end of the export: a text may speak of `</item>` too. */
const END = /<\/item>(?=\s*(?:<item[\s>]|<\/channel>))/g
/** A part of CDATA that its writer forgot to escape: its real end is followed by the end of an element. */
const STRAY_CDATA_END = /\]\]>(?!<\/[\w:]+>|<!\[CDATA\[)/g

/**
 * Streams the items, whatever the length of the export; each is read alone, so that a broken one takes no other with it.
 * Throws `RecordFileUnusable` where the bytes are not of the encoding that is declared or told.
 */
export async function* wxrItems(path: string, encoding?: string): AsyncGenerator<WxrItem | BrokenItem> {
  let rest = ''
  let line = 1
  for await (const piece of readXmlText(path, encoding)) {
    rest += piece
    for (let cut = nextItem(rest); cut; cut = nextItem(rest)) {
      const begin = line + lineEndsIn(rest.slice(0, cut.begin))
      yield readItem(rest.slice(cut.begin, cut.end), begin)
      line += lineEndsIn(rest.slice(0, cut.end))
      rest = rest.slice(cut.end)
    }
  }
  BEGIN.lastIndex = 0
  const last = BEGIN.exec(rest)
  if (last) yield readItem(rest.slice(last.index), line + lineEndsIn(rest.slice(0, last.index)))
}

function nextItem(text: string): { begin: number; end: number } | null {
  BEGIN.lastIndex = 0
  const begin = BEGIN.exec(text)
  if (!begin) return null
  END.lastIndex = begin.index
  const end = END.exec(text)
  return end && { begin: begin.index, end: end.index + end[0].length }
}

const lineEndsIn = (text: string) => text.split('\n').length - 1

function readItem(xml: string, line: number): WxrItem | BrokenItem {
  const repaired = xml.replaceAll(STRAY_CDATA_END, ']]]]><![CDATA[>')
  const reader = new ItemReader(line)
  return reader.read(repaired) ?? { line, isBroken: true }
}

class ItemReader {
  readonly #parser = new SaxesParser({ position: true, fragment: true })
  readonly #path: string[] = []
  readonly #item: WxrItem
  #isBroken = false
  #isWhole = false
  #text = ''
  #isCategory = false
  #metaKey = ''

  constructor(line: number) {
    this.#item = { line, texts: new Map(), lines: new Map(), categories: [], comments: 0, meta: new Map() }
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes['domain']))
    this.#parser.on('closetag', ({ name }) => this.#close(name))
    this.#parser.on('text', (text) => void (this.#text += text))
    this.#parser.on('cdata', (text) => void (this.#text += text))
    this.#parser.on('error', () => void (this.#isBroken = true))
  }

  /** Null where it is not well-formed. */
  read(xml: string): WxrItem | null {
    this.#parser.write(xml)
    this.#parser.close()
    return this.#isWhole && !this.#isBroken ? this.#item : null
  }

  #open(name: string, domain: unknown): void {
    this.#path.push(name)
    this.#text = ''
    this.#isCategory = name === 'category' && domain === 'category'
    if (name === 'wp:comment') this.#item.comments++
    if (this.#path.at(-2) === 'item') this.#item.lines.set(name, this.#item.line + this.#parser.line - 1)
  }

  #close(name: string): void {
    this.#path.pop()
    const text = this.#text
    this.#text = ''
    if (name === 'item') this.#isWhole = true
    else if (name === 'wp:meta_key') this.#metaKey = text
    else if (name === 'wp:meta_value') this.#item.meta.set(this.#metaKey, text)
    else if (this.#isCategory) this.#item.categories.push(text)
    else if (this.#path.at(-1) === 'item') this.#item.texts.set(name, text)
  }
}
