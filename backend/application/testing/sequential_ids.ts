import { IdGenerator } from '#application/ports/id_generator.ts'

/** UUIDs that count: 10000000-0000-4000-8000-000000000001, …2, …3. */
export class SequentialIds extends IdGenerator {
  #last = 0

  next(): string {
    this.#last += 1
    return `10000000-0000-4000-8000-${String(this.#last).padStart(12, '0')}`
  }

  nextInOrder(): string {
    return this.next()
  }
}
