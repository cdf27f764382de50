import type { Ports } from '#application/ports/ports.ts'
import { JOB_TASKS, type JobTask, QUEUE_OF } from '#application/ports/job_queue.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

interface Today {
  verificationRequests: number
  /** Reported since the last decision. */
  reportedReviews: number
  quarantinedReviews: number
  /** Leads and messages of patients. */
  quarantinedContacts: number
  /** Mails that failed and are tried again. */
  failingMails: number
  /** Jobs that failed too often. */
  givenUpJobs: number
  /** Null if no backup is on record; those of other programs are unknown. */
  lastBackupAt: Date | null
}

const MAIL_TASKS = JOB_TASKS.filter((task) => QUEUE_OF[task as JobTask] !== 'upkeep')

type TodayDependencies = Ports<'verifications' | 'reviewAdminList' | 'contacts' | 'jobs' | 'auditLog'>

/** Counts what waits for administrators and operators, without whom it is of. */
export class ShowToday extends UseCase<TodayDependencies> {
  async execute({ by }: { by: Actor }): Promise<Result<Today, 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { verifications, reviewAdminList, contacts, jobs, auditLog } = this.deps
    const [requests, reported, quarantined, quarantinedContacts, failing, givenUp, backups] =
      await Promise.all([
        verifications.listWaiting(1, 1),
        reviewAdminList.list({ queue: 'reported' }, 1, 1),
        reviewAdminList.list({ queue: 'quarantined' }, 1, 1),
        contacts.countQuarantined(),
        Promise.all(MAIL_TASKS.map((task) => jobs.list({ task, state: 'retrying' }, 1, 1))),
        jobs.list({ state: 'given_up' }, 1, 1),
        auditLog.list({ action: 'database_backup_stored' }, 1, 1),
      ])
    return ok({
      verificationRequests: requests.total,
      reportedReviews: reported.total,
      quarantinedReviews: quarantined.total,
      quarantinedContacts,
      failingMails: failing.reduce((sum, { total }) => sum + total, 0),
      givenUpJobs: givenUp.total,
      lastBackupAt: backups.entries[0]?.at ?? null,
    })
  }
}
