import { SlugTurns } from '#application/ports/slug_turns.ts'

/** Units of work in memory follow one another, so nobody is ever in the way. */
export class InMemorySlugTurns extends SlugTurns {
  async take(): Promise<boolean> {
    return true
  }
}
