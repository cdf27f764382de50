import type { Ports } from '#application/ports/ports.ts'
import { type Account, ensureConfirmed } from '#domain/accounts/account.ts'
import { type AccountId, accountOf, professionalOf } from '#domain/shared/ids.ts'
import type { PasswordRefusal } from '#domain/accounts/password_rules.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { notify } from './notify.ts'
import { forgetWrongAnswers } from './second_factor.ts'
import { voidEmailChange } from './confirm_email.ts'
import type { PasswordPolicy } from './password_policy.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

type RequestPasswordResetDependencies = Ports<'accounts' | 'claims' | 'jobs' | 'ids' | 'securityLog'>

/** Requests the mail with a reset link, also to whom an approved claim gives a profile. Known, unknown and blocked addresses cost the same work and reveal nothing. */
export class RequestPasswordReset extends UseCase<RequestPasswordResetDependencies> {
  /** `email` as `parseEmail` returns it; `address` is the sender's IP address. */
  async execute({ email, address }: { email: string; address: string }): Promise<void> {
    const { accounts, claims, jobs, ids, securityLog } = this.deps
    const [owned, given] = [await accounts.findByEmail(email), await claims.approvedBy(email)]
    const account = owned ?? (given && (await accounts.findById(accountOf(given))))
    const whose = account ? { accountId: account.id } : { email }
    await securityLog.note({ kind: 'password_reset_asked', ...whose, address })
    const payload = account?.enter().ok ? { accountId: account.id, email } : { accountId: null }
    const key = `password_reset ${payload.accountId ?? ids.next()}`
    await jobs.enqueue({ task: 'send_password_reset', payload }, key)
  }
}

type ForceDependencies = Pick<RequestPasswordResetDependencies, 'accounts' | 'jobs'> &
  Ports<'sessions' | 'resets' | 'confirmations' | 'auditLog' | 'unitOfWork' | 'clock'>

interface ForcePasswordResetInput {
  by: Actor
  accountId: AccountId
  /** At most 500 characters. */
  reason?: string | undefined
}

/**
 * Lets an operator invalidate a password that others may know: it ends together with all sessions and mailed links, and
 * a link to set a new one is mailed. A blocked account gets no mail.
 */
export class ForcePasswordReset extends UseCase<ForceDependencies> {
  /** Returns whether there was a password; the link is mailed in either case. */
  async execute({
    by,
    accountId,
    reason,
  }: ForcePasswordResetInput): Promise<
    Result<boolean, 'forbidden' | 'account_not_found' | 'account_blocked' | 'profile_unclaimed'>
  > {
    if (by.kind !== 'operator') return fail('forbidden')
    const { accounts, sessions, resets, jobs, auditLog, unitOfWork, clock } = this.deps
    return unitOfWork.run(async () => {
      const account = await accounts.findForUpdate(accountId)
      if (!account) return fail('account_not_found')
      if (!account.state.email) return fail('profile_unclaimed')
      const entered = account.enter()
      if (!entered.ok) return entered
      const hasPassword = account.state.passwordHash !== null
      account.forgetPassword()
      await accounts.save(account)
      await sessions.endAllOf(accountId)
      await resets.voidAllOf(accountId, clock.now())
      await voidEmailChange(this.deps, account)
      await auditLog.record(
        auditEntry({ by }, 'password_reset', ['professional', accountId], {
          before: { hasPassword },
          after: { hasPassword: false },
          reason,
        }),
      )
      await jobs.enqueue(
        {
          task: 'send_password_reset',
          payload: { accountId, email: account.state.email, occasion: 'forced' },
        },
        `forced_password_reset ${accountId}`,
      )
      return ok(hasPassword)
    })
  }
}

export interface ResetPasswordInput {
  /** From the mailed link. */
  token: string
  /** As typed. */
  newPassword: string
  /** The sender's IP address. */
  address: string
}

export type ResetPasswordFailure = 'invalid_token' | PasswordRefusal

type Dependencies = Ports<
  | 'accounts'
  | 'claims'
  | 'resets'
  | 'confirmations'
  | 'sessions'
  | 'secondFactors'
  | 'tokens'
  | 'passwords'
  | 'jobs'
  | 'unitOfWork'
  | 'clock'
  | 'securityLog'
