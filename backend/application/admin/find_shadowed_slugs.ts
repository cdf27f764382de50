import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { ProfessionalRoster } from '#application/ports/professional_roster.ts'
import type { ProfessionalId } from '#domain/professionals/professional_id.ts'
import { RESERVED_SLUGS } from '#domain/professionals/reserved_slugs.ts'

export interface ShadowedSlug {
  slug: string
  professionalId: ProfessionalId
  name: string
  email: string
}

interface Needs {
  professionals: ProfessionalRepository
  roster: ProfessionalRoster
}

/** Before a deployment: whose public page an address of the site now covers, since it became reserved after they took it. */
export class FindShadowedSlugs {
  readonly #needs: Needs
  readonly #reserved: readonly string[]

  /** The reserved addresses hold the first segment of every route, which a test sees to. */
  constructor(needs: Needs, reserved: Iterable<string> = RESERVED_SLUGS) {
    this.#needs = needs
    this.#reserved = [...reserved]
  }

  /** By slug from A to Z; none where nothing is covered. */
  async execute(): Promise<ShadowedSlug[]> {
    const { professionals, roster } = this.#needs
    const taken = await professionals.takenSlugs(this.#reserved)
    const shadowed: ShadowedSlug[] = []
    for (const slug of [...taken].toSorted((one, other) => one.localeCompare(other))) {
      const owner = await roster.find(slug)
      if (!owner) continue
      const { id: professionalId, name, lastname, email } = owner
      shadowed.push({ slug, professionalId, name: `${name} ${lastname}`, email })
    }
    return shadowed
  }
}
