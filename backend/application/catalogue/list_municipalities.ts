import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

const portuguese = new Intl.Collator('pt-BR')

/** The cities that can be chosen in one state. */
export class ListMunicipalities {
  readonly #municipalities: MunicipalityCatalogue

  constructor(municipalities: MunicipalityCatalogue) {
    this.#municipalities = municipalities
  }

  /** Names as IBGE writes them, in Portuguese order; empty only before the catalogue is filled. */
  async execute({ state }: { state: StateCode }): Promise<string[]> {
    const municipalities = await this.#municipalities.all()
    return municipalities
      .filter((municipality) => municipality.state === state)
      .map(({ name }) => name)
      .sort((one, other) => portuguese.compare(one, other))
  }
}
