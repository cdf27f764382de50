import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import type { Entry, ZipFile } from 'yauzl'

export interface SheetRow {
  /** As Excel counts: the first is 1, and empty ones may be left out. */
  number: number
  cells: (string | number)[]
}

/** Of Excel itself: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const MOST_ROWS = 1_048_576
const MOST_COLUMNS = 16_384
/** Bytes of the parts that are read whole: shared texts and the list of sheets. */
const LARGEST_TABLE = 256 * 1024 * 1024
/** Characters without a tag; a cell has at most 32,767. */
const LONGEST_TEXT = 1_000_000
/** Characters parsed before the rows in them leave: a few bytes may be a row of 16,384 cells. */
const PIECE = 2_048

/**
 * Yields the rows of a workbook's first sheet (ECMA-376, part 1, §18), from a path or its bytes. Texts are strings,
 * numbers and dates are numbers, booleans `true` and `false`, errors as the sheet shows them. Only the shared texts are
 * held in memory. Throws where it is no workbook or a damaged one.
 */
export async function* sheetRows(workbook: string | Buffer): AsyncGenerator<SheetRow> {
  const { openPromise, fromBufferPromise } = await import('yauzl')
  const options = { autoClose: false, lazyEntries: true } as const
  const zip =
    typeof workbook === 'string'
      ? await openPromise(workbook, options)
      : await fromBufferPromise(workbook, options)
  try {
    const parts = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
    const sheet = parts.get(await firstSheet(zip, parts))
    if (!sheet) throw new Error('it has no sheet')
    const texts: string[] = []
    for await (const text of elements(zip, parts.get('xl/sharedStrings.xml'), sharedTexts)) texts.push(text)
    yield* readXml(await zip.openReadStreamPromise(sheet), (parser, found) => rows(parser, found, texts))
  } finally {
    zip.close()
  }
}

async function firstSheet(zip: ZipFile, parts: Map<string, Entry>): Promise<string> {
  const targets = new Map<string, string>()
  for await (const { Id, Type, Target } of elements(
    zip,
    parts.get('xl/_rels/workbook.xml.rels'),
    called('Relationship'),
  ))
    if (Id && Target && Type?.endsWith('/worksheet')) targets.set(Id, posix.resolve('/xl', Target).slice(1))
  for await (const sheet of elements(zip, parts.get('xl/workbook.xml'), called('sheet'))) {
    const target = targets.get(sheet['id'] ?? '')
    if (target) return target
  }
  return ''
}

type Listen<T> = (parser: SaxesParser, found: T[]) => void

/** Yields what `listen` finds in a part that is small, or nothing where the part is missing. */
async function* elements<T>(zip: ZipFile, part: Entry | undefined, listen: Listen<T>): AsyncGenerator<T> {
  if (!part) return
  if (part.uncompressedSize > LARGEST_TABLE) throw new Error(`${part.fileName} is too large`)
  yield* readXml(await zip.openReadStreamPromise(part), listen)
}

async function* readXml<T>(xml: Readable, listen: Listen<T>): AsyncGenerator<T> {
  const parser = new SaxesParser()
  const found: T[] = []
  listen(parser, found)
  const decoder = new TextDecoder()
  let untagged = 0
  for await (const chunk of xml) {
    const text = decoder.decode(chunk as Buffer, { stream: true })
    const lastTag = text.lastIndexOf('<')
    untagged = lastTag < 0 ? untagged + text.length : text.length - lastTag
    if (untagged > LONGEST_TEXT) throw new Error('a text is longer than any cell')
    for (let start = 0; start < text.length; start += PIECE) {
      parser.write(text.slice(start, start + PIECE))
      yield* found.splice(0)
    }
  }
  parser.close()
  yield* found.splice(0)
}

/** Some programs write `x:row` where others write `row`. */
function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

type Attributes = Partial<Record<string, string>>

interface ElementListener {
  opened?(name: string, attributes: Attributes): void
  /** `text` is the element's own; phonetic hints, which repeat it, are left out. */
  closed?(name: string, text: string): void
}

function listenTo(parser: SaxesParser, { opened, closed }: ElementListener): void {
  let text = ''
  let inHint = false
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    if (local(name) === 'rPh') inHint = true
    opened?.(local(name), attributes)
  })
  parser.on('text', (piece) => void (text += piece))
  parser.on('cdata', (piece) => void (text += piece))
  parser.on('closetag', ({ name }) => {
    if (!inHint) closed?.(local(name), text)
    if (local(name) === 'rPh') inHint = false
  })
}

/** Finds the attributes of each element of a name. */
function called(wanted: string): Listen<Attributes> {
  return (parser, found) =>
    listenTo(parser, {
      opened(name, attributes) {
        const named = Object.entries(attributes).map(([key, value]) => [local(key), value])
        if (name === wanted) found.push(Object.fromEntries(named))
      },
    })
}

function sharedTexts(parser: SaxesParser, found: string[]): void {
  let whole = ''
  listenTo(parser, {
    closed(name, text) {
      if (name === 't') whole += text
      if (name !== 'si') return
      found.push(unescaped(whole))
      whole = ''
    },
  })
}

/** Rows and cells may say where they are; those that do not follow the ones before. */
function rows(parser: SaxesParser, found: SheetRow[], texts: readonly string[]): void {
  let row: SheetRow = { number: 0, cells: [] }
  let column = 0
  let type = 'n'
  let written = ''
  listenTo(parser, {
    opened(name, { r: place, t = 'n' }) {
      if (name === 'row') {
        row = { number: atMost(MOST_ROWS, place ? Number(place) : row.number + 1), cells: [] }
        column = 0
      }
      if (name !== 'c') return
      column = atMost(MOST_COLUMNS, place ? columnOf(place) : column + 1)
      type = t
      written = ''
    },
    closed(name, text) {
      if (name === 'v' || name === 't') written += text
      if (name === 'c') {
        while (row.cells.length < column) row.cells.push('')
        row.cells[column - 1] = valueOf(type, written, texts)
      }
      if (name === 'row') found.push(row)
    },
  })
}

function atMost(most: number, count: number): number {
  if (count >= 1 && count <= most) return count
  throw new Error(`${count} is outside of a sheet`)
}

/** `AB12` → 28. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of place.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

/** Types of cells: ECMA-376, part 1, §18.18.11. */
function valueOf(type: string, written: string, texts: readonly string[]): string | number {
  if (type === 's') return texts[Number(written)] ?? ''
  if (type === 'b') return String(written === '1')
  if (type !== 'n') return unescaped(written)
  return written === '' ? '' : Number(written)
}

/** Characters that XML cannot hold are written as `_x000D_`. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
