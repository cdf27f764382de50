import type { Ports } from '#application/ports/ports.ts'
import type { DueRows, RetentionLimits } from '#application/ports/personal_data.ts'
import { ANSWER_TIME_MS } from '#domain/leads/answer_time.ts'
import { reservedSince } from '#domain/professionals/profile_slug.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

export interface ApplyRetentionInput {
  /** Who requested it; absent when scheduled. */
  by?: Actor
  dryRun?: boolean
}

interface Due extends DueRows {
  mailFiles: number
}

/** Removes rows that expired by `RETENTION`, and ended sessions; answer times follow the leads that still count. Idempotent. */
export class ApplyRetention extends UseCase<
  Ports<'retention' | 'mailCopies' | 'contacts' | 'auditLog' | 'clock'>
> {
  async execute({ by, dryRun = false }: ApplyRetentionInput = {}): Promise<Result<Due, 'forbidden'>> {
    if (by && by.kind !== 'operator') return fail('forbidden')
    const { retention, mailCopies, contacts, auditLog, clock } = this.deps
    const limits = limitsAt(clock.now())
    const mailsBefore = new Date(clock.now().getTime() - RETENTION.mailFileDays * DAY_MS)
    if (dryRun)
      return ok({
        ...(await retention.countDue(limits)),
        mailFiles: await mailCopies.countBefore(mailsBefore),
      })
    const mailFiles = await mailCopies.removeBefore(mailsBefore)
    const removed = { ...(await retention.removeDue(limits)), mailFiles }
    await contacts.refreshAnswerTimes(new Date(clock.now().getTime() - ANSWER_TIME_MS))
    if (Object.values(removed).some((rows) => rows > 0))
      await auditLog.record({
        ...(by ? asRecorded({ by }) : BY_ITSELF),
        action: 'retention_applied',
        subjectKind: 'database',
        subjectId: 'retention',
        after: removed,
      })
    return ok(removed)
  }
}

const BY_ITSELF = { actorKind: 'system', actorId: null } as const

function limitsAt(now: Date): RetentionLimits {
  return {
    leadsChangedBefore: monthsBefore(now, RETENTION.leadMonths),
    reviewsRejectedBefore: new Date(now.getTime() - RETENTION.rejectedReviewDays * DAY_MS),
    resetsAskedBefore: new Date(now.getTime() - RETENTION.passwordResetDays * DAY_MS),
    accessBefore: monthsBefore(now, RETENTION.accessRecordMonths),
    securityEventsBefore: new Date(now.getTime() - RETENTION.securityEventDays * DAY_MS),
    slugsReleasedBefore: reservedSince(now),
    claimsAskedBefore: new Date(now.getTime() - RETENTION.profileClaimDays * DAY_MS),
    professionalImportsBefore: new Date(now.getTime() - RETENTION.professionalImportDays * DAY_MS),
    postImportsBefore: new Date(now.getTime() - RETENTION.postImportDays * DAY_MS),
    claimsDecidedBefore: new Date(now.getTime() - RETENTION.decidedClaimDays * DAY_MS),
    now,
  }
}

/** The same day of an earlier month (UTC), or that month's last day. */
function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  if (earlier.getUTCDate() !== instant.getUTCDate()) earlier.setUTCDate(0)
  return earlier
}
