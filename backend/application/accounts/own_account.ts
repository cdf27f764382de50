import type { Ports } from '#application/ports/ports.ts'
import type { OpenSession } from '../ports/session_store.ts'
import { eraseAll, type ErasureDependencies, keepErasures } from '../privacy/erase_person.ts'
import { erasuresOf, type PersonExport, readAll, registrationErasures } from '../privacy/person.ts'
import { actorOf, auditEntry, type Viewer } from '../audit/actor.ts'
import { notify } from './notify.ts'
import { confirmationKey, voidEmailChange } from './confirm_email.ts'
import type { PasswordPolicy } from './password_policy.ts'
import { forgetWrongAnswers } from './second_factor.ts'
import { lockIfUnchanged, provePassword, type StepUp, type StepUpFailure } from './step_up.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { PasswordRefusal } from '#domain/accounts/password_rules.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { UseCase } from '../use_case.ts'

type StepUpDependencies = Ports<'accounts' | 'passwords' | 'limits' | 'securityLog'>

type PasswordDependencies = StepUpDependencies &
  Ports<'sessions' | 'resets' | 'confirmations' | 'secondFactors' | 'jobs' | 'unitOfWork' | 'clock'> & {
    passwordPolicy: PasswordPolicy
  }

/** Changes the password; ends every other session and every mailed link, and informs the owner by mail. */
export class ChangePassword extends UseCase<PasswordDependencies> {
  /** `sessionToken` names the session that stays. */
  async execute(
    input: StepUp & { newPassword: string; sessionToken: string },
  ): Promise<Result<void, StepUpFailure | PasswordRefusal>> {
    const { passwordPolicy, passwords, unitOfWork } = this.deps
    const proven = await provePassword(this.deps, input)
    if (!proven.ok) return proven
    const refusal = await passwordPolicy.refuse(input.newPassword, proven.value.state.email)
    if (refusal) return fail(refusal)
    const passwordHash = await passwords.hash(input.newPassword)
    return unitOfWork.run(() => this.#change(proven.value, passwordHash, input))
  }

  async #change(
    proven: Account,
    passwordHash: string,
    { sessionToken, address }: StepUp & { sessionToken: string },
  ): Promise<Result<void, 'signed_out'>> {
    const { accounts, sessions, resets, securityLog, clock } = this.deps
    const account = await lockIfUnchanged(this.deps, proven)
    if (!account) return fail('signed_out')
    account.changePassword(passwordHash)
    await accounts.save(account)
    await sessions.endOthers(account.id, sessionToken)
    await resets.voidAllOf(account.id, clock.now())
    await voidEmailChange(this.deps, account)
    await securityLog.note({ kind: 'password_changed', accountId: account.id, address })
    await forgetWrongAnswers(this.deps, account.id)
    await notify(this.deps, 'password_changed', account.state)
    return ok()
  }
}

/** Lists and ends the owner's sessions. */
export class OwnSessions extends UseCase<Ports<'sessions'>> {
  /** `token` names the current session. */
  list(accountId: AccountId, token: string): Promise<OpenSession[]> {
    return this.deps.sessions.listOf(accountId, token)
  }

  end(accountId: AccountId, id: string): Promise<boolean> {
    return this.deps.sessions.endOne(accountId, id)
  }

  endOthers(accountId: AccountId, token: string): Promise<void> {
    return this.deps.sessions.endOthers(accountId, token)
  }
}

type EmailDependencies = StepUpDependencies &
  Ports<'confirmations' | 'returns' | 'jobs' | 'ids' | 'unitOfWork' | 'clock'>

/**
 * Moves an account to another e-mail: mails the confirming link to the new one and a notice to the old one. An e-mail
 * that belongs to another account gets the same response, and no mail; so does the own one, if confirmed, and an earlier
 * request ends.
 */
