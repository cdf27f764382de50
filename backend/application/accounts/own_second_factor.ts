import type { Ports } from '#application/ports/ports.ts'
import type { PasskeyAnswer } from '../ports/second_factor.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { notify } from './notify.ts'
import { ANSWER_SECONDS, recoveryHash, type SecondFactorPorts } from './second_factor.ts'
import { lockIfUnchanged, provePassword, type StepUp, type StepUpFailure } from './step_up.ts'
import { type Account, ensureConfirmed } from '#domain/accounts/account.ts'
import { type Passkey, RECOVERY_CODES, SecondFactor } from '#domain/accounts/second_factor.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { UseCase } from '../use_case.ts'

export interface SecondFactorView {
  hasTotp: boolean
  passkeys: Pick<Passkey, 'id' | 'name' | 'addedAt'>[]
  recoveryCodesLeft: number
}

type Offer = 'offer_expired' | 'email_unconfirmed' | StepUpFailure

interface FactorChange extends StepUp {
  /** Names the session that stays. */
  sessionToken: string
}

type OwnFactorDependencies = SecondFactorPorts &
  Ports<'sessions'> & {
    adminsNeedSecondFactor: boolean
  }

/**
 * Shows and changes the owner's second factor. Each change is mailed, logged, and ends every other session, so that no
 * session begun without the factor continues. The password is asked again from somebody who has shown both. Nothing is
 * added before the e-mail is confirmed.
 */
export class OwnSecondFactor extends UseCase<OwnFactorDependencies> {
  async show(accountId: AccountId): Promise<SecondFactorView> {
    const factor = await this.deps.secondFactors.find(accountId)
    const { totp = null, passkeys = [], recoveryHashes = [] } = factor?.state ?? {}
    return {
      hasTotp: totp !== null,
      passkeys: passkeys.map(({ id, name, addedAt }) => ({ id, name, addedAt })),
      recoveryCodesLeft: recoveryHashes.length,
    }
  }

  /** Offers a secret for an authenticator app; nothing is stored before its first code is right. */
  async offerTotp(accountId: AccountId): Promise<{ ticket: string; secret: string; address: string }> {
    const { accounts, oneTimeCodes, sealedBox } = this.deps
    const account = await accounts.findById(accountId)
    const secret = oneTimeCodes.newSecret()
    return {
      ticket: sealedBox.seal('totp_offer', { accountId, secret }, ANSWER_SECONDS),
      secret,
      address: oneTimeCodes.addressOf(secret, account?.state.email ?? ''),
    }
  }

