import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  type RecordEncoding,
  RecordFileUnusable,
  type RecordFormat,
} from '#application/ports/record_files.ts'

const CR = 0x0d
const LF = 0x0a

/** A stream of bytes, always UTF-8 whatever the source is in, of which the beginning may be looked at. */
export class OpenedInput {
  readonly name: string
  readonly #path: string | null
  readonly #beginning: Buffer
  readonly #rest: AsyncIterator<Buffer>
  /** Lines that end in CR alone, as old Macs wrote them, are read as if they ended in LF. */
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

  /** The first bytes, up to the end of their first line. */
  firstLine(): string {
    return this.#beginning.toString('utf8').split(/\r|\n/, 1)[0] ?? ''
  }

  async *chunks(): AsyncGenerator<Buffer> {
    yield this.#inLines(this.#beginning)
    for (let next = await this.#rest.next(); !next.done; next = await this.#rest.next())
      yield this.#inLines(next.value)
  }

  /** Whether `chunksFrom` can go back: not in a pipe, nor in another encoding. */
  canSeek(): boolean {
    return this.#path !== null
  }

  /** The line that begins at `byte`, at most 64 KB of it, and where the next one begins. */
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
