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

export interface Finding {
  /** A warning lets the site work; what is wrong does not, or not for long. */
  state: 'ok' | 'warning' | 'wrong'
  /** In Portuguese, for the operator; never personal data or a secret. */
  finding: string
  /** What to do; null where all is well. */
  cure: string | null
}

/** Looks at one thing that the site needs. A throw counts as wrong. */
export interface SiteCheck {
  readonly name: string
  /** Without it the later checks have nothing to look at. */
  readonly isFoundation?: boolean
  examine(): Promise<Finding>
}

export const well = (finding: string): Finding => ({ state: 'ok', finding, cure: null })
export const warning = (finding: string, cure: string): Finding => ({ state: 'warning', finding, cure })
export const wrong = (finding: string, cure: string): Finding => ({ state: 'wrong', finding, cure })
