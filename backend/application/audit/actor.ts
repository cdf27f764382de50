import type { AuditEntry } from '#application/ports/audit_log.ts'
import type { AuditAction } from '#domain/shared/audit.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import type { Role } from '#domain/accounts/account.ts'

/** Who is logged in. */
export interface Viewer {
  id: AccountId
  role: Role
  /** Owes the second factor that the site demands of administrators. */
  mustAddFactor?: true
}

/** Who acts: professionals and administrators by their account's id, an operator as `cli:<user of the machine>`. */
export interface Actor {
  kind: 'professional' | 'admin' | 'operator'
  id: string
}

/** Whoever is logged in, as one who acts. */
export function actorOf({ id, role }: Viewer): Actor {
  return { kind: role === 'admin' ? 'admin' : 'professional', id }
}

/** What stands behind an action. */
export interface Cause {
  by: Actor
  /** The audit entry that the action takes back. */
  undoes?: string
}

/** Whether someone may run the site: administrators on their screens, operators at their terminal. */
export function mayAdminister({ kind }: Actor): boolean {
  return kind === 'admin' || kind === 'operator'
}

/** The same as the audit log writes it. */
export function asRecorded({ by, undoes }: Cause) {
  return { actorKind: by.kind, actorId: by.id, ...(undoes && { undoes }) }
}

/** Who did what to what, as the audit log takes it; a blank reason is none. */
export function auditEntry(
  cause: Cause,
  action: AuditAction,
  [subjectKind, subjectId]: readonly [kind: string, id: string],
  { reason, ...changes }: Pick<AuditEntry, 'before' | 'after' | 'reason'> = {},
): AuditEntry {
  return { ...asRecorded(cause), action, subjectKind, subjectId, ...changes, ...(reason && { reason }) }
}
