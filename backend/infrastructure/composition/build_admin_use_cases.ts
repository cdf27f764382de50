import { PasswordPolicy } from '#application/accounts/password_policy.ts'
import { BlockProfessional } from '#application/admin/block_professional.ts'
import { ChangeManyUsers } from '#application/admin/change_many_users.ts'
import { CountUsers } from '#application/admin/count_users.ts'
import { CreateAdmin } from '#application/admin/create_admin.ts'
import { DemoteUser } from '#application/admin/demote_user.ts'
import { ListUsers } from '#application/admin/list_users.ts'
import { PromoteUser } from '#application/admin/promote_user.ts'
import { SetSubscription } from '#application/admin/set_subscription.ts'
import { VerifyProfessional } from '#application/admin/verify_professional.ts'
import type { Adapters } from './build_adapters.ts'

/** What those do who run the site: administrators on their screens, operators at their terminal. */
export function buildAdminUseCases(adapters: Adapters) {
  const one = {
    setSubscription: new SetSubscription(adapters),
    verifyProfessional: new VerifyProfessional(adapters),
    blockProfessional: new BlockProfessional(adapters),
  }
  return {
    ...one,
    changeManyUsers: new ChangeManyUsers(one),
    countUsers: new CountUsers(adapters),
    listUsers: new ListUsers(adapters),
  }
}

/** Who runs the site is the operator's alone to say. */
export function buildAppointments(adapters: Adapters, brandName: string) {
  const passwordPolicy = new PasswordPolicy(adapters.commonPasswords, brandName)
  return {
    promoteUser: new PromoteUser(adapters),
    demoteUser: new DemoteUser(adapters),
    createAdmin: new CreateAdmin({ ...adapters, passwordPolicy }),
  }
}
