import { AccountRepository } from '#application/ports/account_repository.ts'
import { Account } from '#domain/accounts/account.ts'
import { type AccountId, accountOf, professionalOf } from '#domain/shared/ids.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryAccountRepository extends AccountRepository {
  readonly #passwords = new Map<AccountId, string | null>()
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  async findById(id: AccountId): Promise<Account | null> {
    return this.#find((state) => accountOf(state.id) === id)
  }

  findForUpdate(id: AccountId): Promise<Account | null> {
    return this.findById(id)
  }

  async findByEmail(email: string): Promise<Account | null> {
    return this.#find((state) => state.email === email)
  }

  async lockAdministrators(): Promise<AccountId[]> {
    const administrators = this.#professionals
      .states()
      .filter(({ role, blocked }) => role === 'admin' && !blocked)
    return administrators.map(({ id }) => accountOf(id))
  }

  async save({ state }: Account): Promise<void> {
    const { role, blocked, passwordHash } = state
    this.#professionals.overwrite(professionalOf(state.id), { role, blocked })
    this.#passwords.set(state.id, passwordHash)
  }

  #find(matches: (state: ProfessionalState) => boolean): Account | null {
    const found = this.#professionals.states().find(matches)
    if (!found) return null
    const { email, role, blocked } = found
    const id = accountOf(found.id)
    return new Account({ id, email, role, blocked, passwordHash: this.#passwords.get(id) ?? null })
  }
}
