import type { Ports } from '#application/ports/ports.ts'
import type { JobPayload } from '#application/ports/job_queue.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { professionalOf } from '#domain/shared/ids.ts'
import { declineToken } from '../accounts/mail_choices.ts'
import { UseCase } from '../use_case.ts'
import type { Today } from '#application/ports/today.ts'
import { ShowToday } from './show_today.ts'

/** Enqueues each administrator's mail of the day, once a day whenever it runs; the last one, if it still waits, goes. */
export class EnqueueDigests extends UseCase<Ports<'accounts' | 'notices' | 'jobs' | 'unitOfWork'>> {
  async execute(): Promise<void> {
    const { accounts, notices, jobs, unitOfWork } = this.deps
    await unitOfWork.run(async () => {
      for (const accountId of await accounts.lockAdministrators())
        if (await notices.claimToday(accountId, 'digest'))
          await jobs.enqueue({ task: 'send_digest', payload: { accountId } }, `digest ${accountId}`)
    })
  }
}

/** A backup older than that waits for somebody too. */
const OLD_BACKUP_MS = 2 * DAY_MS

type Dependencies = ConstructorParameters<typeof ShowToday>[0] &
  Ports<'accounts' | 'professionals' | 'mailChoices' | 'hasher' | 'mailer'>

/** Mails an administrator what waits; nothing if nothing does, or if the mail was declined. */
export class SendDigest extends UseCase<Dependencies> {
  /** Throws when the mail server does not accept the mail. */
  async execute({ accountId }: JobPayload<'send_digest'>): Promise<void> {
    const { accounts, professionals, mailChoices, hasher, mailer, clock } = this.deps
    const account = await accounts.findById(accountId)
    if (!account?.isAdmin() || !account.enter().ok) return
    const professional = await professionals.findById(professionalOf(accountId))
    if (!professional || !(await mailChoices.isWanted(accountId, 'digest'))) return
    const shown = await new ShowToday(this.deps).execute({ by: { kind: 'admin', id: accountId } })
    if (!shown.ok || !somebodyWaits(shown.value, clock.now())) return
    await mailer.send({
      kind: 'digest',
      to: { email: account.state.email, name: professional.state.name, slug: '' },
      today: shown.value,
      at: clock.now(),
      declineToken: declineToken(hasher, 'digest', accountId),
    })
  }
}

function somebodyWaits({ lastBackupAt, disputedInsurers, ...counts }: Today, now: Date): boolean {
  const isOld = lastBackupAt !== null && now.getTime() - lastBackupAt.getTime() > OLD_BACKUP_MS
  return isOld || disputedInsurers.length > 0 || Object.values(counts).some((count) => count > 0)
}
