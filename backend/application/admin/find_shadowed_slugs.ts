import type { Ports } from '#application/ports/ports.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'

export interface ShadowedSlug {
  slug: string
  professionalId: ProfessionalId
  name: string
  email: string
}

type Dependencies = Ports<'professionals' | 'adminList'>

/** Before a deployment: whose public page an address of the site now covers, since it became reserved after they took it. */
export class FindShadowedSlugs {
  readonly #deps: Dependencies
  readonly #reserved: readonly string[]

  /** The reserved addresses hold the first segment of every route, which a test sees to. */
  constructor(deps: Dependencies, reserved: Iterable<string> = RESERVED_SLUGS) {
    this.#deps = deps
    this.#reserved = [...reserved]
  }

  /** By slug from A to Z; none where nothing is covered. */
  async execute(): Promise<ShadowedSlug[]> {
    const { professionals, adminList } = this.#deps
    const taken = await professionals.takenSlugs(this.#reserved)
    const shadowed: ShadowedSlug[] = []
    for (const slug of [...taken].toSorted((one, other) => one.localeCompare(other))) {
      const owner = await adminList.find(slug)
      if (!owner) continue
      const { id: professionalId, name, lastname, email } = owner
      shadowed.push({ slug, professionalId, name: `${name} ${lastname}`, email })
    }
    return shadowed
  }
}
