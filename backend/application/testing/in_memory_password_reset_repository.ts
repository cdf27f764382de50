import { PasswordResetRepository } from '#application/ports/account_repository.ts'
import type { AccountId } from '#domain/shared/ids.ts'
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

  async unusedOf(accountId: AccountId): Promise<string[]> {
    return this.#of(accountId).flatMap(({ id, usedAt }) => (usedAt ? [] : [id]))
  }

  async voidThese(ids: readonly string[], at: Date): Promise<void> {
    for (const id of ids) {
      const state = this.#states.get(id)
      if (state && !state.usedAt) this.#states.set(id, { ...state, usedAt: at })
    }
  }

  async remove(id: string): Promise<void> {
    this.#states.delete(id)
  }

  async voidAllOf(accountId: AccountId, at: Date): Promise<void> {
    await this.voidThese(await this.unusedOf(accountId), at)
  }

  states(): PasswordResetState[] {
    return [...this.#states.values()]
  }

  #of(accountId: AccountId): PasswordResetState[] {
    return this.states().filter((state) => state.accountId === accountId)
  }
}
