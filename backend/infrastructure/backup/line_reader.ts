import { END_OF_ROWS } from './backup_text.ts'

const NEWLINE = 0x0a
const END = Buffer.from(`${END_OF_ROWS}\n`)
const LONGEST_LINE = 1_000_000

/** Reads a stream by lines, or by blocks of whole lines up to the end of the rows of a table. */
export class LineReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** Without its line break; null at the end of the file. */
  async line(): Promise<string | null> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE)
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end)
      if (this.#rest.length > LONGEST_LINE || !(await this.#readMore())) return null
    }
  }

  /** Up to the line that ends the rows, which is left out. Throws where the file ends before. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#endOfRows()
      if (end >= 0) {
        if (end > 0) yield this.#take(end)
        this.#take(END.length)
        return
      }
      const whole = this.#rest.lastIndexOf(NEWLINE) + 1
      if (whole > 0) yield this.#take(whole)
      if (!(await this.#readMore())) throw new Error('The file ends in the middle of a table.')
    }
  }

  #endOfRows(): number {
    if (this.#rest.subarray(0, END.length).equals(END)) return 0
    const found = this.#rest.indexOf(`\n${END_OF_ROWS}\n`)
    return found < 0 ? -1 : found + 1
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return taken
  }

  async #readMore(): Promise<boolean> {
    const { done, value } = await this.#chunks.next()
    if (done) return false
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value
    return true
  }
}
