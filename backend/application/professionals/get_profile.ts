import type { OpenProfile, ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { isUuid } from '#domain/shared/uuid.ts'

export type GetProfileInput = { slug: string } | { id: ProfessionalId }

/** Opens a public page. A slug given up in the last 90 days opens it too: compare the answer's own slug to redirect. */
export class GetProfile {
  readonly #directory: ProfessionalDirectory

  constructor(directory: ProfessionalDirectory) {
    this.#directory = directory
  }

  /** Null where nobody visible answers to it, whatever its form. */
  async execute(input: GetProfileInput): Promise<OpenProfile | null> {
    if ('slug' in input) return isSlug(input.slug) ? this.#directory.findProfileBySlug(input.slug) : null
    return isUuid(input.id) ? this.#directory.findProfile(input.id) : null
  }
}
