/** Names for what is new, of which no two are ever the same. */
export abstract class IdGenerator {
  /** A random UUID, version 4. */
  abstract next(): string
}
