import { stringify } from 'csv-stringify/sync'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import {
  type RecordEncoding,
  RecordFileUnusable,
  type RecordFormat,
} from '#application/ports/record_files.ts'
import { sheetRows } from './sheet_rows.ts'

const CR = 0x0d
const LF = 0x0a

/** A byte stream converted to UTF-8, whose beginning can be peeked at. */
export class OpenedInput {
  readonly name: string
  readonly #path: string | null
  readonly #beginning: Buffer
  readonly #rest: AsyncIterator<Buffer>
  /** Converts line ends of CR alone, as of old Macs, to LF. */
  readonly #isOldMac: boolean

  private constructor(name: string, beginning: Buffer, rest: AsyncIterator<Buffer>, path: string | null) {
    this.name = name
    this.#path = path
    this.#beginning = beginning
    this.#rest = rest
    this.#isOldMac = beginning.includes(CR) && !beginning.includes(LF)
  }

  static async of(
    name: string,
    stream: Readable,
    encoding: RecordEncoding,
    path?: string,
  ): Promise<OpenedInput> {
    const chunks = encoding === 'utf-8' ? bytesOf(stream) : decoded(stream, encoding)
    const first = await chunks.next()
    if (first.done) throw new RecordFileUnusable(`${name} está vazio.`)
    return new OpenedInput(name, first.value, chunks, encoding === 'utf-8' ? (path ?? null) : null)
  }

  looksLike(): RecordFormat {
    return /^[\uFEFF\s]*\{/u.test(this.#beginning.toString('utf8', 0, 1024)) ? 'ndjson' : 'csv'
  }

  /** Returns the first bytes up to the end of the first line. */
  firstLine(): string {
    return this.#beginning.toString('utf8').split(/\r|\n/, 1)[0] ?? ''
  }

  async *chunks(): AsyncGenerator<Buffer> {
    yield this.#inLines(this.#beginning)
    for (let next = await this.#rest.next(); !next.done; next = await this.#rest.next())
      yield this.#inLines(next.value)
  }

  /** Returns whether `chunksFrom` can go back: not in a pipe, nor in another encoding. */
  canSeek(): boolean {
    return this.#path !== null
  }

  /** Returns the line that starts at `byte`, at most 64 KB of it, and where the next one starts. */
  async lineAt(byte: number): Promise<{ text: string; nextByte: number }> {
    const { value: chunk = Buffer.alloc(0) } = await this.chunksFrom(byte).next()
    const end = chunk.indexOf(LF)
    const line = end === -1 ? chunk : chunk.subarray(0, end)
    return { text: line.toString('utf8').replace(/\r$/, ''), nextByte: byte + line.length + 1 }
  }

  async *chunksFrom(byte: number): AsyncGenerator<Buffer> {
    for await (const chunk of bytesOf(createReadStream(this.#path ?? '', { start: byte })))
      yield this.#inLines(chunk)
  }

  #inLines(chunk: Buffer): Buffer {
    return this.#isOldMac ? Buffer.from(chunk.map((byte) => (byte === CR ? LF : byte))) : chunk
  }
}

async function* bytesOf(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk
}

async function* decoded(stream: Readable, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of stream as AsyncIterable<Buffer>)
    yield Buffer.from(decoder.decode(chunk, { stream: true }))
}

interface Unpacked {
  stream: Readable
  /** The format around the rows; null for plain text. */
  from: 'gzip' | 'xlsx' | null
}

/**
 * Returns the rows of a stream that may be gzipped or an Excel workbook, whose first sheet becomes CSV. A workbook is
 * read from its `path`; without one it is held in memory.
 */
export async function unpacked(name: string, packed: Readable, path: string | null): Promise<Unpacked> {
  const chunks = packed[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first = await chunks.next()
  if (first.done) return { stream: Readable.from([]), from: null }
  const stream = Readable.from(startingWith(first.value, chunks), { objectMode: false })
  const magic = first.value.toString('latin1', 0, 4)
  if (magic.startsWith('\u001F\u008B')) return { stream: gunzipped(name, stream), from: 'gzip' }
  if (magic === 'PK\u0003\u0004') {
    if (path) packed.destroy()
    return { stream: Readable.from(sheetAsCsv(name, path ?? (await buffer(stream)))), from: 'xlsx' }
  }
  return { stream, from: null }
}

async function* startingWith(first: Buffer, others: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value
}

function gunzipped(name: string, packed: Readable): Readable {
  const gunzip = createGunzip()
  packed.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  return Readable.from(
    (async function* () {
      try {
        for await (const chunk of gunzip) yield chunk as Buffer
      } catch (error) {
        throw new RecordFileUnusable(`${name} não é um gzip inteiro: foi cortado ou alterado.`, {
          cause: error,
        })
      }
    })(),
  )
}

/**
 * Yields one line per row, so that line and row numbers agree; a cell with line breaks shifts the following ones. A row
 * gets the cells of the first one: Excel leaves out the empty ones at its end. Texts are quoted, numbers are not.
 */
async function* sheetAsCsv(name: string, workbook: string | Buffer): AsyncGenerator<Buffer> {
  let written = 0
  let columns = 0
  try {
    for await (const { number, cells } of sheetRows(workbook)) {
      for (; written + 1 < number; written++) yield Buffer.from('\n')
      columns ||= cells.length
      while (cells.length < columns) cells.push('')
      yield Buffer.from(stringify([cells], { quoted_string: true }))
      written++
    }
  } catch (error) {
    throw new RecordFileUnusable(`${name} não é uma planilha do Excel (.xlsx) que se possa ler.`, {
      cause: error,
    })
  }
}

const PIECE = 1 << 13

/** Yields small pieces: a chunk is processed synchronously, and would delay the database's answers. */
export async function* inSmallPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks)
    for (let start = 0; start < chunk.length; start += PIECE) {
      yield chunk.subarray(start, start + PIECE)
      await turnOfOthers()
    }
}
