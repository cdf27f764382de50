import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { isSlug } from '#domain/shared/slug.ts'
import {
  type OwnershipDependencies,
  type OwnRequest,
  ensureOwner,
  type OwnershipRefusal,
} from './own_profile.ts'

export interface CheckSlugInput extends OwnRequest {
  slug: string
}

export interface CheckedSlug {
  slug: string
  availability: 'available' | 'invalid' | 'reserved' | 'taken'
}

/** A professional asks whether an address is free for their profile; their own ones are. */
export class CheckSlug {
  readonly #ownership: OwnershipDependencies

  constructor(ownership: OwnershipDependencies) {
    this.#ownership = ownership
  }

  async execute(input: CheckSlugInput): Promise<Result<CheckedSlug, OwnershipRefusal>> {
    const ownership = await ensureOwner(this.#ownership, input)
    if (!ownership.ok) return ownership
    const { professionalId, slug } = input
    const { professionals } = this.#ownership
    const owner = await professionals.findById(professionalId)
    if (!owner) return fail('professional_not_found')
    if (!isSlug(slug)) return ok({ slug, availability: 'invalid' })
    if (slug === owner.state.slug) return ok({ slug, availability: 'available' })
    if (RESERVED_SLUGS.has(slug)) return ok({ slug, availability: 'reserved' })
    const taken = await professionals.takenSlugs([slug], professionalId)
    return ok({ slug, availability: taken.has(slug) ? 'taken' : 'available' })
  }
}
