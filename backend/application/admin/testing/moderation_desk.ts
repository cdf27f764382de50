import { anAccountDesk } from '#application/accounts/testing/account_desk.ts'
import { WatchedIndex } from '#application/professionals/importing/testing/watched_index.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryAuditLog } from '#infrastructure/in_memory/in_memory_audit_log.ts'
import { BlockProfessional } from '../block_professional.ts'
import { SetSubscription } from '../set_subscription.ts'
import { VerifyProfessional } from '../verify_professional.ts'

export const USER = aUuid(1)
export const ADMIN = aUuid(2)
export const BY_ADMIN = { kind: 'admin', id: ADMIN } as const
export const BY_OPERATOR = { kind: 'operator', id: 'cli:maria' } as const
export const BY_USER = { kind: 'professional', id: aUuid(3) } as const

/** The account desk with one user and one administrator, and what moderation needs besides. */
export async function aModerationDesk(...[state]: Parameters<typeof anAccountDesk>) {
  const desk = await anAccountDesk(state)
  await desk.professionals.save(aProfessional({ id: ADMIN, role: 'admin', name: 'Bia' }))
  const full = { ...desk, index: new WatchedIndex(), auditLog: new InMemoryAuditLog(desk.professionals) }
  const actions = {
    setSubscription: new SetSubscription(full),
    verifyProfessional: new VerifyProfessional(full),
    blockProfessional: new BlockProfessional(full),
  }
  return { ...full, ...actions, user: () => full.professionals.stateOf(USER) }
}
