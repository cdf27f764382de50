import type { Ports } from '#application/ports/ports.ts'
import type { Account } from '#domain/accounts/account.ts'
import { isDemoEmail } from '#domain/shared/email.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { askSecondFactor, type PendingLogin } from './second_factor.ts'
import { UseCase } from '../use_case.ts'

/** Counts one sender's login attempts at one account, unknown e-mails included. */
export interface LoginTries {
  /** Counts an attempt before the password is checked. Throws when there were too many. */
  begin(): Promise<void>
  /** Uncounts a successful attempt and remembers the sender as known. */
  succeed(): Promise<void>
}

export interface LogInInput {
  /** As `parseEmail` returns it. */
  email: string
  /** As typed. */
  password: string
  remembered?: boolean
  /** The sender's IP address. */
  address: string
  /** Whether the sender is on this machine or its private network. */
  isNearby: boolean
  tries: LoginTries
}

/** `demo_account_far`: a demo account's password is public, so only senders nearby may use it. */
export type LogInFailure = 'invalid_credentials' | 'account_blocked' | 'demo_account_far'

/** `pending`: nobody is logged in until the second factor is shown too. */
interface LoggedIn {
  account: Account
  pending: PendingLogin | null
}

/** Checks an account's password. An unknown e-mail fails like a wrong password, and as slowly. */
export class LogIn extends UseCase<
  Ports<'accounts' | 'passwords' | 'securityLog' | 'secondFactors' | 'passkeys' | 'sealedBox' | 'hasher'>
> {
  /** Throws `HasherBusy`. Reveals that an account is blocked only after the right password. */
  async execute(input: LogInInput): Promise<Result<LoggedIn, LogInFailure>> {
    await input.tries.begin()
    const account = await this.deps.accounts.findByEmail(input.email)
    const entry = await this.#enter(account, input)
    if (!entry.ok) {
      await this.#noteRefusal(account, input, entry.failure)
      return entry
    }
    await input.tries.succeed()
    const pending = await askSecondFactor(this.deps, entry.value, input.remembered ?? false)
    return ok({ account: entry.value, pending })
  }

  async #enter(
    account: Account | null,
    { email, password, isNearby }: LogInInput,
  ): Promise<Result<Account, LogInFailure>> {
    const isRight = await this.deps.passwords.verify(password, account?.state.passwordHash ?? '')
    if (!account || !isRight) return fail('invalid_credentials')
    const entry = account.enter()
    if (!entry.ok) return entry
    return isDemoEmail(email) && !isNearby ? fail('demo_account_far') : ok(account)
  }

  #noteRefusal(
    account: Account | null,
    { email, address }: LogInInput,
    failure: LogInFailure,
  ): Promise<void> {
    const whose = account ? { accountId: account.id } : { email }
    return this.deps.securityLog.note({ kind: 'login_refused', ...whose, address, target: failure })
  }
}
