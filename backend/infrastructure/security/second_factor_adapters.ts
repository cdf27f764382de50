import { createHmac, randomInt } from 'node:crypto'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Secret, TOTP } from 'otpauth'
import {
  OneTimeCodes,
  type PasskeyAnswer,
  type PasskeyQuestion,
  Passkeys,
  type Sealed,
  SealedBox,
} from '#application/ports/second_factor.ts'
import type { Passkey } from '#domain/accounts/second_factor.ts'

const STEP_SECONDS = 30
/** EdDSA, ES256, RS256: supported by every authenticator and this runtime. */
const ALGORITHMS = [-8, -7, -257]
/** Characters that cannot be confused on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_LENGTH = 12

export class OtpauthCodes extends OneTimeCodes {
  readonly #brandName: string

  constructor(brandName: string) {
    super()
    this.#brandName = brandName
  }

  newSecret(): string {
    return new Secret({ size: 20 }).base32
  }

  addressOf(secret: string, account: string): string {
    return this.#totp(secret, account).toString()
  }

  stepOf(secret: string, code: string, at: Date): number | null {
    if (!/^\d{6}$/.test(code)) return null
    const delta = this.#totp(secret).validate({ token: code, timestamp: at.getTime(), window: 1 })
    return delta === null ? null : Math.floor(at.getTime() / 1_000 / STEP_SECONDS) + delta
  }

  newRecoveryCode(): string {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return (letters.match(/.{4}/g) ?? []).join('-')
  }

  #totp(secret: string, label = 'conta'): TOTP {
    return new TOTP({
      issuer: this.#brandName,
      label,
      secret: Secret.fromBase32(secret),
      period: STEP_SECONDS,
    })
  }
}

interface Site {
  appUrl: string
  brandName: string
}

/** Loads the library when somebody has or adds a passkey. */
export class WebAuthnPasskeys extends Passkeys {
  readonly #brandName: string
  readonly #origin: string
  readonly #host: string

  constructor({ appUrl, brandName }: Site) {
    super()
    const { origin, hostname } = new URL(appUrl)
    this.#brandName = brandName
    this.#origin = origin
    this.#host = hostname
  }

  async askForNew(
    { id, email }: { id: string; email: string },
    known: readonly Passkey[],
  ): Promise<PasskeyQuestion> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const options = await generateRegistrationOptions({
      rpName: this.#brandName,
      rpID: this.#host,
      userID: new TextEncoder().encode(id),
      userName: email,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(asCredential),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
    return { challenge: options.challenge, options }
  }

  async readNew(answer: PasskeyAnswer, challenge: string) {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      ...this.#expected(challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ registrationInfo: undefined }))
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  }

  async ask(known: readonly Passkey[]): Promise<PasskeyQuestion> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const options = await generateAuthenticationOptions({
      rpID: this.#host,
      allowCredentials: known.map(asCredential),
      userVerification: 'preferred',
    })
    return { challenge: options.challenge, options }
  }

  async check(answer: PasskeyAnswer, challenge: string, passkey: Passkey): Promise<number | null> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const checked = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      ...this.#expected(challenge),
      credential: {
        ...asCredential(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => null)
    return checked?.verified ? checked.authenticationInfo.newCounter : null
  }

  #expected(expectedChallenge: string) {
    const own = { expectedOrigin: this.#origin, expectedRPID: this.#host }
    return { ...own, expectedChallenge, requireUserVerification: false }
  }
}

const asCredential = ({ id, transports }: Passkey) => ({ id, transports: [...transports] })

/** Its key is derived from the application's, which has other uses. */
export class EncryptedBox extends SealedBox {
  readonly #driver: AES256GCM

  constructor(appKey: string) {
    super()
    const key = createHmac('sha256', appKey).update('sealed box').digest('base64url')
    this.#driver = new AES256GCM({ id: 'box', key })
  }

  seal<Purpose extends keyof Sealed>(purpose: Purpose, content: Sealed[Purpose], seconds?: number): string {
    return this.#driver.encrypt(content, seconds && `${seconds}s`, purpose)
  }

  open<Purpose extends keyof Sealed>(purpose: Purpose, sealed: string): Sealed[Purpose] | null {
    return this.#driver.decrypt<Sealed[Purpose]>(sealed, purpose)
  }
}
