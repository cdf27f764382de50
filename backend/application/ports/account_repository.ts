import type { Account } from '#domain/accounts/account.ts'
import type { AccountId } from '#domain/shared/ids.ts'

/** Every professional's account comes to be with the professional; here it is found and changed. */
export abstract class AccountRepository {
  abstract findById(id: AccountId): Promise<Account | null>
  /** Locks the row until the unit of work ends. */
  abstract findForUpdate(id: AccountId): Promise<Account | null>
  /** `email` as `parseEmail` writes it. */
  abstract findByEmail(email: string): Promise<Account | null>
  /** Every administrator who is not blocked; none is appointed or demoted until the unit of work ends. */
  abstract lockAdministrators(): Promise<AccountId[]>
  /** Updates role, block and password. */
  abstract save(account: Account): Promise<void>
}
