import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { RecordFileUnusable } from '#application/ports/record_files.ts'

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
    const stream = createWriteStream(this.#path, { mode: 0o600 })
    this.#stream = stream
    try {
      await once(stream, 'open')
      await chmod(this.#path, 0o600)
    } catch {
      this.#stream = null
      throw new RecordFileUnusable(`Não foi possível gravar ${this.#path}; indique outro com --failed.`)
    }
    return stream
  }
}
