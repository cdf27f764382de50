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

/** Finds, before a deployment, the public profiles whose slug a route of this version would hide. */
export class FindShadowedSlugs {
  readonly #deps: Dependencies
  readonly #reserved: readonly string[]

  /** `reserved` must hold the first segment of every route; a test checks that. */
  constructor(deps: Dependencies, reserved: Iterable<string> = RESERVED_SLUGS) {
    this.#deps = deps
    this.#reserved = [...reserved]
  }

  /** Returns them ordered by slug. */
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
