import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { slugProposals } from '#domain/professionals/profile_slug.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'

/** Gives each newcomer a free address made from the name; most need one look-up, homonyms a second one. */
export async function chooseSlugs(
  newcomers: readonly ProfessionalState[],
  professionals: ProfessionalRepository,
  reserved: ReadonlySet<string>,
  used: Set<string>,
): Promise<ProfessionalState[]> {
  const wishes = newcomers.map((state) => proposalsFor(state, reserved))
  const taken = await professionals.takenSlugs(wishes.flatMap(([first]) => first ?? []))
  const isFree = (slug: string) => !taken.has(slug) && !used.has(slug)
  const homonyms = wishes.filter(([first]) => first && !isFree(first))
  for (const slug of await professionals.takenSlugs(homonyms.flat())) taken.add(slug)
  return newcomers.map((state, index) => {
    const slug = wishes[index]?.find(isFree) ?? state.slug
    used.add(slug)
    return { ...state, slug }
  })
}

/** The random part comes from the professional's own random id, so that it is nobody else's. */
function proposalsFor({ id, name, lastname }: ProfessionalState, reserved: ReadonlySet<string>): string[] {
  return slugProposals({ name, lastname, reserved, random: id.replaceAll('-', '').slice(-11) })
}
