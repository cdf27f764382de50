import { KnownMunicipalities } from '#application/catalogue/known_municipalities.ts'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { Location, ChangedLocation } from '#domain/professionals/location.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { PartDependencies } from './part_dependencies.ts'

export interface PlaceDependencies extends PartDependencies {
  municipalities: MunicipalityCatalogue
}

/** The city of a place in its state's catalogue, in that spelling; a place that is online, or not yet complete, has none to look up. */
export async function lookUpCities({ municipalities }: PlaceDependencies) {
  const places = KnownMunicipalities.of(await municipalities.all())
  return <Fields extends ChangedLocation>(
    fields: Fields,
    before?: Location,
  ): Result<Fields, 'city_unknown'> => {
    const { isOnline, city, state } = { ...before, ...fields }
    const isSent = fields.city !== undefined || fields.state !== undefined || fields.isOnline !== undefined
    if (isOnline || !isSent || !city?.trim() || !state) return ok(fields)
    const place = places.locate({ city, state })
    return place.ok ? ok({ ...fields, city: place.value.city }) : fail('city_unknown')
  }
}