export class RequestEmailChange extends UseCase<EmailDependencies> {
  /** `email` as `parseEmail` returns it. */
  async execute(input: StepUp & { email: string }): Promise<Result<void, StepUpFailure>> {
    const { accounts, confirmations, returns, limits, jobs, ids, unitOfWork, clock } = this.deps
    const proven = await provePassword(this.deps, input)
    if (!proven.ok) return proven
    const { accountId, email } = input
    await limits.spend('emailConfirmation', email)
    await limits.spend('emailConfirmation', accountId)
    return unitOfWork.run(async () => {
      const account = await lockIfUnchanged(this.deps, proven.value)
      if (!account) return fail('signed_out')
      const owner = await accounts.findByEmail(email)
      const isFree = owner === null && !(await returns.isHeld(email, clock.now(), accountId))
      const isMoving = isFree || (owner?.id === accountId && owner.state.unconfirmedSince !== null)
      if (isMoving) await confirmations.ask({ accountId, email }, clock.now())
      else if (owner?.id === accountId) await voidEmailChange(this.deps, account)
      await jobs.enqueue(
        { task: 'send_email_confirmation', payload: { accountId: isMoving ? accountId : null } },
        confirmationKey(isMoving ? accountId : ids.next()),
      )
      if (email !== proven.value.state.email) await notify(this.deps, 'email_change_asked', account.state)
      return ok()
    })
  }
}

type OwnDataDependencies = StepUpDependencies &
  ErasureDependencies &
  Ports<'images' | 'mailCopies' | 'returns'>

export interface OwnDataInput extends Omit<StepUp, 'accountId'> {
  viewer: Viewer
}

type OwnDataFailure = StepUpFailure | 'account_is_admin'

/** The account's data alone: what was written as a patient under its e-mail may be another person's; operators handle that. */
const personOf = ({ id }: Account) => ({ email: null, phone: null, reviewIds: [], accountIds: [id] })

/** Exports or erases all data of the owner's account (LGPD, art. 18). An administrator must be demoted first. */
export class OwnData extends UseCase<OwnDataDependencies> {
  async export(input: OwnDataInput): Promise<Result<PersonExport, OwnDataFailure>> {
    const proven = await this.#prove(input)
    if (!proven.ok) return proven
    const { auditLog } = this.deps
    const { viewer } = input
    const by = actorOf(viewer)
    await auditLog.record(auditEntry({ by }, 'personal_data_exported', ['professional', viewer.id]))
    return ok(await readAll(this.deps, personOf(proven.value)))
  }

  /**
   * Erases profile, photo, leads, reviews and sessions at once, irrevocably; the slug stays reserved for 90 days. The
   * e-mail, and a former one from which there still was a way back, are told.
   */
  async erase(input: OwnDataInput): Promise<Result<void, OwnDataFailure>> {
    const proven = await this.#prove(input)
    if (!proven.ok) return proven
    const { unitOfWork, mailCopies } = this.deps
    const erased = await unitOfWork.run(() => this.#erase(proven.value))
    if (!erased.ok) return erased
    await mailCopies.removeTo(erased.value)
    return ok()
  }

  /** Returns the e-mail that the account had. */
  async #erase(proven: Account): Promise<Result<string, OwnDataFailure>> {
    const { auditLog, returns, hasher, clock } = this.deps
    const now = clock.now()
    const account = await lockIfUnchanged(this.deps, proven)
    if (!account) return fail('signed_out')
    if (account.isAdmin()) return fail('account_is_admin')
    const former = await returns.openOf(account.id, now)
    const person = personOf(account)
    const ledger = erasuresOf(person, hasher, now)
    const { professionals, contacts, reviews, registrations } = await eraseAll(this.deps, person)
    await auditLog.record({
      ...{ actorKind: 'professional', actorId: null },
      ...{ action: 'personal_data_erased', subjectKind: 'person' },
      subjectId: ledger[0]?.subjectHash ?? '',
      after: { professionals, contacts, reviews },
    })
    for (const email of [account.state.email, ...former])
      await notify(this.deps, 'account_erased', { ...account.state, email })
    await keepErasures(this.deps, [...ledger, ...registrationErasures(registrations, hasher, now)])
    return ok(account.state.email)
  }

  async #prove({ viewer, password, address }: OwnDataInput): Promise<Result<Account, OwnDataFailure>> {
    if (viewer.role === 'admin') return fail('account_is_admin')
    return provePassword(this.deps, { accountId: viewer.id, password, address })
  }
}