  /** Returns the recovery codes if this is the first factor. */
  async addTotp(
    input: FactorChange & { ticket: string; code: string },
  ): Promise<Result<{ recoveryCodes: string[] }, Offer | 'factor_wrong'>> {
    const { sealedBox, oneTimeCodes, clock } = this.deps
    const offer = sealedBox.open('totp_offer', input.ticket)
    if (offer?.accountId !== input.accountId) return fail('offer_expired')
    const step = oneTimeCodes.stepOf(offer.secret, input.code.replace(/\s/g, ''), clock.now())
    if (step === null) return fail('factor_wrong')
    const sealedSecret = sealedBox.seal('totp_secret', { secret: offer.secret })
    return this.#change(input, (factor, account) => {
      const confirmed = ensureConfirmed(account.state)
      if (confirmed.ok) factor.setTotp(sealedSecret, step, clock.now())
      return confirmed
    })
  }

  async offerPasskey(accountId: AccountId): Promise<{ ticket: string; options: object }> {
    const { accounts, secondFactors, passkeys, sealedBox } = this.deps
    const account = await accounts.findById(accountId)
    const known = (await secondFactors.find(accountId))?.state.passkeys ?? []
    const { challenge, options } = await passkeys.askForNew(
      { id: accountId, email: account?.state.email ?? '' },
      known,
    )
    return { ticket: sealedBox.seal('passkey_offer', { accountId, challenge }, ANSWER_SECONDS), options }
  }

  async addPasskey(
    input: FactorChange & { ticket: string; answer: PasskeyAnswer; name: string },
  ): Promise<
    Result<{ recoveryCodes: string[] }, Offer | 'factor_wrong' | 'passkey_known' | 'too_many_passkeys'>
  > {
    const { sealedBox, passkeys, clock } = this.deps
    const offer = sealedBox.open('passkey_offer', input.ticket)
    if (offer?.accountId !== input.accountId) return fail('offer_expired')
    const key = await passkeys.readNew(input.answer, offer.challenge)
    if (!key) return fail('factor_wrong')
    const passkey = { ...key, name: input.name, addedAt: clock.now().toISOString() }
    return this.#change(input, (factor, account) => {
      const confirmed = ensureConfirmed(account.state)
      return confirmed.ok ? factor.addPasskey(passkey) : confirmed
    })
  }

  /** Replaces the recovery codes. */
  renewRecoveryCodes(input: FactorChange): Promise<Result<{ recoveryCodes: string[] }, StepUpFailure>> {
    return this.#change(input, (factor) => {
      factor.renewRecoveryCodes([])
      return ok()
    })
  }

  /** An administrator of a site that demands a second factor cannot remove the last one. */
  remove(
    input: FactorChange & { what: { totp: true } | { passkeyId: string } },
  ): Promise<Result<{ recoveryCodes: string[] }, StepUpFailure | 'factor_demanded'>> {
    return this.#change(input, (factor, account) => {
      factor.remove(input.what)
      const isDemanded = account.isAdmin() && this.deps.adminsNeedSecondFactor
      return isDemanded && !factor.isOn() ? fail('factor_demanded') : ok()
    })
  }

  async #change<Failure>(
    input: FactorChange,
    alter: (factor: SecondFactor, account: Account) => Result<void, Failure>,
  ): Promise<Result<{ recoveryCodes: string[] }, Failure | StepUpFailure>> {
    const proven = await provePassword(this.deps, input)
    if (!proven.ok) return proven
    const { secondFactors, sessions, securityLog, unitOfWork } = this.deps
    const { accountId, address, sessionToken } = input
    return unitOfWork.run(async () => {
      const account = await lockIfUnchanged(this.deps, proven.value)
      if (!account) return fail('signed_out')
      const factor = (await secondFactors.find(accountId)) ?? SecondFactor.noneOf(accountId)
      const altered = alter(factor, account)
      if (!altered.ok) return altered
      const recoveryCodes = this.#fillRecoveryCodes(factor)
      await secondFactors.save(factor)
      await sessions.endOthers(accountId, sessionToken)
      await securityLog.note({ kind: 'second_factor_changed', accountId, address })
      await notify(this.deps, 'second_factor_changed', account.state)
      return ok({ recoveryCodes })
    })
  }

  /** Returns the new recovery codes, if any: they are shown only once. */
  #fillRecoveryCodes(factor: SecondFactor): string[] {
    if (!factor.isOn() || factor.state.recoveryHashes.length > 0) return []
    const { oneTimeCodes, hasher } = this.deps
    const codes = Array.from({ length: RECOVERY_CODES }, () => oneTimeCodes.newRecoveryCode())
    factor.renewRecoveryCodes(codes.map((code) => recoveryHash(hasher, factor.state.accountId, code)))
    return codes
  }
}

type ResetDependencies = Ports<
  'accounts' | 'secondFactors' | 'securityLog' | 'jobs' | 'unitOfWork' | 'auditLog'
>

interface ResetSecondFactorInput {
  by: Actor
  accountId: AccountId
  reason?: string | undefined
}

/** Lets operators remove the second factor of a person who lost it, after identifying the person by other means. */
export class ResetSecondFactor extends UseCase<ResetDependencies> {
  /** Returns whether there was one. */
  async execute({
    by,
    accountId,
    reason,
  }: ResetSecondFactorInput): Promise<Result<boolean, 'forbidden' | 'account_not_found'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const { accounts, secondFactors, securityLog, auditLog, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const account = await accounts.findForUpdate(accountId)
      if (!account) return fail('account_not_found')
      if (!(await secondFactors.find(accountId))?.isOn()) return ok(false)
      await secondFactors.remove(accountId)
      await securityLog.note({ kind: 'second_factor_changed', accountId, target: by.id })
      await auditLog.record(
        auditEntry({ by }, 'second_factor_reset', ['professional', accountId], {
          before: { hasSecondFactor: true },
          after: { hasSecondFactor: false },
          reason,
        }),
      )
      await notify(this.deps, 'second_factor_changed', account.state)
      return ok(true)
    })
  }
}
