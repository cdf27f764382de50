import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { AccountId } from '../shared/ids.ts'

export interface Passkey {
  /** The authenticator's id. */
  readonly id: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  /** The owner's name for it. */
  readonly name: string
  /** ISO 8601. */
  readonly addedAt: string
}

export interface SecondFactorState {
  readonly accountId: AccountId
  /** `lastStep`: the 30-second step of the last accepted code; earlier ones are refused. */
  readonly totp: {
    readonly sealedSecret: string
    readonly lastStep: number
    /** ISO 8601; null if it was not recorded. */
    readonly addedAt: string | null
  } | null
  readonly passkeys: readonly Passkey[]
  /** Keyed hashes of the recovery codes, each usable once. */
  readonly recoveryHashes: readonly string[]
  /** Challenges answered by passkeys, newest first; none can be answered twice. */
  readonly answered: readonly string[]
  /** Wrong answers since the last right one or the last new password. */
  readonly wrongInARow: number
}

export const MAX_PASSKEYS = 10
export const PASSKEY_NAME_LENGTH = 40
export const RECOVERY_CODES = 10
/** Wrong answers in a row after which the owner is told: somebody knows the password. */
const WRONG_ANSWERS_TOLD = 5
/** Wrong answers in a row after which none is taken until the password changes (NIST SP 800-63B-4, 3.2.2). */
const MAX_WRONG_ANSWERS = 100
/** More than the number of challenges that can be valid at once. */
const MAX_REMEMBERED_CHALLENGES = 50

type PasskeyRefusal = 'passkey_known' | 'too_many_passkeys'

/** An account's second factor: an authenticator app, passkeys, and recovery codes in case both are lost. */
export class SecondFactor {
  #state: SecondFactorState

  constructor(state: SecondFactorState) {
    this.#state = state
  }

  static noneOf(accountId: AccountId): SecondFactor {
    return new SecondFactor({
      accountId,
      totp: null,
      passkeys: [],
      recoveryHashes: [],
      answered: [],
      wrongInARow: 0,
    })
  }

  get state(): SecondFactorState {
    return this.#state
  }

  isOn(): boolean {
    return this.#state.totp !== null || this.#state.passkeys.length > 0
  }

  /** A first code has proven the app; its step counts as used. */
  setTotp(sealedSecret: string, lastStep: number, at: Date): void {
    this.#state = { ...this.#state, totp: { sealedSecret, lastStep, addedAt: at.toISOString() } }
  }

  addPasskey(passkey: Passkey): Result<void, PasskeyRefusal> {
    const { passkeys } = this.#state
    if (passkeys.some(({ id }) => id === passkey.id)) return fail('passkey_known')
    if (passkeys.length >= MAX_PASSKEYS) return fail('too_many_passkeys')
    this.#state = { ...this.#state, passkeys: [...passkeys, passkey] }
    return ok()
  }

  renewRecoveryCodes(recoveryHashes: readonly string[]): void {
    this.#state = { ...this.#state, recoveryHashes }
  }

  /** Returns false if a code of that step or a later one was accepted before. */
  takeStep(step: number): boolean {
    const { totp } = this.#state
    if (!totp || step <= totp.lastStep) return false
    this.#state = { ...this.#state, totp: { ...totp, lastStep: step } }
    return true
  }

  /** Returns false for an unknown or used code. */
  takeRecoveryCode(hash: string): boolean {
    const left = this.#state.recoveryHashes.filter((each) => each !== hash)
    if (left.length === this.#state.recoveryHashes.length) return false
    this.#state = { ...this.#state, recoveryHashes: left }
    return true
  }

  /** Returns false if the challenge was answered before. */
  takeAnswer(passkeyId: string, { counter, challenge }: { counter: number; challenge: string }): boolean {
    const { answered, passkeys } = this.#state
    if (answered.includes(challenge)) return false
    const counted = (each: Passkey): Passkey => (each.id === passkeyId ? { ...each, counter } : each)
    this.#state = {
      ...this.#state,
      answered: [challenge, ...answered].slice(0, MAX_REMEMBERED_CHALLENGES),
      passkeys: passkeys.map(counted),
    }
    return true
  }

  isLocked(): boolean {
    return this.#state.wrongInARow >= MAX_WRONG_ANSWERS
  }

  /** Counts a wrong answer; returns whether the owner is to be told now. */
  countWrong(): boolean {
    this.#state = { ...this.#state, wrongInARow: this.#state.wrongInARow + 1 }
    return this.#state.wrongInARow === WRONG_ANSWERS_TOLD
  }

  /** After a right answer, or with a new password. */
  forgetWrong(): void {
    this.#state = { ...this.#state, wrongInARow: 0 }
  }

  /** Removes what was added at that time or later, and the recovery codes, which may have been renewed since. */
  dropSince(instant: Date): void {
    const isEarlier = (addedAt: string | null) => addedAt === null || new Date(addedAt) < instant
    const { totp, passkeys } = this.#state
    this.#state = {
      ...this.#state,
      totp: totp && isEarlier(totp.addedAt) ? totp : null,
      passkeys: passkeys.filter(({ addedAt }) => isEarlier(addedAt)),
      recoveryHashes: [],
    }
  }

  /** Removes the app, or a passkey by its id; removing the last one removes the recovery codes too. */
  remove(what: { totp: true } | { passkeyId: string }): void {
    const { totp, passkeys, recoveryHashes } = this.#state
    const left = {
      totp: 'totp' in what ? null : totp,
      passkeys: 'totp' in what ? passkeys : passkeys.filter(({ id }) => id !== what.passkeyId),
    }
    const isOn = left.totp !== null || left.passkeys.length > 0
    this.#state = { ...this.#state, ...left, recoveryHashes: isOn ? recoveryHashes : [] }
  }
}
