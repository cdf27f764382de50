import type { Ports } from '#application/ports/ports.ts'
import type { KeyedHasher } from '../ports/keyed_hasher.ts'
import type { PasskeyAnswer } from '../ports/second_factor.ts'
import { notify } from './notify.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { SecondFactor } from '#domain/accounts/second_factor.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { UseCase } from '../use_case.ts'

const MINUTE = 60
/** Validity of an offer or challenge, in seconds. */
export const ANSWER_SECONDS = 10 * MINUTE

/** The proof of the second factor. */
export type FactorProof = { code: string } | { passkey: PasskeyAnswer }

/** A login that waits for the second factor: the ticket to send back, and the challenge for a passkey. */
export interface PendingLogin {
  ticket: string
  hasTotp: boolean
  passkeyOptions: object | null
}

export type SecondFactorPorts = Ports<
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

export const recoveryHash = (hasher: KeyedHasher, accountId: AccountId, code: string) =>
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
  }: Pick<SecondFactorPorts, 'secondFactors' | 'passkeys' | 'sealedBox' | 'hasher'>,
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
export class FinishLogIn extends UseCase<SecondFactorPorts> {
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
