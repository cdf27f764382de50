import type { BlockProfessional } from '#application/admin/block_professional.ts'
import type { ChangeManyUsers } from '#application/admin/change_many_users.ts'
import type { CountUsers } from '#application/admin/count_users.ts'
import type { ListUsers } from '#application/admin/list_users.ts'
import type { ListAuditEntries } from '#application/audit/list_audit_entries.ts'
import type { UndoAuditEntry } from '#application/audit/undo_audit_entry.ts'
import type { DraftPost } from '#application/blog/editing/draft_post.ts'
import type { EditPost } from '#application/blog/editing/edit_post.ts'
import type { ListAllPosts } from '#application/blog/editing/list_all_posts.ts'
import type { OpenPost } from '#application/blog/editing/open_post.ts'
import type { PublishPost } from '#application/blog/editing/publish_post.ts'
import type { RemovePost } from '#application/blog/editing/remove_post.ts'
import type { UnpublishPost } from '#application/blog/editing/unpublish_post.ts'
import type { SetSubscription } from '#application/admin/set_subscription.ts'
import type { ShowSearchState } from '#application/admin/show_search_state.ts'
import type { VerifyProfessional } from '#application/admin/verify_professional.ts'

/** What administrators do on their screens. */
export interface AdminUseCases {
  blockProfessional: BlockProfessional
  changeManyUsers: ChangeManyUsers
  countUsers: CountUsers
  draftPost: DraftPost
  editPost: EditPost
  listAllPosts: ListAllPosts
  listAuditEntries: ListAuditEntries
  listUsers: ListUsers
  openPost: OpenPost
  publishPost: PublishPost
  removePost: RemovePost
  setSubscription: SetSubscription
  showSearchState: ShowSearchState
  undoAuditEntry: UndoAuditEntry
  unpublishPost: UnpublishPost
  verifyProfessional: VerifyProfessional
}
