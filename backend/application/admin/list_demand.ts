import type { Ports } from '#application/ports/ports.ts'
import type { CountedDemand, DemandSort } from '#domain/catalogue/demand.ts'
import { lastDays } from '#domain/shared/dates.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

interface ListDemandInput {
  by: Actor
  /** Today and the days before it, 1 to 400. */
  days: number
  sort: DemandSort
  /** From 1. */
  page: number
  /** At most 200. */
  limit: number
}

export interface ListedDemand extends Omit<CountedDemand, 'municipality'> {
  city: string | null
}

/** Lists what was looked for and found nobody or few, for administrators and operators. */
export class ListDemand extends UseCase<Ports<'searchCounter' | 'municipalities' | 'clock'>> {
  async execute({
    by,
    days,
    sort,
    page,
    limit,
  }: ListDemandInput): Promise<Result<{ rows: ListedDemand[]; total: number }, 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { searchCounter, municipalities, clock } = this.deps
    const [first = ''] = lastDays(clock.now(), days)
    const { rows, total } = await searchCounter.demandSince(first, sort, { page, limit })
    const places = rows.some(({ municipality }) => municipality !== null) ? await municipalities.all() : []
    const byCode = new Map(places.map((place) => [place.ibgeCode, place]))
    const listed = rows.map(({ specialty, state, municipality, insurance, nobody, few }) => {
      const place = municipality === null ? undefined : byCode.get(municipality)
      return { specialty, city: place?.name ?? null, state: place?.state ?? state, insurance, nobody, few }
    })
    return ok({ rows: listed, total })
  }
}
