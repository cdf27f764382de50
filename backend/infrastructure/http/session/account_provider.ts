import type { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import type { AccountRepository } from '#application/ports/account_repository.ts'
import type { Account } from '#domain/accounts/account.ts'
import { asId } from '#domain/shared/ids.ts'

/** Adapts our accounts to the framework's session guard. Whether the account may enter is seen by `HttpSessions`. */
export class AccountProvider implements SessionUserProviderContract<Account> {
  declare [symbols.PROVIDER_REAL_USER]: Account
  readonly #accounts: AccountRepository

  constructor(accounts: AccountRepository) {
    this.#accounts = accounts
  }

  async createUserForGuard(account: Account): Promise<SessionGuardUser<Account>> {
    return asUser(account)
  }

  async findById(id: unknown): Promise<SessionGuardUser<Account> | null> {
    const account = await this.#accounts.findById(asId(String(id)))
    return account && asUser(account)
  }
}

const asUser = (account: Account): SessionGuardUser<Account> => ({
  getId: () => account.id,
  getOriginal: () => account,
})
