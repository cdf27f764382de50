import type { AccountRepository } from '#application/ports/account_repository.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { JobPayload } from '#application/ports/job_queue.ts'
import type { Mailer } from '#application/ports/mailer.ts'
import type { PasswordResetRepository } from '#application/ports/password_reset_repository.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { TokenGenerator } from '#application/ports/token_generator.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import { PasswordReset } from '#domain/accounts/password_reset.ts'
import type { AccountId } from '#domain/accounts/account_id.ts'
import { addressee } from './addressee.ts'

const HOUR_MS = 60 * 60 * 1_000
const MOST_AN_HOUR = 3

interface Needs {
  accounts: AccountRepository
  professionals: ProfessionalRepository
  resets: PasswordResetRepository
  tokens: TokenGenerator
  mailer: Mailer
  unitOfWork: UnitOfWork
  ids: IdGenerator
  clock: Clock
}

/**
 * Mails the link to a new password. The token comes to be with the mail, so that a queue that stood still costs it
 * none of its 30 minutes; only the newest one works, and only three are mailed an hour.
 */
export class SendPasswordReset {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Where the mail server does not take it, throws and leaves earlier links as they were. */
  async execute({ accountId }: JobPayload<'send_password_reset'>): Promise<void> {
    if (accountId) await this.#needs.unitOfWork.run(() => this.#mail(accountId))
  }

  async #mail(accountId: AccountId): Promise<void> {
    const { accounts, professionals, resets, tokens, mailer, ids, clock } = this.#needs
    const account = await accounts.findForUpdate(accountId)
    if (!account?.enter().ok) return
    const now = clock.now()
    const lately = await resets.countSince(accountId, new Date(now.getTime() - HOUR_MS))
    const to = await addressee(professionals, accountId)
    if (!to || lately >= MOST_AN_HOUR) return
    const { token, hash } = tokens.next()
    await resets.voidAllOf(accountId, now)
    await resets.save(PasswordReset.open({ id: ids.next(), accountId, tokenHash: hash, createdAt: now }))
    await mailer.send({ kind: 'password_reset', to, token })
  }
}
