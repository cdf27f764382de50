import { appendFile, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../system/durable_file.ts'
import { type Erasure, ErasureLedger } from '#application/ports/personal_data.ts'

/** The erasures beside the database, one JSON a line: what an older backup cannot know of. */
export class ErasureFile extends ErasureLedger {
  readonly #path: string

  constructor(path: string) {
    super()
    this.#path = path
  }

  async add(erasures: readonly Erasure[]): Promise<void> {
    await makeFolder(dirname(this.#path))
    const lines = erasures.map((erasure) => `${JSON.stringify(erasure)}\n`)
    await appendFile(this.#path, lines.join(''), { mode: 0o600, flush: true })
  }

  /** None where there is no such file. */
  async all(): Promise<Erasure[]> {
    const text = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    const latest = new Map<string, Erasure>()
    for (const erasure of text.split('\n').filter(Boolean).map(erasureOf)) {
      const known = latest.get(erasure.subjectHash)
      if (!known || known.erasedAt < erasure.erasedAt) latest.set(erasure.subjectHash, erasure)
    }
    return [...latest.values()]
  }
}

function erasureOf(line: string): Erasure {
  const { kind, subjectHash, erasedAt } = JSON.parse(line) as Erasure
  return { kind, subjectHash, erasedAt: new Date(erasedAt) }
}
