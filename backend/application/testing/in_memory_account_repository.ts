import {
  AccountRepository,
  type AskedConfirmation,
  EmailConfirmations,
  type MailedConfirmation,
  type MailedToken,
} from '#application/ports/account_repository.ts'
import { Account } from '#domain/accounts/account.ts'
import { type AccountId, accountOf, type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
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
    const { role, blocked, unconfirmedSince, passwordHash } = state
    this.#professionals.overwrite(professionalOf(state.id), { role, blocked, unconfirmedSince })
    this.#passwords.set(state.id, passwordHash)
  }

  async saveEmail({ state }: Account): Promise<'email_taken' | null> {
    const { id, email, unconfirmedSince } = state
    const owner = await this.findByEmail(email)
    if (owner && owner.id !== id) return 'email_taken'
    this.#professionals.overwrite(professionalOf(id), { email, unconfirmedSince })
    return null
  }

  async removeUnconfirmed(since: Date): Promise<ProfessionalId[]> {
    const due = this.#professionals
      .states()
      .filter(({ role, blocked }) => role === 'user' && !blocked)
      .filter(({ unconfirmedSince }) => unconfirmedSince !== null && unconfirmedSince < since)
    for (const { id } of due) this.#professionals.discard(id)
    return due.map(({ id }) => id)
  }

  #find(matches: (state: ProfessionalState) => boolean): Account | null {
    const found = this.#professionals.states().find(matches)
    if (!found) return null
    const { email, role, blocked, unconfirmedSince } = found
    const id = accountOf(found.id)
    const passwordHash = this.#passwords.get(id) ?? null
    return new Account({ id, email, role, blocked, unconfirmedSince, hasSecondFactor: false, passwordHash })
  }
}

export class InMemoryEmailConfirmations extends EmailConfirmations {
  readonly #asked = new Map<AccountId, AskedConfirmation & { token: MailedToken | null }>()

  async ask(asked: AskedConfirmation): Promise<void> {
    this.#asked.set(asked.accountId, { ...asked, token: null })
  }

  async askedOf(accountId: AccountId) {
    const asked = this.#asked.get(accountId)
    return asked ? { accountId, email: asked.email, expiresAt: asked.token?.expiresAt ?? null } : null
  }

  async giveToken({ accountId, email }: AskedConfirmation, token: MailedToken): Promise<void> {
    if (this.#asked.get(accountId)?.email === email) this.#asked.set(accountId, { accountId, email, token })
  }

  async findByTokenHash(tokenHash: string): Promise<MailedConfirmation | null> {
    for (const { accountId, email, token } of this.#asked.values())
      if (token?.hash === tokenHash) return { accountId, email, expiresAt: token.expiresAt }
    return null
  }

  async remove(accountId: AccountId): Promise<void> {
    this.#asked.delete(accountId)
  }
}
