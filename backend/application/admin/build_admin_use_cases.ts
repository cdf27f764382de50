import { PasswordPolicy } from '../accounts/password_policy.ts'
import { ListAuditEntries } from '../audit/list_audit_entries.ts'
import { UndoAuditEntry } from '../audit/undo_audit_entry.ts'
import { DraftPost } from '../blog/editing/draft_post.ts'
import { EditPost } from '../blog/editing/edit_post.ts'
import { ListAllPosts } from '../blog/editing/list_all_posts.ts'
import { OpenPost } from '../blog/editing/open_post.ts'
import { PublishPost } from '../blog/editing/publish_post.ts'
import { RemovePost } from '../blog/editing/remove_post.ts'
import { UnpublishPost } from '../blog/editing/unpublish_post.ts'
import { buildAll, type DependenciesOf } from '../build_all.ts'
import type { CommonPasswords } from '../ports/password_hasher.ts'
import { TakeBackVerdict } from '../reviews/take_back_verdict.ts'
import { BlockProfessional } from './block_professional.ts'
import { ChangeManyUsers } from './change_many_users.ts'
import { CountUsers } from './count_users.ts'
import { CreateAdmin } from './create_admin.ts'
import { DemoteUser } from './demote_user.ts'
import { FindShadowedSlugs } from './find_shadowed_slugs.ts'
import { ListUsers } from './list_users.ts'
import { PromoteUser } from './promote_user.ts'
import { SetSubscription } from './set_subscription.ts'
import { ShowSearchState } from './show_search_state.ts'
import { VerifyProfessional } from './verify_professional.ts'

const CLASSES = {
  blockProfessional: BlockProfessional,
  countUsers: CountUsers,
  draftPost: DraftPost,
  editPost: EditPost,
  listAllPosts: ListAllPosts,
  listAuditEntries: ListAuditEntries,
  listUsers: ListUsers,
  openPost: OpenPost,
  publishPost: PublishPost,
  removePost: RemovePost,
  setSubscription: SetSubscription,
  showSearchState: ShowSearchState,
  unpublishPost: UnpublishPost,
  verifyProfessional: VerifyProfessional,
}

/** Only for taking back what somebody did. */
const FOR_UNDOING = { demoteUser: DemoteUser, promoteUser: PromoteUser, takeBackVerdict: TakeBackVerdict }

export type AdminPorts = DependenciesOf<typeof CLASSES> & DependenciesOf<typeof FOR_UNDOING>

/** What those do who run the site: administrators on their screens, operators at their terminal. */
export function buildAdminUseCases(ports: AdminPorts) {
  const useCases = buildAll(CLASSES, ports)
  return {
    ...useCases,
    changeManyUsers: new ChangeManyUsers(useCases),
    undoAuditEntry: new UndoAuditEntry({ ...ports, ...useCases, ...buildAll(FOR_UNDOING, ports) }),
  }
}

const ROLES = { demoteUser: DemoteUser, findShadowedSlugs: FindShadowedSlugs, promoteUser: PromoteUser }

type RolePorts = DependenciesOf<typeof ROLES> &
  Omit<ConstructorParameters<typeof CreateAdmin>[0], 'passwordPolicy'> & { commonPasswords: CommonPasswords }

/** What is the operator's alone: who runs the site, and whom a deployment would cover. */
export function buildRoleUseCases(ports: RolePorts, brandName: string) {
  const passwordPolicy = new PasswordPolicy(ports.commonPasswords, brandName)
  return { ...buildAll(ROLES, ports), createAdmin: new CreateAdmin({ ...ports, passwordPolicy }) }
}
