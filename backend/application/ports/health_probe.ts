import type { IndexHealth } from '#domain/shared/search_fallback.ts'

export interface Health {
  /** False keeps traffic away. */
  ready: boolean
  /** What an operator reads, never a stranger. */
  details: Record<string, string | number | boolean | null> & EngineDetails
}

/** Told only where an engine stands before the database. */
interface EngineDetails {
  searchBreaker?: 'closed' | 'open' | 'half_open'
  searchIndex?: IndexHealth
}

/** Looks whether this process can serve. */
export abstract class HealthProbe {
  abstract examine(): Promise<Health>
}
