import type { Municipality, MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

const portuguese = new Intl.Collator('pt-BR')

interface WantedCities {
  state: StateCode
  order?: 'name' | 'population' | undefined
}

const populationOf = ({ population }: Municipality) => population ?? 0

/** The cities that can be chosen in one state. */
export class ListMunicipalities {
  readonly #municipalities: MunicipalityCatalogue

  constructor(municipalities: MunicipalityCatalogue) {
    this.#municipalities = municipalities
  }

  /** Names as IBGE writes them, in Portuguese order or the most populous first; empty only before the catalogue is filled. */
  async execute({ state, order }: WantedCities): Promise<string[]> {
    const municipalities = await this.#municipalities.all()
    return municipalities
      .filter((municipality) => municipality.state === state)
      .toSorted((one, other) =>
        order === 'population'
          ? populationOf(other) - populationOf(one)
          : portuguese.compare(one.name, other.name),
      )
      .map(({ name }) => name)
  }
}
