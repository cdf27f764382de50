import { PasswordPolicy } from '../accounts/password_policy.ts'
import { ListAuditEntries } from '../audit/read_logs.ts'
import { UndoAuditEntry, UndoChangeOfMany } from '../audit/undo_audit_entry.ts'
import {
  DraftPost,
  EditPost,
  RestoreRevision,
  ListAllPosts,
  ListRevisions,
  OpenPost,
} from '../blog/editing/edit_post.ts'
import { UploadPostImage } from '../blog/editing/post_images.ts'
import { PublishPost, DeletePost, SchedulePost, UnpublishPost } from '../blog/editing/publish_post.ts'
import { buildAll, type DependenciesOf } from '../use_case.ts'
import type { CommonPasswords } from '../ports/password_hasher.ts'
import { ListReviewQueue } from '../reviews/list_reviews.ts'
import { DecideReview, UndoModeration } from '../reviews/moderate_review.ts'
import {
  ApproveVerification,
  BlockProfessional,
  RefuseVerification,
  SetSubscription,
  VerifyProfessional,
  ChangeManyUsers,
} from './moderate_user.ts'
import { CountUsers, ListUsers, ListVerificationRequests } from './list_users.ts'
import { ListProfileClaims } from '../claims/ask_for_profile.ts'
import { ApproveClaim, RefuseClaim, ReopenClaim } from '../claims/decide_claim.ts'
import { CreateAdmin } from './create_admin.ts'
import { ListDemand } from './list_demand.ts'
import { DemoteUser, PromoteUser } from './set_role.ts'
import { ShowToday } from './show_today.ts'
import { FindShadowedSlugs } from './find_shadowed_slugs.ts'
import { ShowSearchState } from '../operations/search_index.ts'

const CLASSES = {
  approveClaim: ApproveClaim,
  listProfileClaims: ListProfileClaims,
  refuseClaim: RefuseClaim,
  approveVerification: ApproveVerification,
  blockProfessional: BlockProfessional,
  countUsers: CountUsers,
  decideReview: DecideReview,
  draftPost: DraftPost,
  editPost: EditPost,
  listAllPosts: ListAllPosts,
  listAuditEntries: ListAuditEntries,
  listDemand: ListDemand,
  listReviewQueue: ListReviewQueue,
  listRevisions: ListRevisions,
  listUsers: ListUsers,
  listVerificationRequests: ListVerificationRequests,
  openPost: OpenPost,
  publishPost: PublishPost,
  refuseVerification: RefuseVerification,
  deletePost: DeletePost,
  restoreRevision: RestoreRevision,
  schedulePost: SchedulePost,
  setSubscription: SetSubscription,
  showSearchState: ShowSearchState,
  showToday: ShowToday,
  unpublishPost: UnpublishPost,
  uploadPostImage: UploadPostImage,
  verifyProfessional: VerifyProfessional,
}

/** Needed only to undo actions. */
const FOR_UNDOING = {
  demoteUser: DemoteUser,
  promoteUser: PromoteUser,
  reopenClaim: ReopenClaim,
  undoModeration: UndoModeration,
}

export type AdminPorts = DependenciesOf<typeof CLASSES> & DependenciesOf<typeof FOR_UNDOING>

/** Builds the use cases of administrators (screens) and operators (terminal). */
export function buildAdminUseCases(ports: AdminPorts) {
  const useCases = buildAll(CLASSES, ports)
  const undoAuditEntry = new UndoAuditEntry({ ...ports, ...useCases, ...buildAll(FOR_UNDOING, ports) })
  return {
    ...useCases,
    changeManyUsers: new ChangeManyUsers({ ...ports, ...useCases }),
    undoAuditEntry,
    undoChangeOfMany: new UndoChangeOfMany({ ...ports, undoAuditEntry }),
  }
}

const ROLES = { demoteUser: DemoteUser, findShadowedSlugs: FindShadowedSlugs, promoteUser: PromoteUser }

type RolePorts = DependenciesOf<typeof ROLES> &
  Omit<ConstructorParameters<typeof CreateAdmin>[0], 'passwordPolicy'> & { commonPasswords: CommonPasswords }

/** Builds the use cases of operators alone: roles, and slugs that a deployment would shadow. */
export function buildRoleUseCases(ports: RolePorts, brandName: string) {
  const passwordPolicy = new PasswordPolicy(ports.commonPasswords, brandName)
  return { ...buildAll(ROLES, ports), createAdmin: new CreateAdmin({ ...ports, passwordPolicy }) }
}
