import type { AuditLog } from '#application/ports/audit_log.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { DueRows, RetentionLimits, RetentionStore } from '#application/ports/retention_store.ts'
import { heldSince } from '#domain/professionals/profile_slug.ts'
import { DAY_MS } from '#domain/shared/day_ms.ts'
import { RETENTION } from '#domain/shared/retention.ts'

interface Needs {
  retention: RetentionStore
  auditLog: AuditLog
  clock: Clock
}

export interface ApplyRetentionInput {
  /** `cli:<user of the machine>` who asked for it; absent where its time had come. */
  operator?: string
  dryRun?: boolean
}

/**
 * Removes what has had its time by `RETENTION`, and sessions at their end. A second run finds nothing.
 */
export class ApplyRetention {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async execute({ operator, dryRun = false }: ApplyRetentionInput = {}): Promise<DueRows> {
    const { retention, auditLog, clock } = this.#needs
    const limits = limitsAt(clock.now())
    if (dryRun) return retention.countDue(limits)
    const removed = await retention.removeDue(limits)
    if (Object.values(removed).some((rows) => rows > 0))
      await auditLog.record({
        actorKind: operator ? 'operator' : 'system',
        actorId: operator ?? null,
        action: 'retention_applied',
        subjectKind: 'database',
        subjectId: 'retention',
        after: removed,
      })
    return removed
  }
}

function limitsAt(now: Date): RetentionLimits {
  return {
    leadsChangedBefore: monthsBefore(now, RETENTION.leadMonths),
    reviewsRejectedBefore: new Date(now.getTime() - RETENTION.rejectedReviewDays * DAY_MS),
    resetsAskedBefore: new Date(now.getTime() - RETENTION.passwordResetDays * DAY_MS),
    accessBefore: monthsBefore(now, RETENTION.accessRecordMonths),
    slugsReleasedBefore: heldSince(now),
    now,
  }
}

/** The same day of an earlier month in UTC, or its last one where it is shorter. */
function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  if (earlier.getUTCDate() !== instant.getUTCDate()) earlier.setUTCDate(0)
  return earlier
}
