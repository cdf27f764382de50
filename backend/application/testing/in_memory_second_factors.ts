import {
  OneTimeCodes,
  type PasskeyAnswer,
  type PasskeyQuestion,
  Passkeys,
  type Sealed,
  SealedBox,
  SecondFactorRepository,
} from '#application/ports/second_factor.ts'
import { SecondFactor, type SecondFactorState } from '#domain/accounts/second_factor.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export class InMemorySecondFactors extends SecondFactorRepository {
  readonly #kept = new Map<AccountId, SecondFactorState>()

  async find(accountId: AccountId): Promise<SecondFactor | null> {
    const state = this.#kept.get(accountId)
    return state ? new SecondFactor(state) : null
  }

  async save(factor: SecondFactor): Promise<void> {
    if (factor.isOn()) this.#kept.set(factor.state.accountId, factor.state)
    else this.#kept.delete(factor.state.accountId)
  }

  async remove(accountId: AccountId): Promise<void> {
    this.#kept.delete(accountId)
  }
}

/** The code of a step is the last six digits of its number, whatever the secret. */
export class CountedCodes extends OneTimeCodes {
  #made = 0

  newSecret(): string {
    return 'SECRET'
  }

  addressOf(secret: string, account: string): string {
    return `otpauth://totp/${account}?secret=${secret}`
  }

  stepOf(_secret: string, code: string, at: Date): number | null {
    const now = Math.floor(at.getTime() / 30_000)
    return [now - 1, now, now + 1].find((step) => codeOfStep(step) === code) ?? null
  }

  newRecoveryCode(): string {
    this.#made += 1
    return `code-${this.#made}`
  }
}

const codeOfStep = (step: number) => String(step % 1_000_000).padStart(6, '0')
export const codeAt = (at: Date) => codeOfStep(Math.floor(at.getTime() / 30_000))

/** An answer is valid if its `challenge` is the one issued. */
export class ObedientPasskeys extends Passkeys {
  #asked = 0

  async askForNew(): Promise<PasskeyQuestion> {
    return this.ask()
  }

  async readNew(answer: PasskeyAnswer, challenge: string) {
    return answer['challenge'] === challenge
      ? { id: answer.id, publicKey: 'key', counter: 0, transports: [] }
      : null
  }

  async ask(): Promise<PasskeyQuestion> {
    this.#asked += 1
    return { challenge: `challenge ${this.#asked}`, options: { challenge: `challenge ${this.#asked}` } }
  }

  async check(answer: PasskeyAnswer, challenge: string): Promise<number | null> {
    return answer['challenge'] === challenge ? 0 : null
  }
}

/** Does not encrypt, and never expires. */
export class OpenBox extends SealedBox {
  /** The validity of each sealed item in seconds, in order; null for unlimited. */
  readonly lasting: (number | null)[] = []

  seal<Purpose extends keyof Sealed>(purpose: Purpose, content: Sealed[Purpose], seconds?: number): string {
    this.lasting.push(seconds ?? null)
    return JSON.stringify([purpose, content])
  }

  open<Purpose extends keyof Sealed>(purpose: Purpose, sealed: string): Sealed[Purpose] | null {
    const [sealedFor, content] = JSON.parse(sealed) as [string, Sealed[Purpose]]
    return sealedFor === purpose ? content : null
  }
}
