import { type PhotoOwner, PhotoOwners } from '#application/ports/image_store.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryPhotoOwners extends PhotoOwners {
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  async page(after: string | null, limit: number): Promise<PhotoOwner[]> {
    return this.#professionals
      .states()
      .map(({ id, image }) => ({ id, hash: image?.hash ?? null }))
      .filter(({ id }) => after === null || id > after)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .slice(0, limit)
  }
}
