import { SpentLimits } from '#application/ports/testing/spent_limits.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import type { Sender } from '#domain/shared/visitor.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryAccountRepository } from '#application/testing/in_memory_account_repository.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryContactRepository } from '#application/testing/in_memory_contact_repository.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'

/** The dependencies of this folder's use cases, in memory. */
export function leadDependencies(...people: Professional[]) {
  const professionals = InMemoryProfessionalRepository.holding(
    ...(people.length > 0 ? people : [aProfessional()]),
  )
  return {
    professionals,
    accounts: new InMemoryAccountRepository(professionals),
    directory: new InMemoryProfessionalDirectory(professionals),
    contacts: new InMemoryContactRepository(professionals),
    auditLog: new InMemoryAuditLog(),
    securityLog: new InMemorySecurityLog(),
    jobs: new InMemoryJobQueue(),
    limits: new SpentLimits(),
    unitOfWork: new InMemoryUnitOfWork(),
    hasher: new TransparentHasher(),
    ids: new SequentialIds(),
    clock: new FixedClock(),
  }
}

export function aSender(overrides: Partial<Sender> = {}): Sender {
  return { address: '203.0.113.7', userAgent: 'Firefox', elapsedMs: 8_000, ...overrides }
}
