import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { byPopulation } from './city_entries.ts'
import { phraseKey } from '#application/search/interpretation/words.ts'

interface KeyedCity {
  readonly key: string
  readonly municipality: Municipality
  /** 0 is the most populous. */
  readonly position: number
}

/** Municipalities by the beginning of their name. */
export class CityPrefixes {
  private readonly byKey: readonly KeyedCity[]

  constructor(municipalities: readonly Municipality[]) {
    this.byKey = municipalities
      .toSorted(byPopulation)
      .map((municipality, position) => ({ key: phraseKey(municipality.name), municipality, position }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  }

  /** The most populous first, at most `limit`; none for the empty prefix. `prefix` is a phrase key. */
  startingWith(prefix: string, limit: number): Municipality[] {
    const found: KeyedCity[] = []
    if (prefix === '') return []
    for (let index = this.firstFrom(prefix); index < this.byKey.length; index++) {
      const city = this.byKey[index]
      if (!city?.key.startsWith(prefix)) break
      found.push(city)
    }
    found.sort((one, other) => one.position - other.position)
    return found.slice(0, limit).map(({ municipality }) => municipality)
  }

  private firstFrom(prefix: string): number {
    let low = 0
    let high = this.byKey.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.byKey[middle]?.key ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
}
