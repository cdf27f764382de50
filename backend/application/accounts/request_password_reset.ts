import type { AccountRepository } from '#application/ports/account_repository.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { JobQueue } from '#application/ports/job_queue.ts'
import type { SecurityLog } from '#application/ports/security_log.ts'

interface Dependencies {
  accounts: AccountRepository
  jobs: JobQueue
  ids: IdGenerator
  securityLog: SecurityLog
}

/** Somebody forgot a password. Known, unknown and blocked addresses cost the same work, so that nothing is learnt. */
export class RequestPasswordReset {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** `email` as `parseEmail` writes it; `address` is where it comes from. */
  async execute({ email, address }: { email: string; address: string }): Promise<void> {
    const { accounts, jobs, ids, securityLog } = this.#deps
    const account = await accounts.findByEmail(email)
    const whose = account ? { accountId: account.id } : { email }
    await securityLog.note({ kind: 'password_reset_asked', ...whose, address })
    const accountId = account?.enter().ok ? account.id : null
    const key = `password_reset ${accountId ?? ids.next()}`
    await jobs.enqueue({ task: 'send_password_reset', payload: { accountId } }, key)
  }
}
