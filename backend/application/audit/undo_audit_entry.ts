import type { Ports } from '#application/ports/ports.ts'
import type { RecordedEntry } from '#application/ports/audit_log.ts'
import { fail, ok, okOr, type Result } from '#domain/shared/result.ts'
import type { DemoteUser, PromoteUser } from '#application/admin/set_role.ts'
import type {
  ApproveVerification,
  BlockProfessional,
  ChangeManyUsersInput,
  RefuseVerification,
  SetSubscription,
  UserChange,
  VerifyProfessional,
} from '#application/admin/moderate_user.ts'
import type { ReopenClaim } from '#application/claims/decide_claim.ts'
import type { PublishPost, UnpublishPost } from '#application/blog/editing/publish_post.ts'
import type { UndoModeration } from '#application/reviews/moderate_review.ts'
import { OBJECTIONS } from '#domain/reviews/objections.ts'
import type { ReviewStatus, Standing } from '#domain/reviews/review.ts'
import type { SubscriptionLevel } from '#domain/professionals/professional_state.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { type Actor, mayAdminister, type Cause } from './actor.ts'
import { registrationHash } from './registration_hash.ts'
import { UseCase } from '../use_case.ts'

export interface UndoAuditEntryInput {
  by: Actor
  entryId: string
  /** At most 500 characters. */
  reason?: string | undefined
}

/**
 * `forbidden`: the actor may not run the site, or may not perform this action (roles and decisions, for
 * administrators). `audit_entry_outdated`: the row is gone or changed since the entry.
 */
export type UndoAuditEntryFailure =
  | 'forbidden'
  | 'audit_entry_not_found'
  | 'audit_entry_not_undoable'
  | 'audit_entry_undone'
  | 'audit_entry_outdated'

type Dependencies = UndoTools & Ports<'auditLog' | 'unitOfWork' | 'hasher'>

/** Undoes the action of an audit entry by performing the opposite, under the same rules; the undo is recorded too. */
export class UndoAuditEntry extends UseCase<Dependencies> {
  /** Returns the audit entry of the undo. */
  async execute(input: UndoAuditEntryInput): Promise<Result<RecordedEntry, UndoAuditEntryFailure>> {
    if (!mayAdminister(input.by)) return fail('forbidden')
    return this.deps.unitOfWork.run(async () => {
      const entry = await this.deps.auditLog.find(input.entryId)
      if (!entry) return fail('audit_entry_not_found')
      const undo = UNDOERS.get(entry.action)
      if (!undo) return fail('audit_entry_not_undoable')
      const refusal = await this.#refuse(entry)
      if (refusal) return fail(refusal)
      const { by, reason } = input
      const cause = { by, undoes: entry.id, ...(reason && { reason }) }
      const undone = await undo(this.deps, entry.subjectId, cause, entry.before)
      if (!undone.ok) return fail(undone.failure === 'forbidden' ? 'forbidden' : 'audit_entry_outdated')
      return ok(await this.#undoingOf(entry))
    })
  }

  /** Locks the row first, so that concurrent undos run one after the other. */
  async #refuse(entry: RecordedEntry): Promise<'audit_entry_undone' | 'audit_entry_outdated' | null> {
    const { auditLog } = this.deps
    const state = await lockedState(this.deps, entry)
    if ((await auditLog.find(entry.id))?.undoneBy) return 'audit_entry_undone'
    if (!state || !isAsLeft(state, entry.after)) return 'audit_entry_outdated'
    return (await auditLog.isOverridden(entry)) ? 'audit_entry_outdated' : null
  }

  async #undoingOf({ id }: RecordedEntry): Promise<RecordedEntry> {
    const { auditLog } = this.deps
    const undoneBy = (await auditLog.find(id))?.undoneBy
    const undoing = undoneBy ? await auditLog.find(undoneBy) : null
    if (!undoing) throw new Error('The undoing was not put on record.')
    return undoing
  }
}

/** What a change of many puts on record of each. */
const recordedAs = ({ action, value }: UserChange): AuditAction => {
  if (action === 'subscription') return 'professional_subscription_changed'
  if (action === 'verify') return value ? 'professional_verified' : 'professional_unverified'
  return value ? 'professional_blocked' : 'professional_unblocked'
}

