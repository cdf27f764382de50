import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'

/** One `<item>` of a WordPress export (WXR): its simple elements by name, and what repeats. */
export interface WxrItem {
  line: number
  texts: Map<string, string>
  lines: Map<string, number>
  /** `<category domain="category">` names. */
  categories: string[]
  meta: Map<string, string>
}

export class WxrBroken extends Error {
  readonly line: number

  constructor(line: number) {
    super('O arquivo não é XML válido.')
    this.line = line
  }
}

/** Streams, whatever the length of the export. Throws `WxrBroken` where the XML breaks off; items before it were answered. */
export async function* wxrItems(path: string): AsyncGenerator<WxrItem> {
  const reader = new WxrReader()
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    reader.write(String(chunk))
    yield* reader.take()
    if (reader.brokenAt !== null) throw new WxrBroken(reader.brokenAt)
  }
  reader.close()
  yield* reader.take()
  if (reader.brokenAt !== null) throw new WxrBroken(reader.brokenAt)
}

class WxrReader {
  brokenAt: number | null = null
  readonly #parser = new SaxesParser({ position: true })
  readonly #path: string[] = []
  #done: WxrItem[] = []
  #item: WxrItem | null = null
  #text = ''
  #isCategory = false
  #metaKey = ''

  constructor() {
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes['domain']))
    this.#parser.on('closetag', ({ name }) => this.#close(name))
    this.#parser.on('text', (text) => void (this.#text += text))
    this.#parser.on('cdata', (text) => void (this.#text += text))
    this.#parser.on('error', () => void (this.brokenAt ??= this.#parser.line))
  }

  write(chunk: string): void {
    this.#parser.write(chunk)
  }

  close(): void {
    this.#parser.close()
  }

  take(): WxrItem[] {
    const done = this.#done
    this.#done = []
    return done
  }

  #open(name: string, domain: unknown): void {
    this.#path.push(name)
    this.#text = ''
    const { line } = this.#parser
    if (name === 'item')
      this.#item = { line, texts: new Map(), lines: new Map(), categories: [], meta: new Map() }
    this.#isCategory = name === 'category' && domain === 'category'
    if (this.#item && this.#path.at(-2) === 'item') this.#item.lines.set(name, line)
  }

  #close(name: string): void {
    this.#path.pop()
    const item = this.#item
    const text = this.#text
    this.#text = ''
    if (!item) return
    if (name === 'item') {
      this.#done.push(item)
      this.#item = null
    } else if (name === 'wp:meta_key') this.#metaKey = text
    else if (name === 'wp:meta_value') item.meta.set(this.#metaKey, text)
    else if (this.#isCategory) item.categories.push(text)
    else if (this.#path.at(-1) === 'item') item.texts.set(name, text)
  }
}
