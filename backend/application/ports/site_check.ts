import type { IndexHealth } from '#domain/shared/search_fallback.ts'

export interface Health {
  /** False keeps traffic away. */
  ready: boolean
  /** For operators only. */
  details: Record<string, string | number | boolean | null> & EngineDetails
}

/** Present only with a search engine in front of the database. */
interface EngineDetails {
  searchBreaker?: 'closed' | 'open' | 'half_open'
  searchIndex?: IndexHealth
}

/** Reports whether this process can serve traffic. */
export abstract class HealthProbe {
  abstract examine(): Promise<Health>
}

export interface Finding {
  /** `warning`: the site works; `wrong`: it does not, or will not for long. */
  state: 'ok' | 'warning' | 'wrong'
  /** In Portuguese, for the operator; never personal data or a secret. */
  finding: string
  /** What to do; null if all is well. */
  cure: string | null
}

/** Checks one thing that the site needs. A thrown error counts as `wrong`. */
export interface SiteCheck {
  readonly name: string
  /** If it fails, the later checks are skipped. */
  readonly isFoundation?: boolean
  /** What to do where it does not answer in time; by default, to look at the database. */
  readonly cureOfSilence?: string
  examine(): Promise<Finding>
}

export const well = (finding: string): Finding => ({ state: 'ok', finding, cure: null })
export const warning = (finding: string, cure: string): Finding => ({ state: 'warning', finding, cure })
export const wrong = (finding: string, cure: string): Finding => ({ state: 'wrong', finding, cure })
