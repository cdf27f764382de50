import type { Ports } from '#application/ports/ports.ts'
import type { Today } from '#application/ports/today.ts'
import { JOB_TASKS, type JobTask, QUEUE_OF } from '#application/ports/job_queue.ts'
import { lastDays, saoPauloDay } from '#domain/shared/dates.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

const MAIL_TASKS = JOB_TASKS.filter((task) => !['push', 'upkeep'].includes(QUEUE_OF[task as JobTask]))

type TodayDependencies = Ports<
  | 'verifications'
  | 'claims'
  | 'reviewAdminList'
  | 'contacts'
  | 'jobs'
  | 'auditLog'
  | 'insurerReports'
  | 'clock'
>

/** So many senders make a dispute. */
const DISPUTED_FROM = 3

const daysAgo = (now: Date, days: number) => lastDays(now, days)[0] ?? saoPauloDay(now)

/** Counts what waits for administrators and operators, without whom it is of but for disputed insurers. */
export class ShowToday extends UseCase<TodayDependencies> {
  async execute({ by }: { by: Actor }): Promise<Result<Today, 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { verifications, claims, reviewAdminList, contacts, jobs, auditLog, insurerReports, clock } =
      this.deps
    const [
      requests,
      claimed,
      reported,
      quarantined,
      quarantinedContacts,
      failing,
      givenUp,
      backups,
      disputedInsurers,
    ] = await Promise.all([
      verifications.listWaiting(1, 1),
      claims.listWaiting(1, 1),
      reviewAdminList.list({ queue: 'reported' }, 1, 1),
      reviewAdminList.list({ queue: 'quarantined' }, 1, 1),
      contacts.countQuarantined(),
      Promise.all(MAIL_TASKS.map((task) => jobs.list({ task, state: 'retrying' }, 1, 1))),
      jobs.list({ state: 'given_up' }, 1, 1),
      auditLog.list({ action: 'database_backup_stored' }, 1, 1),
      insurerReports.disputed(daysAgo(clock.now(), RETENTION.insurerReportDays), DISPUTED_FROM),
    ])
    return ok({
      verificationRequests: requests.total,
      profileClaims: claimed.total,
      reportedReviews: reported.total,
      quarantinedReviews: quarantined.total,
      quarantinedContacts,
      disputedInsurers,
      failingMails: failing.reduce((sum, { total }) => sum + total, 0),
      givenUpJobs: givenUp.total,
      lastBackupAt: backups.entries[0]?.at ?? null,
    })
  }
}
