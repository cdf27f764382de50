import { appendFile, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { makeFolder, syncFolder } from '../system/durable_file.ts'
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
    const before = await this.#text()
    const torn = before === '' || before.endsWith('\n') ? '' : '\n'
    const lines = erasures.map((erasure) => `${JSON.stringify(erasure)}\n`)
    await appendFile(this.#path, torn + lines.join(''), { mode: 0o600, flush: true })
    await syncFolder(dirname(this.#path))
  }

  /** None where there is no such file. */
  async all(): Promise<Erasure[]> {
    const text = await this.#text()
    const latest = new Map<string, Erasure>()
    for (const [index, line] of text.split('\n').entries()) {
      if (!line) continue
      const erasure = erasureOf(line)
      if (!erasure) throw new RepairableFailure(unreadable(this.#path, index + 1))
      const known = latest.get(erasure.subjectHash)
      if (!known || known.erasedAt < erasure.erasedAt) latest.set(erasure.subjectHash, erasure)
    }
    return [...latest.values()]
  }

  #text(): Promise<string> {
    return readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
  }
}

/** Null where a crash left but a part of the line. */
function erasureOf(line: string): Erasure | null {
  try {
    const { kind, subjectHash, erasedAt } = JSON.parse(line) as Erasure
    const at = new Date(erasedAt)
    return subjectHash && !Number.isNaN(at.getTime()) ? { kind, subjectHash, erasedAt: at } : null
  } catch {
    return null
  }
}

const unreadable = (path: string, line: number) =>
  `${path}, linha ${line}: não é um registro de apagamento inteiro, e sem ele alguém que foi apagado poderia voltar. ` +
  'Nada foi feito. Ponha no lugar uma cópia inteira deste arquivo; se não houver, apague só esta linha e repita os ' +
  'apagamentos (privacy erase) pedidos naquele dia.'
