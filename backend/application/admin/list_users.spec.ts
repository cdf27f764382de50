import { test } from '@japa/runner'
import { InMemoryProfessionalAdminList } from '#application/testing/in_memory_professional_admin_list.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import { InMemoryVerificationRepository } from '#application/testing/in_memory_verification_repository.ts'
import { aProfessional, aUuid, anId } from '#domain/professionals/testing/a_professional.ts'
import { NEVER_ASKED } from '#domain/professionals/verification.ts'
import type { Actor } from '../audit/actor.ts'
import { CountUsers, ListUsers, ListVerificationRequests } from './list_users.ts'

const OPERATOR: Actor = { kind: 'operator', id: 'cli:maria' }
const ADMIN: Actor = { kind: 'admin', id: aUuid(9) }
const PROFESSIONAL: Actor = { kind: 'professional', id: aUuid(1) }
const FORBIDDEN = { ok: false, failure: 'forbidden' }

function givenUsers() {
  const professionals = InMemoryProfessionalRepository.holding(
    aProfessional({ id: aUuid(1), subscriptionLevel: 'premium', isVerified: true }),
    aProfessional({ id: aUuid(2), isVerified: true }),
    aProfessional({ id: aUuid(3), blocked: true }),
    aProfessional({ id: aUuid(9), role: 'admin', isVerified: true }),
  )
  const verifications = new InMemoryVerificationRepository(professionals)
  const adminList = new InMemoryProfessionalAdminList(professionals)
  return { adminList, verifications, securityLog: new InMemorySecurityLog() }
}

test.group('CountUsers', () => {
  test('counts users by plan, verification and block, without administrators', async ({ assert }) => {
    const count = new CountUsers(givenUsers())

    for (const by of [OPERATOR, ADMIN])
      assert.deepEqual(await count.execute({ by }), {
        ok: true,
        value: { total: 3, premium: 1, verified: 2, blocked: 1 },
      })
  })

  test('refuses professionals', async ({ assert }) => {
    assert.deepEqual(await new CountUsers(givenUsers()).execute({ by: PROFESSIONAL }), FORBIDDEN)
  })
})

test.group('ListUsers', () => {
  const input = { filter: { isVerified: true }, sort: 'name', page: 2, limit: 1 } as const

  test('records which page an administrator read', async ({ assert }) => {
    const deps = givenUsers()

    const listed = await new ListUsers(deps).execute({ ...input, by: ADMIN })

    assert.equal(listed.ok && listed.value.total, 2)
    assert.deepEqual(listed.ok && listed.value.rows.map(({ id }) => id), [anId(aUuid(2))])
    assert.deepEqual(deps.securityLog.events, [
      { kind: 'account_list_read', accountId: ADMIN.id, target: 'page 2, limit 1' },
    ])
  })

  test('records nothing for operators', async ({ assert }) => {
    const deps = givenUsers()

    assert.isTrue((await new ListUsers(deps).execute({ ...input, by: OPERATOR })).ok)
    assert.isEmpty(deps.securityLog.events)
  })

  test('refuses to list for professionals', async ({ assert }) => {
    const deps = givenUsers()

    assert.deepEqual(await new ListUsers(deps).execute({ ...input, by: PROFESSIONAL }), FORBIDDEN)
    assert.isEmpty(deps.securityLog.events)
  })
})

test.group('ListVerificationRequests', () => {
  test('lists the longest-waiting first, without blocked ones', async ({ assert }) => {
    const deps = givenUsers()
    for (const [number, day] of [
      [1, '2026-11-03'],
      [2, '2026-11-01'],
      [3, '2026-11-02'],
    ] as const)
      await deps.verifications.save(anId(aUuid(number)), { ...NEVER_ASKED, askedAt: new Date(day) })
    const list = new ListVerificationRequests(deps)

    const listed = await list.execute({ by: ADMIN, page: 1, limit: 10 })

    assert.deepEqual(listed.ok && listed.value.rows.map(({ id }) => id), [anId(aUuid(2)), anId(aUuid(1))])
    assert.deepEqual(await list.execute({ by: PROFESSIONAL, page: 1, limit: 10 }), FORBIDDEN)
  })

  test('returns at most 1,000', async ({ assert }) => {
    const { verifications } = givenUsers()
    const asked: number[] = []
    verifications.listWaiting = (_page, limit) => {
      asked.push(limit)
      return Promise.resolve({ rows: [], total: 0 })
    }

    await new ListVerificationRequests({ verifications }).execute({ by: ADMIN, page: 1, limit: 5_000 })

    assert.deepEqual(asked, [1_000])
  })
})
