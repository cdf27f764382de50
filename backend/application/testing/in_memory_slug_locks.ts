import { SlugLocks } from '#application/ports/professional_repository.ts'

/** In-memory units of work are serial, so every lock is free. */
export class InMemorySlugLocks extends SlugLocks {
  async take(): Promise<boolean> {
    return true
  }
}
