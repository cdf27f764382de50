import type { DemoteUser, PromoteUser } from '#application/admin/set_role.ts'
import type {
  BlockProfessional,
  RefuseVerification,
  SetSubscription,
  VerifyProfessional,
} from '#application/admin/moderate_user.ts'
import type { PublishPost, UnpublishPost } from '#application/blog/editing/publish_post.ts'
import type { BlogPostRepository } from '#application/ports/blog_post_repository.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { UndoModeration } from '#application/reviews/moderate_review.ts'
import { OBJECTIONS } from '#domain/reviews/objections.ts'
import type { ReviewStatus, Standing } from '#domain/reviews/review.ts'
import type { SubscriptionLevel } from '#domain/professionals/professional_state.ts'
import type { AuditAction } from '#domain/shared/audit.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { asId } from '#domain/shared/ids.ts'
import { type Actor, type Cause, mayAdminister } from './actor.ts'

export interface UndoTools {
  professionals: ProfessionalRepository
  reviews: ReviewRepository
  posts: BlogPostRepository
  setSubscription: SetSubscription
  verifyProfessional: VerifyProfessional
  refuseVerification: RefuseVerification
  blockProfessional: BlockProfessional
  promoteUser: PromoteUser
  demoteUser: DemoteUser
  undoModeration: UndoModeration
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

/** What is on record was written by an earlier version perhaps, so it is looked at before it is believed. */
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

const verification =
  (verified: boolean): Undoer =>
  ({ verifyProfessional }, userId, cause, before) =>
    verifyProfessional.execute({
      ...cause,
      userId: asId(userId),
      verified,
      askedAt: dateOf(before, 'askedAt'),
    })

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

/** What can be taken back, and how. */
export const UNDOERS: ReadonlyMap<AuditAction, Undoer> = new Map<AuditAction, Undoer>([
  ['professional_subscription_changed', plan],
  ['professional_verified', verification(false)],
  ['professional_unverified', verification(true)],
  ['verification_refused', refusal],
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

/** Whether taking back such an action is the actor's to do at all. */
export function mayUndo(actor: Actor, action: AuditAction): boolean {
  if (!UNDOERS.has(action) || !mayAdminister(actor)) return false
  return actor.kind === 'operator' || !OPERATORS_ONLY.has(action)
}

/** The row of a subject as it is now, locked until the unit of work ends; null where it is gone. */
export async function lockedState(
  { professionals, reviews, posts }: UndoTools,
  { subjectKind, subjectId }: { subjectKind: string; subjectId: string },
): Promise<object | null> {
  if (subjectKind === 'review') return (await reviews.findForUpdate(asId(subjectId)))?.state ?? null
  if (subjectKind === 'post') return (await posts.findForUpdate(asId(subjectId)))?.state ?? null
  return (await professionals.findForUpdate(asId(subjectId)))?.state ?? null
}
