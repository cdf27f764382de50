import { SlugLocks } from '#application/ports/professional_repository.ts'

/** Units of work in memory follow one another, so nobody is ever in the way. */
export class InMemorySlugLocks extends SlugLocks {
  async take(): Promise<boolean> {
    return true
  }
}
