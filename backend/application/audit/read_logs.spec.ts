import { test } from '@japa/runner'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import type { Actor } from './actor.ts'
import { ListAuditEntries, ListSecurityEvents } from './read_logs.ts'

const OPERATOR: Actor = { kind: 'operator', id: 'cli:maria' }
const ADMIN: Actor = { kind: 'admin', id: 'chefe' }
const PROFESSIONAL: Actor = { kind: 'professional', id: 'ana' }
const FORBIDDEN = { ok: false, failure: 'forbidden' }

test.group('The audit log', () => {
  const given = async () => {
    const auditLog = new InMemoryAuditLog()
    const entry = { actorKind: 'operator', actorId: 'cli:maria', subjectKind: 'professional' } as const
    for (const subjectId of ['ana', 'bia', 'ana'])
      await auditLog.record({ ...entry, action: 'professional_verified', subjectId })
    return new ListAuditEntries({ auditLog })
  }

  test('shows those who run the site what was done, newest first', async ({ assert }) => {
    const list = await given()

    for (const by of [OPERATOR, ADMIN]) {
      const listed = await list.execute({ by, filter: { subjectId: 'ana' }, page: 1, limit: 1 })
      assert.equal(listed.ok && listed.value.total, 2)
      assert.deepEqual(listed.ok && listed.value.entries.map(({ id }) => id), ['3'])
    }
  })

  test('is nothing for professionals', async ({ assert }) => {
    const list = await given()

    assert.deepEqual(await list.execute({ by: PROFESSIONAL, filter: {}, page: 1, limit: 10 }), FORBIDDEN)
  })
})

test.group('The security log', () => {
  const given = async (events: number) => {
    const securityLog = new InMemorySecurityLog()
    for (let event = 0; event < events; event++)
      await securityLog.note({ kind: 'account_list_read', accountId: 'chefe' })
    return new ListSecurityEvents({ securityLog })
  }

  test('shows operators a page of at most 200', async ({ assert }) => {
    const list = await given(201)
    const input = { by: OPERATOR, filter: {}, page: 1 }

    const some = await list.execute({ ...input, limit: 2 })
    const many = await list.execute({ ...input, limit: 5_000 })

    assert.deepEqual(some.ok && some.value.events.map(({ id }) => id), ['201', '200'])
    assert.equal(some.ok && some.value.total, 201)
    assert.lengthOf(many.ok ? many.value.events : [], 200)
  })

  test('is nothing for administrators and professionals', async ({ assert }) => {
    const list = await given(1)

    for (const by of [ADMIN, PROFESSIONAL])
      assert.deepEqual(await list.execute({ by, filter: {}, page: 1, limit: 10 }), FORBIDDEN)
  })
})
