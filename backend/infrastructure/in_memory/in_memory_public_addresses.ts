import { isListed } from '#domain/professionals/professional.ts'
import {
  type AddressKind,
  type AddressMeasure,
  type AddressRange,
  type KeyedAddress,
  PublicAddresses,
} from '#application/ports/public_addresses.ts'
import { postPath } from '#domain/blog/post_category.ts'
import { specialtyInCityPath, specialtyPath } from '#domain/catalogue/specialty_paths.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { InMemoryBlogPostRepository } from './in_memory_blog_post_repository.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

/** Cities are those that professionals state; the key of an address is its path. */
export class InMemoryPublicAddresses extends PublicAddresses {
  readonly #professionals: InMemoryProfessionalRepository
  readonly #posts: InMemoryBlogPostRepository

  constructor(professionals: InMemoryProfessionalRepository, posts: InMemoryBlogPostRepository) {
    super()
    this.#professionals = professionals
    this.#posts = posts
  }

  async measure(kind: AddressKind, step: number): Promise<AddressMeasure> {
    const addresses = await this.#all(kind)
    const marks = addresses.map(({ key }) => key).filter((_key, index) => (index + 1) % step === 0)
    return { count: addresses.length, marks }
  }

  async list({ kind, after, until }: AddressRange, limit: number): Promise<KeyedAddress[]> {
    const addresses = await this.#all(kind)
    return addresses
      .filter(({ key }) => (after === null || key > after) && (until === null || key <= until))
      .slice(0, Math.min(limit, 1_000))
  }

  async #all(kind: AddressKind): Promise<KeyedAddress[]> {
    const changed = await this.#changesByPath(kind)
    return [...changed.keys()]
      .toSorted()
      .map((path) => ({ key: path, path, changedAt: changed.get(path) ?? null }))
  }

  async #changesByPath(kind: AddressKind): Promise<Map<string, Date | null>> {
    if (kind === 'posts') return this.#changesOfPosts()
    const visible = this.#professionals.states().filter(isListed)
    if (kind === 'profiles') return new Map(visible.map(({ slug, updatedAt }) => [`/${slug}`, updatedAt]))
    return new Map(visible.flatMap(kind === 'specialties' ? specialtyOf : cityOf).map((path) => [path, null]))
  }

  async #changesOfPosts(): Promise<Map<string, Date | null>> {
    const states = this.#posts.states()
    const published = states.filter(({ isPublished }) => isPublished)
    return new Map(published.map(({ category, slug, updatedAt }) => [postPath(category, slug), updatedAt]))
  }
}

function specialtyOf({ specialty }: ProfessionalState): string[] {
  return specialty ? [specialtyPath(specialty)] : []
}

function cityOf({ specialty, city, state }: ProfessionalState): string[] {
  return specialty && city && state ? [specialtyInCityPath(specialty, city, state)] : []
}
