import { PasswordResetRepository } from '#application/ports/password_reset_repository.ts'
import type { AccountId } from '#domain/accounts/account_id.ts'
import { PasswordReset, type PasswordResetState } from '#domain/accounts/password_reset.ts'

export class InMemoryPasswordResetRepository extends PasswordResetRepository {
  readonly #states = new Map<string, PasswordResetState>()

  async save({ state }: PasswordReset): Promise<void> {
    this.#states.set(state.id, state)
  }

  async findByTokenHash(tokenHash: string): Promise<PasswordReset | null> {
    const state = [...this.#states.values()].find((one) => one.tokenHash === tokenHash)
    return state ? PasswordReset.restore(state) : null
  }

  async countSince(accountId: AccountId, since: Date): Promise<number> {
    return this.#of(accountId).filter(({ createdAt }) => createdAt >= since).length
  }

  async voidAllOf(accountId: AccountId, at: Date): Promise<void> {
    for (const state of this.#of(accountId))
      if (!state.usedAt) this.#states.set(state.id, { ...state, usedAt: at })
  }

  #of(accountId: AccountId): PasswordResetState[] {
    return [...this.#states.values()].filter((state) => state.accountId === accountId)
  }
}
