import type { Ports } from '#application/ports/ports.ts'
import { doubtfulSince } from '#domain/accounts/former_email.ts'
import type { Account } from '#domain/accounts/account.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { UseCase } from '../use_case.ts'
import { openMailedLink } from './mailed_link.ts'

export interface ReturnEmailInput {
  /** From the link mailed to the former e-mail. */
  token: string
  /** The sender's IP address. */
  address: string
}

type ReturnEmailFailure = 'return_invalid' | 'email_taken'

/**
 * Takes a change of e-mail back for whoever reads the former mailbox: the e-mail is the account's again, every session,
 * link and the password end, and what was added to the second factor around the change goes. A link to a new password is
 * mailed to the e-mail.
 */
export class ReturnEmail extends UseCase<
  Ports<
    | 'accounts'
    | 'returns'
    | 'confirmations'
    | 'resets'
    | 'sessions'
    | 'secondFactors'
    | 'tokens'
    | 'jobs'
    | 'securityLog'
    | 'unitOfWork'
    | 'clock'
  >
> {
  /** Returns the e-mail that is the account's again. */
  async execute({
    token,
    address,
  }: ReturnEmailInput): Promise<Result<{ email: string }, ReturnEmailFailure>> {
    const { tokens, unitOfWork, securityLog } = this.deps
    const tokenHash = tokens.hashOf(token)
    const returned = await unitOfWork.run(() => this.#return(tokenHash, address))
    if (!returned.ok) await securityLog.note({ kind: 'email_return_refused', address })
    return returned
  }

  async #return(tokenHash: string, address: string): Promise<Result<{ email: string }, ReturnEmailFailure>> {
    const { accounts, returns, securityLog, jobs } = this.deps
    const opened = await openMailedLink(this.deps, () => returns.findByTokenHash(tokenHash))
    if (!opened) return fail('return_invalid')
    const { account } = opened
    const { accountId, email, changedAt } = opened.link
    account.confirmEmail(email)
    account.forgetPassword()
    if (await accounts.saveEmail(account)) return fail('email_taken')
    await accounts.save(account)
    await this.#shutOut(account, changedAt)
    await securityLog.note({ kind: 'email_returned', accountId, address })
    await jobs.enqueue(
      { task: 'send_password_reset', payload: { accountId, email, occasion: 'email_returned' } },
      `returned_password_reset ${accountId}`,
    )
    return ok({ email })
  }

  /** Ends all that whoever changed the e-mail may have. */
  async #shutOut({ id }: Account, changedAt: Date): Promise<void> {
    const { returns, confirmations, resets, sessions, secondFactors, clock } = this.deps
    await sessions.endAllOf(id)
    await resets.voidAllOf(id, clock.now())
    await confirmations.remove(id)
    await returns.removeAllOf(id)
    const factor = await secondFactors.find(id)
    if (!factor) return
    factor.dropSince(doubtfulSince(changedAt))
    factor.forgetWrong()
    await secondFactors.save(factor)
  }
}
