import { PasswordPolicy } from '#application/accounts/password_policy.ts'
import { BlockProfessional } from '#application/admin/block_professional.ts'
import { ChangeManyUsers } from '#application/admin/change_many_users.ts'
import { CountUsers } from '#application/admin/count_users.ts'
import { CreateAdmin } from '#application/admin/create_admin.ts'
import { DemoteUser } from '#application/admin/demote_user.ts'
import { FindShadowedSlugs } from '#application/admin/find_shadowed_slugs.ts'
import { ListUsers } from '#application/admin/list_users.ts'
import { PromoteUser } from '#application/admin/promote_user.ts'
import { SetSubscription } from '#application/admin/set_subscription.ts'
import { ShowSearchState } from '#application/admin/show_search_state.ts'
import { VerifyProfessional } from '#application/admin/verify_professional.ts'
import { ListAuditEntries } from '#application/audit/list_audit_entries.ts'
import type { UndoTools } from '#application/audit/undoing.ts'
import { UndoAuditEntry } from '#application/audit/undo_audit_entry.ts'
import { DraftPost } from '#application/blog/editing/draft_post.ts'
import { EditPost } from '#application/blog/editing/edit_post.ts'
import { ListAllPosts } from '#application/blog/editing/list_all_posts.ts'
import { OpenPost } from '#application/blog/editing/open_post.ts'
import { PublishPost } from '#application/blog/editing/publish_post.ts'
import { RemovePost } from '#application/blog/editing/remove_post.ts'
import { UnpublishPost } from '#application/blog/editing/unpublish_post.ts'
import { TakeBackVerdict } from '#application/reviews/take_back_verdict.ts'
import type { Adapters } from './build_adapters.ts'

/** What those do who run the site: administrators on their screens, operators at their terminal. */
export function buildAdminUseCases(adapters: Adapters) {
  const one = {
    setSubscription: new SetSubscription(adapters),
    verifyProfessional: new VerifyProfessional(adapters),
    blockProfessional: new BlockProfessional(adapters),
    publishPost: new PublishPost(adapters),
    unpublishPost: new UnpublishPost(adapters),
  }
  return {
    ...one,
    draftPost: new DraftPost(adapters),
    editPost: new EditPost(adapters),
    removePost: new RemovePost(adapters),
    openPost: new OpenPost(adapters),
    listAllPosts: new ListAllPosts(adapters),
    listAuditEntries: new ListAuditEntries(adapters),
    undoAuditEntry: undoOf(adapters, one),
    changeManyUsers: new ChangeManyUsers(one),
    countUsers: new CountUsers(adapters),
    listUsers: new ListUsers(adapters),
    showSearchState: new ShowSearchState(adapters),
  }
}

type Doers = Pick<
  UndoTools,
  'setSubscription' | 'verifyProfessional' | 'blockProfessional' | 'publishPost' | 'unpublishPost'
>

function undoOf(adapters: Adapters, doers: Doers): UndoAuditEntry {
  const appointments = { promoteUser: new PromoteUser(adapters), demoteUser: new DemoteUser(adapters) }
  const takeBackVerdict = new TakeBackVerdict(adapters)
  return new UndoAuditEntry({ ...adapters, ...doers, ...appointments, takeBackVerdict })
}

/** What is the operator's alone: who runs the site, and whom a deployment would cover. */
export function buildRoleUseCases(adapters: Adapters, brandName: string) {
  const passwordPolicy = new PasswordPolicy(adapters.commonPasswords, brandName)
  return {
    promoteUser: new PromoteUser(adapters),
    demoteUser: new DemoteUser(adapters),
    findShadowedSlugs: new FindShadowedSlugs(adapters),
    createAdmin: new CreateAdmin({ ...adapters, passwordPolicy }),
  }
}
