import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { slugify } from '#domain/shared/slug.ts'
import { geonamesPlacesOfBrazil, type Place } from './geonames_places.ts'
import { GEONAMES_SPELLINGS } from './geonames_spellings.ts'

/**
 * The 5,571 municipalities: names and codes from IBGE, coordinates and population from the GeoNames place of the
 * same name and state. Where GeoNames has none (it lists some 1,980) both stay null; nothing is guessed.
 */
export function municipalitiesOfBrazil(): Municipality[] {
  const places = placesByNameAndState()
  return getMunicipalities().map(({ code, name, stateCode }) => {
    const place = places.get(placeKey(name, stateCode))
    return {
      ibgeCode: Number(code),
      name,
      state: stateCode,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      population: place?.population ?? null,
      isCapital: place?.isCapital ?? false,
    }
  })
}

function placesByNameAndState(): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const place of geonamesPlacesOfBrazil()) {
    const key = placeKey(place.name, place.state)
    if (!places.has(key)) places.set(key, place)
  }
  for (const [name, state, spelling] of GEONAMES_SPELLINGS) {
    const place = places.get(placeKey(spelling, state))
    if (place) places.set(placeKey(name, state), place)
  }
  return places
}

function placeKey(name: string, state: string): string {
  return `${slugify(name).replaceAll('-', '')}/${state}`
}
