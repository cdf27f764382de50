import type { Facets, Interpretation } from '#contract/search.ts'
import type { PublicApi } from '#contract/public_api.ts'
import type { CityInPath } from '#domain/catalogue/specialty_paths.ts'
import { slugify } from '#domain/shared/slug.ts'
import { interpretationOptions } from '#frontend/api/search.ts'

/** The name of the city among those of the facets; null where it is not one of them. */
export function cityAmong({ cities }: Facets, { citySlug, state }: CityInPath): string | null {
  return cities.find((each) => each.state === state && slugify(each.city) === citySlug)?.city ?? null
}

/** Asks which municipality the address names, also one where nobody is. */
export function cityReadingOptions(api: PublicApi, inPath: CityInPath | null) {
  const location = inPath ? `${inPath.citySlug.replaceAll('-', ' ')}, ${inPath.state}` : ''
  return interpretationOptions(api, { location })
}

/** The name that was read; null where it is another one, since a misspelt address has no page. */
export function cityRead({ city, state }: Interpretation, wanted: CityInPath): string | null {
  return city && state === wanted.state && slugify(city) === wanted.citySlug ? city : null
}
