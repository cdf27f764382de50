import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { AccountId } from '../shared/ids.ts'

export interface Passkey {
  /** As the authenticator names it. */
  readonly id: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  /** The owner's own word for it. */
  readonly name: string
  /** ISO 8601. */
  readonly addedAt: string
}

export interface SecondFactorState {
  readonly accountId: AccountId
  /** `lastStep`: the half minute of the last code that was taken; no earlier one is. */
  readonly totp: { readonly sealedSecret: string; readonly lastStep: number } | null
  readonly passkeys: readonly Passkey[]
  /** Keyed hashes of codes on paper, each good once. */
  readonly recoveryHashes: readonly string[]
  /** Questions that a passkey has answered, the newest first; none is answered twice. */
  readonly answered: readonly string[]
}

export const MAX_PASSKEYS = 10
export const PASSKEY_NAME_LENGTH = 40
export const RECOVERY_CODES = 10
/** More than can be asked while one of them is good. */
const REMEMBERED = 50

type PasskeyRefusal = 'passkey_known' | 'too_many_passkeys'

/** What somebody has besides the password: an app with codes, passkeys, and codes on paper for when both are lost. */
export class SecondFactor {
  #state: SecondFactorState

  constructor(state: SecondFactorState) {
    this.#state = state
  }

  static noneOf(accountId: AccountId): SecondFactor {
    return new SecondFactor({ accountId, totp: null, passkeys: [], recoveryHashes: [], answered: [] })
  }

  get state(): SecondFactorState {
    return this.#state
  }

  isOn(): boolean {
    return this.#state.totp !== null || this.#state.passkeys.length > 0
  }

  /** The app is proven by a first code, whose step counts as taken. */
  setTotp(sealedSecret: string, lastStep: number): void {
    this.#state = { ...this.#state, totp: { sealedSecret, lastStep } }
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

  /** False where a code of that half minute, or of a later one, was taken before. */
  takeStep(step: number): boolean {
    const { totp } = this.#state
    if (!totp || step <= totp.lastStep) return false
    this.#state = { ...this.#state, totp: { ...totp, lastStep: step } }
    return true
  }

  /** False where it is none of them, or used. */
  takeRecoveryCode(hash: string): boolean {
    const left = this.#state.recoveryHashes.filter((each) => each !== hash)
    if (left.length === this.#state.recoveryHashes.length) return false
    this.#state = { ...this.#state, recoveryHashes: left }
    return true
  }

  /** False where the same question was answered before. */
  takeAnswer(passkeyId: string, { counter, challenge }: { counter: number; challenge: string }): boolean {
    const { answered, passkeys } = this.#state
    if (answered.includes(challenge)) return false
    const counted = (each: Passkey): Passkey => (each.id === passkeyId ? { ...each, counter } : each)
    this.#state = {
      ...this.#state,
      answered: [challenge, ...answered].slice(0, REMEMBERED),
      passkeys: passkeys.map(counted),
    }
    return true
  }

  /** The app, or a passkey by its id; with the last of them the codes on paper go too. */
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
