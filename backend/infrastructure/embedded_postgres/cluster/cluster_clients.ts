import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lifeOf } from '../system/process_life.ts'

/**
 * Who uses the cluster: one note per use, holding the life of its process. Notes of processes that
 * died without leaving are swept. Call under the cluster's lock.
 */
export class ClusterClients {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Returns the note, to be given back to `leave`. */
  enter(): string {
    mkdirSync(this.#folder, { recursive: true })
    const note = join(this.#folder, randomUUID())
    writeFileSync(note, lifeOf(process.pid) ?? '')
    return note
  }

  /** Whether anybody alive uses the cluster beside the one with this note. */
  hasOthersThan(note: string): boolean {
    return this.#sweep() > (existsSync(note) ? 1 : 0)
  }

  /** The same of anybody, without sweeping. */
  hasAny(): boolean {
    return this.#notes().some((note) => isLiving(readNote(note)))
  }

  /** Returns whether that was the last living client. */
  leave(note: string): boolean {
    rmSync(note, { force: true })
    return this.#sweep() === 0
  }

  #sweep(): number {
    const notes = this.#notes()
    const dead = notes.filter((note) => !isLiving(readNote(note)))
    for (const note of dead) rmSync(note, { force: true })
    return notes.length - dead.length
  }

  #notes(): string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder).map((name) => join(this.#folder, name))
  }
}

/** Empty where its process took it back in the meantime. */
function readNote(note: string): string {
  return existsSync(note) ? readFileSync(note, 'utf8') : ''
}

function isLiving(life: string): boolean {
  return life !== '' && lifeOf(Number.parseInt(life, 10)) === life
}
