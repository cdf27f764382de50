import {
  AccountRepository,
  type AskedConfirmation,
  EmailConfirmations,
  EmailReturns,
  type FormerEmail,
  type OpenedReturn,
  type MailedConfirmation,
  type MailedToken,
} from '#application/ports/account_repository.ts'
import { longestAgo } from '#domain/accounts/former_email.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { Account } from '#domain/accounts/account.ts'
import { type AccountId, accountOf, type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryAccountRepository extends AccountRepository {
  readonly #passwords = new Map<AccountId, string | null>()
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  async findById(id: AccountId): Promise<Account | null> {
    return this.#find((state) => accountOf(state.id) === id)
  }

  findForUpdate(id: AccountId): Promise<Account | null> {
    return this.findById(id)
  }

  async findByEmail(email: string): Promise<Account | null> {
    return this.#find((state) => state.email === email)
  }

  async lockAdministrators(): Promise<AccountId[]> {
    const administrators = this.#professionals
      .states()
      .filter(({ role, blocked }) => role === 'admin' && !blocked)
    return administrators.map(({ id }) => accountOf(id))
  }

  async save({ state }: Account): Promise<void> {
    const { role, blocked, unconfirmedSince, unpublished, passwordHash } = state
    const claimed = passwordHash !== null && { source: null, sourceDate: null }
    const written = { role, blocked, unconfirmedSince, unpublished, ...claimed }
    this.#professionals.overwrite(professionalOf(state.id), written)
    this.#passwords.set(state.id, passwordHash)
  }

  async saveEmail({ state }: Account): Promise<'email_taken' | null> {
    const { id, email, unconfirmedSince } = state
    const owner = await this.findByEmail(email)
    if (owner && owner.id !== id) return 'email_taken'
    this.#professionals.overwrite(professionalOf(id), { email, unconfirmedSince })
    return null
  }

  async removeUnconfirmed(since: Date): Promise<ProfessionalId[]> {
    const due = this.#professionals
      .states()
      .filter(({ role, blocked }) => role === 'user' && !blocked)
      .filter(({ unconfirmedSince }) => unconfirmedSince !== null && unconfirmedSince < since)
    for (const { id } of due) this.#professionals.discard(id)
    return due.map(({ id }) => id)
  }

  #find(matches: (state: ProfessionalState) => boolean): Account | null {
    const found = this.#professionals.states().find(matches)
    if (!found) return null
    const { email, role, blocked, unconfirmedSince, unpublished } = found
    const id = accountOf(found.id)
    const passwordHash = this.#passwords.get(id) ?? null
    const known = { id, email, role, blocked, unconfirmedSince, unpublished }
    return new Account({ ...known, hasSecondFactor: false, passwordHash })
  }
}

export class InMemoryEmailConfirmations extends EmailConfirmations {
  readonly #asked = new Map<AccountId, AskedConfirmation & { token: MailedToken | null }>()

  async ask(asked: AskedConfirmation): Promise<void> {
    this.#asked.set(asked.accountId, { ...asked, token: null })
  }

  async askedOf(accountId: AccountId) {
    const asked = this.#asked.get(accountId)
    return asked ? { accountId, email: asked.email, expiresAt: asked.token?.expiresAt ?? null } : null
  }

  async giveToken({ accountId, email }: AskedConfirmation, token: MailedToken): Promise<void> {
    if (this.#asked.get(accountId)?.email === email) this.#asked.set(accountId, { accountId, email, token })
  }

  async findByTokenHash(tokenHash: string): Promise<MailedConfirmation | null> {
    for (const { accountId, email, token } of this.#asked.values())
      if (token?.hash === tokenHash) return { accountId, email, expiresAt: token.expiresAt }
    return null
  }

  async remove(accountId: AccountId): Promise<void> {
    this.#asked.delete(accountId)
  }
}

export class InMemoryEmailReturns extends EmailReturns {
  readonly #kept: (FormerEmail & { changedAt: Date; token: MailedToken | null })[] = []

  async keep(former: FormerEmail, at: Date): Promise<void> {
    await this.remove(former)
    this.#kept.push({ ...former, changedAt: at, token: null })
  }

  async giveToken(former: FormerEmail, token: MailedToken): Promise<boolean> {
    const kept = this.#kept.find((each) => isSame(each, former))
    if (kept) kept.token = token
    return kept !== undefined
  }

  async findByTokenHash(tokenHash: string): Promise<OpenedReturn | null> {
    const kept = this.#kept.find(({ token }) => token?.hash === tokenHash)
    if (!kept?.token) return null
    const { accountId, email, changedAt, token } = kept
    const last = new Date(changedAt.getTime() + RETENTION.formerEmailDays * DAY_MS)
    return { accountId, email, changedAt, expiresAt: token.expiresAt < last ? token.expiresAt : last }
  }

  async openOf(accountId: AccountId, at: Date): Promise<string[]> {
    const open = this.#kept.filter((kept) => kept.accountId === accountId && isOpen(kept, at))
    return open.map(({ email }) => email).toSorted()
  }

  async isHeld(email: string, at: Date, except?: AccountId): Promise<boolean> {
    return this.#kept.some((kept) => kept.email === email && kept.accountId !== except && isOpen(kept, at))
  }

  async remove(former: FormerEmail): Promise<void> {
    this.#removeWhere((kept) => isSame(kept, former))
  }

  async removeAllOf(accountId: AccountId): Promise<void> {
    this.#removeWhere((kept) => kept.accountId === accountId)
  }

  async removeEnded(at: Date): Promise<void> {
    this.#removeWhere(({ changedAt }) => changedAt <= longestAgo(at))
  }

  #removeWhere(isGone: (kept: FormerEmail & { changedAt: Date }) => boolean): void {
    this.#kept.splice(0, this.#kept.length, ...this.#kept.filter((kept) => !isGone(kept)))
  }
}

const isSame = (one: FormerEmail, other: FormerEmail) =>
  one.accountId === other.accountId && one.email === other.email

const isOpen = ({ changedAt, token }: { changedAt: Date; token: MailedToken | null }, at: Date) =>
  changedAt > longestAgo(at) && (token === null || token.expiresAt > at)
