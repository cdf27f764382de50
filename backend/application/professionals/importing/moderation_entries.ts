import type { AuditEntry } from '#application/ports/audit_log.ts'
import { isVerifiedAlike } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { Planned } from './import_batch.ts'

type Told = Pick<AuditEntry, 'action' | 'before' | 'after'>

/** Whose plan and verification an import changes, of those who were there before, told like one change at a time. */
export function moderationEntries(changes: readonly Planned[], operator: string): AuditEntry[] {
  const entries: AuditEntry[] = []
  for (const { current, state } of changes) {
    if (!current) continue
    const subject = { subjectKind: 'professional', subjectId: state.id }
    for (const told of [planChange(current, state), verificationChange(current, state)])
      if (told) entries.push({ actorKind: 'operator', actorId: operator, ...subject, ...told })
  }
  return entries
}

function planChange(before: ProfessionalState, after: ProfessionalState): Told | null {
  if (before.subscriptionLevel === after.subscriptionLevel) return null
  const plan = ({ subscriptionLevel }: ProfessionalState) => ({ subscriptionLevel })
  return { action: 'professional_subscription_changed', before: plan(before), after: plan(after) }
}

/** A verification is of somebody as they were then: as another they have their own, or none. */
function verificationChange(before: ProfessionalState, after: ProfessionalState): Told | null {
  const isAlike = isVerifiedAlike(before, after)
  if (before.isVerified === after.isVerified && (isAlike || !after.isVerified)) return null
  const seen = ({ isVerified, crm }: ProfessionalState) => ({ isVerified, crm })
  if (!after.isVerified && !isAlike)
    return {
      action: 'professional_verification_lapsed',
      before: seen(before),
      after: { isVerified: after.isVerified },
    }
  const action = after.isVerified ? 'professional_verified' : 'professional_unverified'
  return { action, before: seen(before), after: seen(after) }
}
