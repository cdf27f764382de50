import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { type Gate, type OwnRequest, ensureOwner, type OwnershipRefusal } from './own_profile.ts'

export interface CheckSlugInput extends OwnRequest {
  slug: string
}

export interface CheckedSlug {
  slug: string
  verdict: 'available' | 'invalid' | 'reserved' | 'taken'
}

/** A professional asks whether an address is free for their profile; their own ones are. */
export class CheckSlug {
  readonly #gate: Gate

  constructor(gate: Gate) {
    this.#gate = gate
  }

  async execute(input: CheckSlugInput): Promise<Result<CheckedSlug, OwnershipRefusal>> {
    const gate = await ensureOwner(this.#gate, input)
    if (!gate.ok) return gate
    const { professionalId, slug } = input
    const { professionals } = this.#gate
    const owner = await professionals.findById(professionalId)
    if (!owner) return fail('professional_not_found')
    if (!isSlug(slug)) return ok({ slug, verdict: 'invalid' })
    if (slug === owner.state.slug) return ok({ slug, verdict: 'available' })
    if (RESERVED_SLUGS.has(slug)) return ok({ slug, verdict: 'reserved' })
    const taken = await professionals.takenSlugs([slug], professionalId)
    return ok({ slug, verdict: taken.has(slug) ? 'taken' : 'available' })
  }
}
