import * as z from 'zod/mini'
import { DEMAND_SORTS } from '#domain/catalogue/demand.ts'
import { pageParameter, parameter, wholeNumber } from './fields.ts'

export { DEMAND_SORTS, type DemandSort, FEW } from '#domain/catalogue/demand.ts'

export const demandQuery = z.object({
  /** Today and the days before it; by default 30. */
  days: parameter(wholeNumber(1, 400)),
  sort: parameter(z.enum(DEMAND_SORTS, 'Use most ou nobody.')),
  page: pageParameter(),
  limit: parameter(wholeNumber(1, 200)),
})

/** What searches asked for; null where they did not. */
export const demandRow = z.object({
  specialty: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  insurance: z.nullable(z.string()),
  /** Searches that found nobody. */
  nobody: z.int(),
  /** Searches that found one to four people. */
  few: z.int(),
})
export type DemandRow = z.infer<typeof demandRow>
