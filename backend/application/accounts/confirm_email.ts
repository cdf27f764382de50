import type { Ports } from '#application/ports/ports.ts'
import type { Account, AccountState } from '#domain/accounts/account.ts'
import { photoCleanup } from '../professionals/editing/photo_cleanup.ts'
import { professionalOf } from '#domain/shared/ids.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { openMailedLink } from './mailed_link.ts'
import { notify } from './notify.ts'
import { UseCase } from '../use_case.ts'

/** Job key: a newer confirmation mail replaces a waiting one of the same account. */
export function confirmationKey(accountId: string): string {
  return `email_confirmation ${accountId}`
}

/** Voids the link that would move the account to another e-mail; call with the account's row locked. */
export async function voidEmailChange(
  { confirmations }: Ports<'confirmations'>,
  { id, state }: Account,
): Promise<void> {
  const asked = await confirmations.askedOf(id)
  if (asked && asked.email !== state.email) await confirmations.remove(id)
}

/** Mails the confirmation link again. Known, unknown and confirmed addresses cost the same work and reveal nothing. */
export class RequestEmailConfirmation extends UseCase<
  Ports<'accounts' | 'confirmations' | 'limits' | 'jobs' | 'ids' | 'clock' | 'unitOfWork'>
> {
  /**
   * `email` as `parseEmail` returns it. Throws when the address exceeded its limit. While a link to another e-mail is
   * open, that one is mailed again, within the limit of that e-mail: anybody may call this, and only the owner may end it.
   */
  async execute({ email }: { email: string }): Promise<void> {
    const { accounts, confirmations, limits, jobs, ids, clock, unitOfWork } = this.deps
    await limits.spend('emailConfirmation', email)
    const open = await this.#openMoveOf(await accounts.findByEmail(email))
    const refusal = await limits.trySpend('emailConfirmation', open ?? ids.next())
    await unitOfWork.run(async () => {
      const account = await accounts.findByEmail(email)
      const isWaiting = account?.enter().ok && account.state.unconfirmedSince !== null
      const move = await this.#openMoveOf(account)
      const mayMail = move === null || (move === open && refusal === null)
      const accountId = isWaiting && mayMail ? account.id : null
      if (accountId && move === null) await confirmations.ask({ accountId, email }, clock.now())
      const key = confirmationKey(accountId ?? ids.next())
      await jobs.enqueue({ task: 'send_email_confirmation', payload: { accountId } }, key)
    })
  }

  /** The e-mail that an open link would move the account to. */
  async #openMoveOf(account: Account | null): Promise<string | null> {
    const asked = account && (await this.deps.confirmations.askedOf(account.id))
    if (!asked || asked.email === account.state.email) return null
    const isOpen = asked.expiresAt === null || this.deps.clock.now() < asked.expiresAt
    return isOpen ? asked.email : null
  }
}

export interface ConfirmEmailInput {
  /** From the mailed link. */
  token: string
  /** The sender's IP address. */
  address: string
}

type ConfirmEmailFailure = 'confirmation_invalid' | 'email_taken'

/**
 * Confirms the e-mail that the link was mailed to: the account's own, which makes the profile visible, or the one that
 * replaces it: that voids the password reset links mailed to the former one, which is told, with a way back.
 */
export class ConfirmEmail extends UseCase<
  Ports<
    | 'accounts'
    | 'confirmations'
    | 'resets'
    | 'returns'
    | 'tokens'
    | 'index'
    | 'jobs'
    | 'securityLog'
    | 'unitOfWork'
    | 'clock'
  >
> {
  async execute({
    token,
    address,
  }: ConfirmEmailInput): Promise<Result<{ email: string }, ConfirmEmailFailure>> {
    const { tokens, unitOfWork, securityLog } = this.deps
    const tokenHash = tokens.hashOf(token)
    const confirmed = await unitOfWork.run(() => this.#confirm(tokenHash, address))
    if (!confirmed.ok) await securityLog.note({ kind: 'email_confirmation_refused', address })
    return confirmed
  }

  async #confirm(
    tokenHash: string,
    address: string,
  ): Promise<Result<{ email: string }, ConfirmEmailFailure>> {
    const { accounts, confirmations, returns, clock } = this.deps
    const opened = await openMailedLink(this.deps, () => confirmations.findByTokenHash(tokenHash))
    if (!opened) return fail('confirmation_invalid')
    const { account, link: mailed } = opened
    const before = account.state
    account.confirmEmail(mailed.email)
    if (await returns.isHeld(mailed.email, clock.now(), account.id)) return fail('email_taken')
    if (await accounts.saveEmail(account)) return fail('email_taken')
    await confirmations.remove(account.id)
    if (before.unconfirmedSince) await this.#show(account)
    if (before.email !== mailed.email) await this.#noteChange(before, mailed.email, address)
    return ok({ email: mailed.email })
  }

  async #show({ id, state }: Account): Promise<void> {
    await this.deps.index.refresh([professionalOf(id)])
    await notify(this.deps, 'welcome', state)
  }

  /** Tells the former e-mail, with a way back, unless it was never confirmed. */
  async #noteChange(before: AccountState, email: string, address: string): Promise<void> {
    const { resets, returns, securityLog, clock } = this.deps
    const { id: accountId, unconfirmedSince } = before
    const now = clock.now()
    await resets.voidAllOf(accountId, now)
    await returns.remove({ accountId, email })
    if (!unconfirmedSince) await returns.keep({ accountId, email: before.email }, now)
    await notify(this.deps, 'email_changed', before)
    await securityLog.note({ kind: 'email_changed', accountId, address })
  }
}

/**
 * Removes accounts whose e-mail stayed unconfirmed, and frees e-mail, registration number and slug; and former e-mails
 * from which there is no way back any more, and given-up jobs, which may name an e-mail.
 */
export class RemoveUnconfirmed extends UseCase<
  Ports<'accounts' | 'jobs' | 'returns' | 'unitOfWork' | 'clock'>
> {
  async execute(): Promise<void> {
    const { accounts, jobs, returns, unitOfWork, clock } = this.deps
    const since = new Date(clock.now().getTime() - RETENTION.unconfirmedDays * DAY_MS)
    await returns.removeEnded(clock.now())
    await jobs.removeGivenUp(new Date(clock.now().getTime() - RETENTION.givenUpJobDays * DAY_MS))
    await unitOfWork.run(async () => {
      for (const id of await accounts.removeUnconfirmed(since)) await jobs.enqueue(...photoCleanup(id))
    })
  }
}