> & {
  passwordPolicy: PasswordPolicy
}

/**
 * Sets a new password by a mailed link, once; ends every session and every other link of the account. Opening the link
 * also confirms the account's e-mail. Where it never was, a stranger may have registered it: the second factor goes, and
 * the profile stays hidden until its owner publishes it. A profile without an e-mail, or whose claimant lost it, gets
 * the one that the link was mailed to.
 */
export class ResetPassword extends UseCase<Dependencies> {
  /** Returns the account's e-mail. Throws `HasherBusy`; then, and after a refused password, the link stays usable. */
  async execute(input: ResetPasswordInput): Promise<Result<{ email: string }, ResetPasswordFailure>> {
    const reset = await this.#reset(input)
    const isGuess = !reset.ok && reset.failure === 'invalid_token'
    if (isGuess) await this.deps.securityLog.note({ kind: 'password_reset_refused', address: input.address })
    return reset
  }

  async #reset({
    token,
    newPassword,
    address,
  }: ResetPasswordInput): Promise<Result<{ email: string }, ResetPasswordFailure>> {
    const { tokens, passwords, passwordPolicy, unitOfWork, securityLog } = this.deps
    const tokenHash = tokens.hashOf(token)
    const opened = await unitOfWork.run(() => this.#open(tokenHash))
    if (!opened) return fail('invalid_token')
    const { owner, email } = opened
    const refusal = await passwordPolicy.refuse(newPassword, email)
    if (refusal) return fail(refusal)
    const passwordHash = await passwords.hash(newPassword)
    return unitOfWork.run(async () => {
      const changed = await this.#change(owner.id, tokenHash, passwordHash)
      if (changed.ok) await securityLog.note({ kind: 'password_changed', accountId: owner.id, address })
      return changed
    })
  }

  async #open(tokenHash: string): Promise<{ owner: Account; email: string } | null> {
    const { accounts, resets, clock } = this.deps
    const reset = await resets.findByTokenHash(tokenHash)
    if (!reset?.use(clock.now()).ok) return null
    const account = await accounts.findById(reset.state.accountId)
    if (!account?.enter().ok) return null
    return { owner: account, email: reset.state.email ?? account.state.email }
  }

  /** Locks the account first, in the same order as blocking does, so that the two cannot deadlock. */
  async #change(
    accountId: AccountId,
    tokenHash: string,
    passwordHash: string,
  ): Promise<Result<{ email: string }, 'invalid_token'>> {
    const { accounts, claims, resets, confirmations, sessions, secondFactors, clock } = this.deps
    const now = clock.now()
    const account = await accounts.findForUpdate(accountId)
    const reset = await resets.findByTokenHash(tokenHash)
    if (!account?.enter().ok || !reset?.use(now).ok) return fail('invalid_token')
    if (reset.state.email !== null && !(await this.#take(account, reset.state.email)))
      return fail('invalid_token')
    const wasUnconfirmed = !ensureConfirmed(account.state).ok
    account.changePassword(passwordHash)
    account.confirmUnseen()
    await accounts.save(account)
    if (wasUnconfirmed) await secondFactors.remove(accountId)
    else await forgetWrongAnswers(this.deps, accountId)
    await claims.removeOf(professionalOf(accountId), account.state.email)
    await resets.voidAllOf(accountId, now)
    await confirmations.remove(accountId)
    await sessions.endAllOf(accountId)
    await notify(this.deps, 'password_changed', account.state)
    return ok({ email: account.state.email })
  }

  /**
   * Gives a claimed account its e-mail. Returns false if it has another that the claimant did not call lost, or another
   * account has this one.
   */
  async #take(account: Account, email: string): Promise<boolean> {
    if (account.state.email === email) return true
    const approved = await this.deps.claims.approvedOf(professionalOf(account.id))
    if (account.state.email && !(approved?.lostEmail && approved.email === email)) return false
    account.confirmEmail(email)
    return (await this.deps.accounts.saveEmail(account)) === null
  }
}
