import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { benchQueries } from '../search/bench_queries.ts'

/** The same pages twice: as a person asks for them, and by the ids that are meant. */
export function pagesAsked(rows: number, municipalities: readonly Municipality[], limit: number) {
  const queries = benchQueries(rows, municipalities)['specialty + city'] ?? []
  const places = new Map(municipalities.map(({ name, state, ibgeCode }) => [`${name}/${state}`, ibgeCode]))
  const specialties = new Map<string, number>(SPECIALTIES.map(({ name, id }) => [name, id]))
  const byIds = queries.map(({ meant: { specialty = '', city, state = '' } }) => {
    const ids = {
      specialty: String(specialties.get(specialty)),
      municipality: String(places.get(`${city}/${state}`)),
      state,
    }
    return `/page?${new URLSearchParams({ ...ids, limit: String(limit) })}`
  })
  const typed = queries.map(
    ({ input: { q = '' } }) =>
      `/api/professionals/search?${new URLSearchParams({ q, limit: String(limit) })}`,
  )
  return { typed, byIds }
}

/** How many cards a page has on average. Throws where the addresses of one page give other people or another order. */
export async function sameCards(pages: readonly (readonly string[])[]): Promise<number> {
  let cards = 0
  for (const addresses of pages) {
    const [first = [], ...others] = await Promise.all(addresses.map(idsAt))
    if (others.some((ids) => ids.join() !== first.join()))
      throw new Error(`Not the same: ${addresses.join(' ')}`)
    cards += first.length
  }
  return cards / pages.length
}

async function idsAt(address: string): Promise<string[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
}
