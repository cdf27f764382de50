import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { slugProposals } from '#domain/professionals/profile_slug.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'

/** How many more proposals are looked up in each turn: most names are free, homonyms ask again, the last is surely free. */
const TURNS = [1, 4, Infinity]

/** Gives each newcomer a free address made from the name. */
export async function chooseSlugs(
  newcomers: readonly ProfessionalState[],
  professionals: ProfessionalRepository,
  reserved: ReadonlySet<string>,
  used: Set<string>,
): Promise<ProfessionalState[]> {
  const seekers = newcomers.map((state) => ({ state, proposals: proposalsFor(state, reserved), slug: '' }))
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
  return seekers.map(({ state, slug }) => Object.assign({}, state, { slug }))
}

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
