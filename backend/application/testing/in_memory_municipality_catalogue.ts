import { MunicipalityCatalogue, type Municipality } from '#application/ports/municipality_catalogue.ts'
import { municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'

let ofBrazil: readonly Municipality[] | undefined

export class InMemoryMunicipalityCatalogue extends MunicipalityCatalogue {
  readonly #municipalities: readonly Municipality[]

  constructor(municipalities: readonly Municipality[] = (ofBrazil ??= municipalitiesOfBrazil())) {
    super()
    this.#municipalities = municipalities
  }

  async all(): Promise<readonly Municipality[]> {
    return this.#municipalities
  }
}
