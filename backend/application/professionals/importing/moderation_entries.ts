import { registrationHash } from '#application/audit/registration_hash.ts'
import type { AuditEntry } from '#application/ports/audit_log.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import { isVerifiedAlike } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'

/** A professional before and after a change; null for a new one. */
export interface ChangedState {
  current: ProfessionalState | null
  state: ProfessionalState
}

type Change = Pick<AuditEntry, 'action' | 'before' | 'after'>

/** Builds the audit entries for changed plans and verifications, as for single changes; new professionals have none. */
export function moderationEntries(
  changes: readonly ChangedState[],
  operator: string,
  hasher: KeyedHasher,
): AuditEntry[] {
  const entries: AuditEntry[] = []
  for (const { current, state } of changes) {
    if (!current) continue
    const subject = { subjectKind: 'professional', subjectId: state.id }
    for (const change of [planChange(current, state), verificationChange(current, state, hasher)])
      if (change) entries.push({ actorKind: 'operator', actorId: operator, ...subject, ...change })
  }
  return entries
}

function planChange(before: ProfessionalState, after: ProfessionalState): Change | null {
  if (before.subscriptionLevel === after.subscriptionLevel) return null
  const plan = ({ subscriptionLevel }: ProfessionalState) => ({ subscriptionLevel })
  return { action: 'professional_subscription_changed', before: plan(before), after: plan(after) }
}

/** A verification belongs to certain facts: when those change it falls, unless the row sets it. */
export function verificationChange(
  before: ProfessionalState,
  after: ProfessionalState,
  hasher: KeyedHasher,
): Change | null {
  const isAlike = isVerifiedAlike(before, after)
  if (before.isVerified === after.isVerified && (isAlike || !after.isVerified)) return null
  const seen = ({ isVerified, crm }: ProfessionalState) => ({
    isVerified,
    registration: registrationHash(hasher, crm),
  })
  if (!after.isVerified && !isAlike)
    return {
      action: 'professional_verification_lapsed',
      before: seen(before),
      after: { isVerified: after.isVerified },
    }
  const action = after.isVerified ? 'professional_verified' : 'professional_unverified'
  return { action, before: seen(before), after: seen(after) }
}
