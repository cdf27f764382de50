import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { IdGenerator } from '#application/ports/id_generator.ts'

export class RandomIds extends IdGenerator {
  next(): string {
    return randomUUID()
  }

  nextInOrder(): string {
    return randomUUIDv7()
  }
}
