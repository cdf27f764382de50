import type { InsurerName } from './insurers.ts'
import type { SpecialtyName } from './specialties.ts'
import type { StateCode } from './states.ts'

/** What a search asked for; at least one of them. */
export interface Demand {
  specialty?: SpecialtyName
  state?: StateCode
  /** IBGE code. */
  municipality?: number
  insurance?: InsurerName
}

/** A search that found fewer people than this found few. */
export const FEW = 5

/** Why a search counts as unmet; null if it found enough. */
export function shortfallOf(total: number): 'nobody' | 'few' | null {
  if (total === 0) return 'nobody'
  return total < FEW ? 'few' : null
}

export type Shortfall = NonNullable<ReturnType<typeof shortfallOf>>

/** Counts of a period, of nobody in particular. */
export interface CountedDemand {
  specialty: SpecialtyName | null
  state: StateCode | null
  municipality: number | null
  insurance: InsurerName | null
  nobody: number
  few: number
}

export const DEMAND_SORTS = ['most', 'nobody'] as const
export type DemandSort = (typeof DEMAND_SORTS)[number]