interface UndoneUser {
  userId: ProfessionalId
  result: Result<Professional, UndoAuditEntryFailure | 'professional_not_found'>
}

/** Undoes what the same actor last changed by `ChangeManyUsers`, each in its own unit of work. */
export class UndoChangeOfMany extends UseCase<
  Ports<'auditLog' | 'professionals'> & { undoAuditEntry: UndoAuditEntry }
> {
  /** `userIds`: of whom was changed; of those who were so already, an earlier change would be undone. Results in their order. */
  async execute(input: ChangeManyUsersInput): Promise<Result<UndoneUser[], 'forbidden'>> {
    const { by, userIds } = input
    if (!mayAdminister(by)) return fail('forbidden')
    const undone: UndoneUser[] = []
    for (const userId of new Set(userIds)) undone.push({ userId, result: await this.#undo(userId, input) })
    return ok(undone)
  }

  async #undo(userId: ProfessionalId, input: ChangeManyUsersInput): Promise<UndoneUser['result']> {
    const { by, change, reason } = input
    const filter = { subjectId: userId, actorId: by.id, action: recordedAs(change) }
    const [entry] = (await this.deps.auditLog.list(filter, 1, 1)).entries
    if (!entry) return fail('audit_entry_not_found')
    const undone = await this.deps.undoAuditEntry.execute({ by, entryId: entry.id, reason })
    if (!undone.ok) return undone
    return okOr(await this.deps.professionals.findById(userId), 'professional_not_found')
  }
}

function isAsLeft(state: object, after: unknown): boolean {
  const now = new Map<string, unknown>(Object.entries(state))
  return Object.entries(after ?? {}).every(([field, value]) => now.get(field) === value)
}

type UndoTools = Ports<'professionals' | 'verifications' | 'reviews' | 'posts' | 'claims'> & {
  setSubscription: SetSubscription
  approveVerification: ApproveVerification
  verifyProfessional: VerifyProfessional
  refuseVerification: RefuseVerification
  blockProfessional: BlockProfessional
  promoteUser: PromoteUser
  demoteUser: DemoteUser
  undoModeration: UndoModeration
  reopenClaim: ReopenClaim
  publishPost: PublishPost
  unpublishPost: UnpublishPost
}

type Undoer = (
  tools: UndoTools,
  id: string,
  cause: Cause & { reason?: string },
  before: unknown,
) => Promise<Result<unknown, string>>

const LEVELS: readonly SubscriptionLevel[] = ['free', 'premium']
const STATUSES: readonly ReviewStatus[] = ['pending', 'approved', 'rejected']
const REJECTERS = ['professional', 'site'] as const
const NOTHING_TO_GO_BACK_TO = Promise.resolve(fail('nothing_before'))

/** An earlier version may have written the entry, so its fields are checked. */
function fieldOf(recorded: unknown, name: string): unknown {
  return Object.entries(recorded ?? {}).find(([field]) => field === name)?.[1]
}

function dateOf(recorded: unknown, name: string): Date | null {
  const written = fieldOf(recorded, name)
  return typeof written === 'string' ? new Date(written) : null
}

const plan: Undoer = ({ setSubscription }, userId, cause, before) => {
  const subscriptionLevel = LEVELS.find((level) => level === fieldOf(before, 'subscriptionLevel'))
  if (!subscriptionLevel) return NOTHING_TO_GO_BACK_TO
  return setSubscription.execute({ ...cause, userId: asId(userId), subscriptionLevel })
}

const approval: Undoer = ({ verifyProfessional }, userId, cause, before) =>
  verifyProfessional.execute({
    ...cause,
    userId: asId(userId),
    verified: false,
    askedAt: dateOf(before, 'askedAt'),
  })

/** Restores the badge; if the verified facts are recorded, only while they are unchanged. */
const withdrawal: Undoer = async (tools, id, cause) => {
  const target = { ...cause, userId: asId<ProfessionalId>(id) }
  const { checked } = await tools.verifications.find(target.userId)
  return checked
    ? tools.approveVerification.execute({ ...target, seen: checked })
    : tools.verifyProfessional.execute({ ...target, verified: true })
}

const refusal: Undoer = ({ refuseVerification }, userId, cause, before) => {
  const askedAt = dateOf(before, 'askedAt')
  return askedAt
    ? refuseVerification.takeBack({ ...cause, userId: asId(userId), askedAt })
    : NOTHING_TO_GO_BACK_TO
}

const block =
  (blocked: boolean): Undoer =>
  ({ blockProfessional }, userId, cause) =>
    blockProfessional.execute({ ...cause, userId: asId(userId), blocked })

const moderation =
  (isDecision: boolean): Undoer =>
  ({ undoModeration }, reviewId, cause, before) => {
    const to = standingOf(before)
    return to
      ? undoModeration.execute({ ...cause, reviewId: asId(reviewId), to, isDecision })
      : NOTHING_TO_GO_BACK_TO
  }

const reopening: Undoer = ({ reopenClaim }, claimId, cause) => reopenClaim.execute({ ...cause, claimId })

function standingOf(before: unknown): Partial<Standing> | null {
  const status = STATUSES.find((each) => each === fieldOf(before, 'status'))
  return status
    ? {
        status,
        quarantined: fieldOf(before, 'quarantined') === true,
        objection: OBJECTIONS.find((each) => each === fieldOf(before, 'objection')) ?? null,
        rejectedBy: REJECTERS.find((each) => each === fieldOf(before, 'rejectedBy')) ?? null,
        ...(fieldOf(before, 'reportsDecidedAt') !== undefined && {
          reportsDecidedAt: dateOf(before, 'reportsDecidedAt'),
        }),
      }
    : null
}

/** The actions that can be undone, and how. */
const UNDOERS: ReadonlyMap<AuditAction, Undoer> = new Map<AuditAction, Undoer>([
  ['professional_subscription_changed', plan],
  ['professional_verified', approval],
  ['professional_unverified', withdrawal],
  ['verification_refused', refusal],
  ['profile_claimed', reopening],
  ['profile_claim_refused', reopening],
  ['professional_blocked', block(false)],
  ['professional_unblocked', block(true)],
  [
    'account_promoted',
    ({ demoteUser }, userId, cause) => demoteUser.execute({ ...cause, userId: asId(userId) }),
  ],
  [
    'account_demoted',
    ({ promoteUser }, userId, cause) => promoteUser.execute({ ...cause, userId: asId(userId) }),
  ],
  ['review_approved', moderation(false)],
  ['review_kept', moderation(true)],
  ['review_rejected', moderation(false)],
  ['review_removed', moderation(true)],
  [
    'post_published',
    ({ unpublishPost }, postId, cause) => unpublishPost.execute({ ...cause, postId: asId(postId) }),
  ],
  [
    'post_unpublished',
    ({ publishPost }, postId, cause) => publishPost.execute({ ...cause, postId: asId(postId) }),
  ],
])

const OPERATORS_ONLY: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'account_promoted',
  'account_demoted',
  'review_approved',
  'review_rejected',
])

/** Returns whether the actor may undo such an action at all. */
export function mayUndo(actor: Actor, action: AuditAction): boolean {
  if (!UNDOERS.has(action) || !mayAdminister(actor)) return false
  return actor.kind === 'operator' || !OPERATORS_ONLY.has(action)
}

/** Returns the subject's current row, or null if it is gone; all but a claim's locked until the unit of work ends. */
async function lockedState(
  { professionals, reviews, posts, claims, hasher }: Dependencies,
  { subjectKind, subjectId }: { subjectKind: string; subjectId: string },
): Promise<object | null> {
  if (subjectKind === 'review') return (await reviews.findForUpdate(asId(subjectId)))?.state ?? null
  if (subjectKind === 'post') return (await posts.findForUpdate(asId(subjectId)))?.state ?? null
  if (subjectKind === 'claim') return claims.find(subjectId)
  const state = (await professionals.findForUpdate(asId(subjectId)))?.state
  return state ? { ...state, registration: registrationHash(hasher, state.crm) } : null
}
