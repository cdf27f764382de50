import type { AuditEntry } from '#application/ports/audit_log.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import type { Role } from '#domain/accounts/account.ts'

/** The logged-in account. */
export interface Viewer {
  id: AccountId
  role: Role
  /** The administrator still lacks the second factor that the site demands. */
  mustAddFactor?: true
}

/** Who acts: professionals and administrators by account id, an operator as `cli:<user of the machine>`. */
export interface Actor {
  kind: 'professional' | 'admin' | 'operator'
  id: string
}

/** Returns the viewer as an actor. */
export function actorOf({ id, role }: Viewer): Actor {
  return { kind: role === 'admin' ? 'admin' : 'professional', id }
}

/** Who performs an action, and which one it undoes. */
export interface Cause {
  by: Actor
  /** The audit entry that the action undoes. */
  undoes?: string
}

/** Returns whether the actor is an administrator or an operator. */
export function mayAdminister({ kind }: Actor): boolean {
  return kind === 'admin' || kind === 'operator'
}

/** Returns the fields of the cause for an audit entry. */
export function asRecorded({ by, undoes }: Cause) {
  return { actorKind: by.kind, actorId: by.id, ...(undoes && { undoes }) }
}

/** Builds an audit entry; a blank reason is left out. */
export function auditEntry(
  cause: Cause,
  action: AuditAction,
  [subjectKind, subjectId]: readonly [kind: string, id: string],
  { reason, ...changes }: Pick<AuditEntry, 'before' | 'after' | 'reason'> = {},
): AuditEntry {
  return { ...asRecorded(cause), action, subjectKind, subjectId, ...changes, ...(reason && { reason }) }
}
