import type { BlockProfessional } from '#application/admin/block_professional.ts'
import type { ChangeManyUsers } from '#application/admin/change_many_users.ts'
import type { CountUsers } from '#application/admin/count_users.ts'
import type { ListUsers } from '#application/admin/list_users.ts'
import type { SetSubscription } from '#application/admin/set_subscription.ts'
import type { VerifyProfessional } from '#application/admin/verify_professional.ts'

/** What administrators do on their screens. */
export interface AdminUseCases {
  blockProfessional: BlockProfessional
  changeManyUsers: ChangeManyUsers
  countUsers: CountUsers
  listUsers: ListUsers
  setSubscription: SetSubscription
  verifyProfessional: VerifyProfessional
}
