import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import type { Professional } from '#domain/professionals/professional.ts'

/** Who is logged in, with everything that the owner may see; null where the row is gone. */
export class GetCurrentUser {
  readonly #professionals: ProfessionalRepository

  constructor(professionals: ProfessionalRepository) {
    this.#professionals = professionals
  }

  execute(id: AccountId): Promise<Professional | null> {
    return this.#professionals.findById(String(id))
  }
}
