export abstract class IdGenerator {
  /** A random UUID, version 4. */
  abstract next(): string
}
