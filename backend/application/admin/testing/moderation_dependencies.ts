import { accountDependencies } from '#application/accounts/testing/account_dependencies.ts'
import { WatchedIndex } from '#application/professionals/importing/testing/watched_index.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import {
  BlockProfessional,
  RefuseVerification,
  SetSubscription,
  VerifyProfessional,
} from '../moderate_user.ts'

export const USER = aUuid(1)
export const ADMIN = aUuid(2)
export const BY_ADMIN = { kind: 'admin', id: ADMIN } as const
export const BY_OPERATOR = { kind: 'operator', id: 'cli:maria' } as const
export const BY_USER = { kind: 'professional', id: aUuid(3) } as const

/** The account dependencies with one user and one administrator, and the ports for moderation. */
export async function moderationDependencies(...[state]: Parameters<typeof accountDependencies>) {
  const deps = await accountDependencies(state)
  await deps.professionals.save(aProfessional({ id: ADMIN, role: 'admin', name: 'Bia' }))
  const full = { ...deps, index: new WatchedIndex(), auditLog: new InMemoryAuditLog(deps.professionals) }
  const actions = {
    setSubscription: new SetSubscription(full),
    verifyProfessional: new VerifyProfessional(full),
    refuseVerification: new RefuseVerification(full),
    blockProfessional: new BlockProfessional(full),
  }
  return { ...full, ...actions, user: () => full.professionals.stateOf(USER) }
}
