import type { AccountRepository } from '#application/ports/account_repository.ts'
import type { JobPayload } from '#application/ports/job_queue.ts'
import type { Mailer } from '#application/ports/mailer.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { addressee } from './addressee.ts'

interface Dependencies {
  accounts: AccountRepository
  professionals: ProfessionalRepository
  mailer: Mailer
}

/** Mails an account what happened. Who was blocked since then hears of the block only; who is gone, of nothing. */
export class SendNotice {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Throws where the mail server does not take it. */
  async execute({ kind, accountId }: JobPayload<'send_notice'>): Promise<void> {
    const { accounts, professionals, mailer } = this.#deps
    const account = await accounts.findById(accountId)
    const isBlocked = account?.state.blocked ?? false
    if (isBlocked !== (kind === 'account_blocked')) return
    const to = await addressee(professionals, accountId)
    if (to) await mailer.send({ kind, to })
  }
}
