import type { Ports } from '#application/ports/ports.ts'
import type { KeyedHasher } from '../ports/keyed_hasher.ts'
import type { PasskeyAnswer } from '../ports/second_factor.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { notify } from './notify.ts'
import { type Account, ensureConfirmed } from '#domain/accounts/account.ts'
import { type Passkey, RECOVERY_CODES, SecondFactor } from '#domain/accounts/second_factor.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { UseCase } from '../use_case.ts'

const MINUTE = 60
/** Validity of an offer or challenge, in seconds. */
const ANSWER_SECONDS = 10 * MINUTE

/** The proof of the second factor. */
export type FactorProof = { code: string } | { passkey: PasskeyAnswer }

/** A login that waits for the second factor: the ticket to send back, and the challenge for a passkey. */
export interface PendingLogin {
  ticket: string
  hasTotp: boolean
  passkeyOptions: object | null
}

type Dependencies = Ports<
  | 'accounts'
  | 'secondFactors'
  | 'oneTimeCodes'
  | 'passkeys'
  | 'sealedBox'
  | 'hasher'
  | 'passwords'
  | 'limits'
  | 'securityLog'
  | 'jobs'
  | 'unitOfWork'
  | 'clock'
>

const recoveryHash = (hasher: KeyedHasher, accountId: AccountId, code: string) =>
  hasher.hash(`recovery ${accountId} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`)

/** Changes with the password without revealing it. */
const passwordMarkOf = (hasher: KeyedHasher, { state }: Account) =>
  hasher.hash(`password ${state.passwordHash}`)

/** With a new password: whoever guessed no longer knows it. Call with the account's row locked. */
export async function forgetWrongAnswers(
  { secondFactors }: Ports<'secondFactors'>,
  accountId: AccountId,
): Promise<void> {
  const factor = await secondFactors.find(accountId)
  if (!factor?.state.wrongInARow) return
  factor.forgetWrong()
  await secondFactors.save(factor)
}

/** Returns the request for the second factor after a correct password, or null if the account has none. */
export async function askSecondFactor(
  {
    secondFactors,
    passkeys,
    sealedBox,
    hasher,
  }: Pick<Dependencies, 'secondFactors' | 'passkeys' | 'sealedBox' | 'hasher'>,
  account: Account,
  remembered: boolean,
): Promise<PendingLogin | null> {
  const factor = await secondFactors.find(account.id)
  if (!factor?.isOn()) return null
  const { totp, passkeys: known } = factor.state
  const question = known.length > 0 ? await passkeys.ask(known) : null
  const content = {
    ...{ accountId: account.id, remembered },
    passwordMark: passwordMarkOf(hasher, account),
    challenge: question?.challenge ?? null,
  }
  return {
    ticket: sealedBox.seal('login', content, ANSWER_SECONDS),
    hasTotp: totp !== null,
    passkeyOptions: question?.options ?? null,
  }
}

interface FinishLogInInput {
  ticket: string
  proof: FactorProof
  /** The sender's IP address. */
  address: string
}

type FinishLogInFailure = 'login_expired' | 'account_blocked' | 'factor_wrong' | 'factor_locked'

/**
 * Completes a login with the second factor. Each code, passkey answer and recovery code works once. The fifth wrong
 * answer in a row is mailed to the owner; after the hundredth none is taken until the password changes.
 */
