import type { Passkey, SecondFactor } from '#domain/accounts/second_factor.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export abstract class SecondFactorRepository {
  abstract find(accountId: AccountId): Promise<SecondFactor | null>
  /** Removes a factor that is not on. Call with the account's row locked. */
  abstract save(factor: SecondFactor): Promise<void>
  abstract remove(accountId: AccountId): Promise<void>
}

/** Six-digit codes of an app, new every 30 seconds (RFC 6238). */
export abstract class OneTimeCodes {
  /** In base32, for typing. */
  abstract newSecret(): string
  /** `otpauth://…`, for scanning. */
  abstract addressOf(secret: string, account: string): string
  /** Returns the 30-second step of `code` (the current, previous or next one), or null for a wrong code. */
  abstract stepOf(secret: string, code: string, at: Date): number | null
  abstract newRecoveryCode(): string
}

/** The options for the browser, as WebAuthn writes them in JSON. */
export interface PasskeyQuestion {
  challenge: string
  options: object
}

/** The browser's answer, not verified yet. */
export type PasskeyAnswer = { id: string } & Record<string, unknown>

/** Keys that a device stores and unlocks by finger, face or PIN (WebAuthn), bound to this site's origin. */
export abstract class Passkeys {
  abstract askForNew(
    account: { id: string; email: string },
    known: readonly Passkey[],
  ): Promise<PasskeyQuestion>
  /** Returns null for an invalid answer. */
  abstract readNew(
    answer: PasskeyAnswer,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>
  abstract ask(known: readonly Passkey[]): Promise<PasskeyQuestion>
  /** Returns the key's counter, or null for an invalid answer. */
  abstract check(answer: PasskeyAnswer, challenge: string, passkey: Passkey): Promise<number | null>
}

/** Data that the browser or the database holds encrypted. */
export interface Sealed {
  /** A login after the right password. */
  login: { accountId: AccountId; remembered: boolean; passwordMark: string; challenge: string | null }
  totp_offer: { accountId: AccountId; secret: string }
  passkey_offer: { accountId: AccountId; challenge: string }
  /** Stored in the database. */
  totp_secret: { secret: string }
}

/** Encrypts with the application's key; data sealed for one purpose cannot be opened for another. */
export abstract class SealedBox {
  /** Can be opened for `seconds`, or for ever if absent. */
  abstract seal<Purpose extends keyof Sealed>(
    purpose: Purpose,
    content: Sealed[Purpose],
    seconds?: number,
  ): string
  /** Returns null for forged or expired data, and data sealed with another key. */
  abstract open<Purpose extends keyof Sealed>(purpose: Purpose, sealed: string): Sealed[Purpose] | null
}
