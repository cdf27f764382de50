import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { slugProposals } from '#domain/professionals/profile_slug.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { BatchPlan, Planned } from './plan_batch.ts'

/** How many more proposals are looked up in each turn: most names are free, homonyms ask again, the last is surely free. */
const TURNS = [1, 4, Infinity]

interface Dependencies {
  professionals: ProfessionalRepository
  /** Addresses that are not for people. */
  reservedSlugs: ReadonlySet<string>
}

/** Gives new professionals free addresses made from their names, which batches under way have not been given either. */
export class NewProfessionalSlugs {
  readonly #deps: Dependencies
  readonly #given = new Map<object, readonly string[]>()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** The new professionals with their addresses; who asks for one keeps it. `batch` is under way until it is settled. */
  async choose(batch: object, { newProfessionals, changes }: BatchPlan): Promise<ProfessionalState[]> {
    const asking = newProfessionals.filter(({ row }) => row.columns.slug)
    const used = new Set([...asking, ...changes].map(({ state }) => state.slug))
    for (const [other, slugs] of this.#given) if (other !== batch) for (const slug of slugs) used.add(slug)
    const unnamed = newProfessionals.filter(({ row }) => !row.columns.slug)
    const named = await this.#name(unnamed.map(stateOf), used)
    const created = [...asking.map(stateOf), ...named]
    this.#given.set(
      batch,
      created.map(({ slug }) => slug),
    )
    return created
  }

  /** Its addresses are stored, or free again. */
  settle(batch: object): void {
    this.#given.delete(batch)
  }

  async #name(
    newProfessionals: readonly ProfessionalState[],
    used: Set<string>,
  ): Promise<ProfessionalState[]> {
    const { professionals, reservedSlugs } = this.#deps
    const seekers = newProfessionals.map((state) => ({
      state,
      proposals: proposalsFor(state, reservedSlugs),
      slug: '',
    }))
    for (const count of TURNS) {
      const without = seekers.filter(({ slug }) => !slug)
      if (without.length === 0) break
      const asked = without.map(({ proposals }) => take(proposals, count))
      const taken = await professionals.takenSlugs(asked.flat())
      without.forEach((seeker, index) => {
        seeker.slug = asked[index]?.find((slug) => !taken.has(slug) && !used.has(slug)) ?? ''
        used.add(seeker.slug)
      })
    }
    return seekers.map(({ state, slug }) => addressed(state, slug))
  }
}

const addressed = (state: ProfessionalState, slug: string): ProfessionalState => ({ ...state, slug })

const stateOf = ({ state }: Planned) => state

function take(proposals: Iterator<string>, count: number): string[] {
  const taken: string[] = []
  for (let next = proposals.next(); !next.done; next = proposals.next()) {
    taken.push(next.value)
    if (taken.length >= count) break
  }
  return taken
}

/** The random part comes from the professional's own random id, so that it is nobody else's. */
function proposalsFor({ id, name, lastname }: ProfessionalState, reserved: ReadonlySet<string>) {
  return slugProposals({ name, lastname, reserved, random: id.replaceAll('-', '').slice(-11) })
}
