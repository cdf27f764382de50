import { once } from 'node:events'
import type { WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { openRefusedFile } from './refused_file.ts'

/** The file of refused rows, for its owner alone: created with the first one. */
export class RefusedRows {
  readonly #path: string
  #stream: WriteStream | null = null

  constructor(path: string) {
    this.#path = path
  }

  /** `heading` precedes the first line. */
  async add(line: string, heading = ''): Promise<void> {
    const isFirst = this.#stream === null
    const stream = this.#stream ?? (await this.#begin())
    if (!stream.write(isFirst ? heading + line : line)) await once(stream, 'drain')
  }

  async close(): Promise<string | null> {
    if (!this.#stream) return null
    this.#stream.end()
    await finished(this.#stream)
    return this.#path
  }

  async #begin(): Promise<WriteStream> {
    this.#stream = (await openRefusedFile(this.#path)).createWriteStream()
    return this.#stream
  }
}
