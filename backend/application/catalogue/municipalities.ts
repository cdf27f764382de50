import type { Ports } from '#application/ports/ports.ts'
import type { Municipality, CatalogueCounts } from '#application/ports/municipality_catalogue.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { isStateCode, type StateCode } from '#domain/catalogue/states.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { foldText } from '#domain/shared/text.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { inDryRun } from '../operations/in_dry_run.ts'
import { UseCase } from '../use_case.ts'

type Place = Pick<ProfessionalState, 'city' | 'state'>
type Typed = Record<keyof Place, string | null>

const CODE_DIGITS = 6
/** The Distrito Federal is one municipality; registers give codes of their own to its regions. */
const DISTRITO_FEDERAL = /^53\d{4}/
const BRASILIA = '530010'

/** Finds municipalities by state and name, ignoring case, accents, hyphens and apostrophes. */
export class KnownMunicipalities {
  readonly #names: ReadonlyMap<string, string>
  /** By the catalogue's spelling, which most lists use. */
  readonly #spelled: ReadonlyMap<string, string>
  /** By the first six digits of IBGE's code; the seventh is a check digit. */
  readonly #coded: ReadonlyMap<string, { city: string; state: StateCode }>

  /** Shares one instance per list, since it normalizes thousands of names. */
  static of(municipalities: readonly Municipality[]): KnownMunicipalities {
    const known = folded.get(municipalities) ?? new KnownMunicipalities(municipalities)
    folded.set(municipalities, known)
    return known
  }

  private constructor(municipalities: readonly Municipality[]) {
    this.#names = new Map(municipalities.map(({ state, name }) => [keyOf(state, name), name]))
    this.#spelled = new Map(municipalities.map(({ state, name }) => [`${state} ${name}`, name]))
    this.#coded = new Map(
      municipalities.map(({ ibgeCode, state, name }) => [
        String(ibgeCode).slice(0, CODE_DIGITS),
        { city: name, state },
      ]),
    )
  }

  /** Returns the place with IBGE's code of six or seven digits, or null. */
  coded(code: string): { city: string; state: StateCode } | null {
    if (!/^\d{6,7}$/.test(code)) return null
    return this.#coded.get(code.slice(0, CODE_DIGITS).replace(DISTRITO_FEDERAL, BRASILIA)) ?? null
  }

  /** Returns the place in the catalogue's spelling. */
  locate({ city, state: typed }: Typed): Result<Place, 'state_missing' | 'city_invalid'> {
    const state = typed && isStateCode(typed) ? typed : null
    if (city === null) return ok({ city, state })
    if (state === null) return fail('state_missing')
    const name = this.#spelled.get(`${state} ${city}`) ?? this.#names.get(keyOf(state, city))
    return name ? ok({ city: name, state }) : fail('city_invalid')
  }
}

const folded = new WeakMap<readonly Municipality[], KnownMunicipalities>()

function keyOf(state: string, city: string): string {
  return `${state} ${foldText(city)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()}`
}

const portuguese = new Intl.Collator('pt-BR')

interface CityQuery {
  state: StateCode
  order?: 'name' | 'population' | undefined
}

const populationOf = ({ population }: Municipality) => population ?? 0

/** Lists the cities of one state. */
export class ListMunicipalities extends UseCase<Ports<'municipalities'>> {
  /** Returns IBGE's names, in Portuguese order or the most populous first; empty before the catalogue is seeded. */
  async execute({ state, order }: CityQuery): Promise<string[]> {
    const municipalities = await this.deps.municipalities.all()
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

interface SeedCatalogueInput {
  by: Actor
  /** Returns the counts without writing. */
  dryRun?: boolean
}

/** Writes this version's catalogues into the database for an operator, with an audit entry. */
export class SeedCatalogue extends UseCase<Ports<'catalogueTables' | 'auditLog' | 'unitOfWork'>> {
  async execute({ by, dryRun = false }: SeedCatalogueInput): Promise<Result<CatalogueCounts, 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const { unitOfWork } = this.deps
    const attempt = () => unitOfWork.run(() => this.#seed(by))
    return ok(await (dryRun ? inDryRun(unitOfWork, attempt) : attempt()))
  }

  async #seed(by: Actor): Promise<CatalogueCounts> {
    const { catalogueTables, auditLog } = this.deps
    const after = await catalogueTables.refresh()
    await auditLog.record(auditEntry({ by }, 'catalogue_seeded', ['database', 'catalogue'], { after }))
    return after
  }
}