export class FinishLogIn extends UseCase<Dependencies> {
  /** Throws when the account had too many attempts. */
  async execute({
    ticket,
    proof,
    address,
  }: FinishLogInInput): Promise<Result<{ account: Account; remembered: boolean }, FinishLogInFailure>> {
    const { sealedBox, accounts, hasher, limits, securityLog, unitOfWork } = this.deps
    const pending = sealedBox.open('login', ticket)
    if (!pending) return fail('login_expired')
    const { accountId, remembered, passwordMark, challenge } = pending
    await limits.spend('secondFactor', accountId)
    const finished = await unitOfWork.run(async () => {
      const account = await accounts.findForUpdate(accountId)
      if (!account || passwordMarkOf(hasher, account) !== passwordMark) return fail('login_expired')
      const entry = account.enter()
      if (!entry.ok) return entry
      const taken = await this.#take(account, proof, challenge)
      return taken.ok ? ok({ account, remembered }) : taken
    })
    if (!finished.ok && finished.failure === 'factor_wrong')
      await securityLog.note({ kind: 'second_factor_refused', accountId, address })
    return finished
  }

  async #take(
    account: Account,
    proof: FactorProof,
    challenge: string | null,
  ): Promise<Result<void, 'factor_wrong' | 'factor_locked'>> {
    const { secondFactors } = this.deps
    const factor = await secondFactors.find(account.id)
    if (!factor) return fail('factor_wrong')
    if (factor.isLocked()) return fail('factor_locked')
    const isRight =
      'code' in proof
        ? this.#takesCode(factor, proof.code)
        : await this.#takesAnswer(factor, proof.passkey, challenge)
    if (isRight) factor.forgetWrong()
    else if (factor.countWrong()) await notify(this.deps, 'second_factor_guessed', account.state)
    await secondFactors.save(factor)
    return isRight ? ok() : fail('factor_wrong')
  }

  #takesCode(factor: SecondFactor, code: string): boolean {
    const { oneTimeCodes, sealedBox, hasher, clock } = this.deps
    const { totp, accountId } = factor.state
    const digits = code.replace(/\s/g, '')
    if (!/^\d{6}$/.test(digits)) return factor.takeRecoveryCode(recoveryHash(hasher, accountId, code))
    const kept = totp && sealedBox.open('totp_secret', totp.sealedSecret)
    const step = kept && oneTimeCodes.stepOf(kept.secret, digits, clock.now())
    return step !== null && factor.takeStep(step)
  }

  async #takesAnswer(
    factor: SecondFactor,
    answer: PasskeyAnswer,
    challenge: string | null,
  ): Promise<boolean> {
    const passkey = factor.state.passkeys.find(({ id }) => id === answer.id)
    if (!passkey || !challenge) return false
    const counter = await this.deps.passkeys.check(answer, challenge, passkey)
    return counter !== null && factor.takeAnswer(passkey.id, { counter, challenge })
  }
}

/** `signed_out`: the account no longer exists, or its password changed meanwhile. */
export type StepUpFailure = 'password_wrong' | 'signed_out'

/** Counts one sender's attempts at one account before the password is checked. */
export interface StepUp {
  accountId: AccountId
  /** The password, typed again. */
  password: string
  /** The sender's IP address. */
  address: string
}

/** Checks the password again before the login data change, so that an unattended screen is not enough. */
export async function provePassword(
  {
    accounts,
    passwords,
    limits,
    securityLog,
  }: Pick<Dependencies, 'accounts' | 'passwords' | 'limits' | 'securityLog'>,
  { accountId, password, address }: StepUp,
): Promise<Result<Account, StepUpFailure>> {
  await limits.spend('stepUp', accountId)
  const account = await accounts.findById(accountId)
  if (!account) return fail('signed_out')
  if (await passwords.verify(password, account.state.passwordHash ?? '')) return ok(account)
  await securityLog.note({ kind: 'login_refused', accountId, address, target: 'password_wrong' })
  return fail('password_wrong')
}

/**
 * Returns the account, locked until the unit of work ends; null if it is gone or its password changed since the proof.
 */
export async function lockIfUnchanged(
  { accounts }: Pick<Dependencies, 'accounts'>,
  { id, state: { passwordHash } }: Account,
): Promise<Account | null> {
  const account = await accounts.findForUpdate(id)
  return account?.state.passwordHash === passwordHash ? account : null
}

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

type OwnFactorDependencies = Dependencies &
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
