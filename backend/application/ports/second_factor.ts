import type { Passkey, SecondFactor } from '#domain/accounts/second_factor.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export abstract class SecondFactorRepository {
  abstract find(accountId: AccountId): Promise<SecondFactor | null>
  /** Keeps nothing of one that is not on. Call with the account's row locked. */
  abstract save(factor: SecondFactor): Promise<void>
  abstract remove(accountId: AccountId): Promise<void>
}

/** Codes of six digits that an app makes anew every half minute (RFC 6238), and codes on paper. */
export abstract class OneTimeCodes {
  /** In base32, for who types it. */
  abstract newSecret(): string
  /** `otpauth://…`, for who scans it. */
  abstract addressOf(secret: string, account: string): string
  /** The half minute that `code` belongs to, of this one, the one before and the one after; null for a wrong code. */
  abstract stepOf(secret: string, code: string, at: Date): number | null
  abstract newRecoveryCode(): string
}

/** What the browser is told, as WebAuthn writes it in JSON. */
export interface PasskeyQuestion {
  challenge: string
  options: object
}

/** What a browser answered, not looked at yet. */
export type PasskeyAnswer = { id: string } & Record<string, unknown>

/** Keys that a device keeps and opens by finger, face or PIN (WebAuthn), bound to this site's address. */
export abstract class Passkeys {
  abstract askForNew(
    account: { id: string; email: string },
    known: readonly Passkey[],
  ): Promise<PasskeyQuestion>
  /** Null where the answer is not right. */
  abstract readNew(
    answer: PasskeyAnswer,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>
  abstract ask(known: readonly Passkey[]): Promise<PasskeyQuestion>
  /** The key's counter; null where the answer is not right. */
  abstract check(answer: PasskeyAnswer, challenge: string, passkey: Passkey): Promise<number | null>
}

/** What waits at the browser or in the database without being readable there. */
export interface Sealed {
  /** Somebody whose password was right. */
  login: { accountId: AccountId; remembered: boolean; passwordMark: string; challenge: string | null }
  totp_offer: { accountId: AccountId; secret: string }
  passkey_offer: { accountId: AccountId; challenge: string }
  /** Kept in the database. */
  totp_secret: { secret: string }
}

/** Encrypts under the application's key; what was sealed for one purpose opens for no other. */
export abstract class SealedBox {
  /** Opens for `seconds`; for ever where absent. */
  abstract seal<Purpose extends keyof Sealed>(
    purpose: Purpose,
    content: Sealed[Purpose],
    seconds?: number,
  ): string
  /** Null for what is forged, too old or sealed under another key. */
  abstract open<Purpose extends keyof Sealed>(purpose: Purpose, sealed: string): Sealed[Purpose] | null
}
