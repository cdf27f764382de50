import { test } from '@japa/runner'
import { aClaim, profileClaimsBehaviour } from '#application/ports/testing/profile_claims_behaviour.ts'
import { SpentLimits } from '#application/ports/testing/spent_limits.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryAccountRepository } from '#application/testing/in_memory_account_repository.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryProfileClaims } from '#application/testing/in_memory_profile_claims.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ApproveClaim, AskForProfile, ListProfileClaims, RefuseClaim } from './claims.ts'

profileClaimsBehaviour(
  'InMemoryProfileClaims',
  async () => new InMemoryProfileClaims(InMemoryProfessionalRepository.holding(aProfessional())),
)

const REGISTER = { source: 'Lista do CRM-SP', sourceDate: '2026-10-31' }
const BY = { kind: 'admin', id: aUuid(9) } as const

function workshop(state: Partial<ProfessionalState> = {}) {
  const unclaimed = aProfessional({ email: '', ...REGISTER, ...state })
  const other = aProfessional({ id: aUuid(2), email: 'outra@exemplo.com.br' })
  const professionals = InMemoryProfessionalRepository.holding(unclaimed, other)
  return {
    professionals,
    accounts: new InMemoryAccountRepository(professionals),
    directory: new InMemoryProfessionalDirectory(professionals),
    claims: new InMemoryProfileClaims(professionals),
    index: { refresh: async () => undefined } as never,
    auditLog: new InMemoryAuditLog(),
    jobs: new InMemoryJobQueue(),
    limits: new SpentLimits(),
    unitOfWork: new InMemoryUnitOfWork(),
    ids: new SequentialIds(),
    clock: new FixedClock(),
  }
}

async function approved(deps: ReturnType<typeof workshop>, changes: Parameters<typeof aClaim>[0] = {}) {
  await deps.claims.ask(aClaim(changes), new Date(0))
  return new ApproveClaim(deps).execute({ by: BY, claimId: aUuid(70) })
}

test.group('AskForProfile', () => {
  const { id: _, askedAt: __, ...asked } = aClaim()

  test('keeps the claim of an unclaimed profile, within the sender’s limit', async ({ assert }) => {
    const deps = workshop()

    const result = await new AskForProfile(deps).execute({ ...asked, address: '203.0.113.7' })

    assert.isTrue(result.ok)
    assert.equal((await deps.claims.listWaiting(1, 10)).total, 1)
    assert.deepEqual(deps.limits.spent, [`claimPerProfile 203.0.113.7:${aUuid(1)}`])
  })

  test('refuses one of a claimed profile', async ({ assert }) => {
    const input = { ...asked, professionalId: aUuid(2), address: '203.0.113.7' }

    const result = await new AskForProfile(workshop()).execute(input)

    assert.deepEqual(result, { ok: false, failure: 'profile_claimed' })
  })
})

test.group('ApproveClaim', () => {
  test('gives the profile the claimant’s e-mail and mails the link there', async ({ assert }) => {
    const deps = workshop()

    const result = await approved(deps)

    assert.isTrue(result.ok)
    assert.deepInclude(deps.professionals.stateOf(aUuid(1)), { email: 'ana@exemplo.com.br', source: null })
    assert.deepInclude(deps.jobs.jobs()[0], {
      task: 'send_password_reset',
      payload: { accountId: aUuid(1), email: 'ana@exemplo.com.br', occasion: 'claimed' },
    })
    assert.equal((await deps.claims.listWaiting(1, 10)).total, 0)
  })

  test('mails the link to the e-mail that the profile has already', async ({ assert }) => {
    const deps = workshop({ email: 'importada@exemplo.com.br' })

    await approved(deps)

    assert.equal(deps.professionals.stateOf(aUuid(1))?.email, 'importada@exemplo.com.br')
    assert.deepInclude(deps.jobs.jobs()[0]?.payload, { email: 'importada@exemplo.com.br' })
  })

  test('hides a profile whose removal was asked for', async ({ assert }) => {
    const deps = workshop()

    const result = await approved(deps, { kind: 'removal' })

    assert.isTrue(result.ok)
    assert.isFalse(await deps.directory.isListed(aUuid(1)))
    assert.isEmpty(deps.jobs.jobs())
  })

  test('refuses an e-mail of somebody else, and an unknown claim', async ({ assert }) => {
    const deps = workshop()

    const taken = await approved(deps, { email: 'outra@exemplo.com.br' })
    const unknown = await new ApproveClaim(deps).execute({ by: BY, claimId: aUuid(99) })

    assert.deepEqual(taken, { ok: false, failure: 'email_taken' })
    assert.deepEqual(unknown, { ok: false, failure: 'claim_not_found' })
  })
})

test('lists and refuses claims for those who administer alone', async ({ assert }) => {
  const deps = workshop()
  await deps.claims.ask(aClaim(), new Date(0))
  const stranger = { by: { kind: 'professional', id: aUuid(2) } as const, claimId: aUuid(70) }

  const listed = await new ListProfileClaims(deps).execute({ ...stranger, page: 1, limit: 10 })
  const refused = await new RefuseClaim(deps).execute(stranger)
  const approvedByStranger = await new ApproveClaim(deps).execute(stranger)
  for (const each of [listed, refused, approvedByStranger])
    assert.deepEqual(each, { ok: false, failure: 'forbidden' })

  assert.isTrue((await new RefuseClaim(deps).execute({ ...stranger, by: BY, reason: 'nome difere' })).ok)
  assert.isNull(await deps.claims.find(aUuid(70)))
  assert.deepInclude(deps.jobs.jobs()[0]?.payload, { kind: 'claim_refused', email: 'ana@exemplo.com.br' })
})
