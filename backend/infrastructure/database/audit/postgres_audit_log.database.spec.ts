import { test } from '@japa/runner'
import { auditLogBehaviour } from '#application/ports/testing/audit_log_behaviour.ts'
import { storeGroup } from '#application/ports/testing/store.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresAuditLog } from './postgres_logs.ts'

auditLogBehaviour('PostgresAuditLog', postgresStores())

const stores = postgresStores()
const ENTRY = { actorKind: 'admin', actorId: aUuid(1), action: 'professional_blocked' } as const
const SUBJECT = { subjectKind: 'professional', subjectId: aUuid(2) }

storeGroup('PostgresAuditLog', stores, (store) => {
  test('is rolled back with the work it records', async ({ assert }) => {
    const auditLog = new PostgresAuditLog(stores.database())
    const work = store().unitOfWork.run(async () => {
      await auditLog.record({ ...ENTRY, ...SUBJECT, action: 'retention_applied' })
      throw new Error('half way')
    })

    await assert.rejects(() => work, 'half way')

    assert.equal((await auditLog.list({ action: 'retention_applied' }, 1, 1)).total, 0)
  })

  test('counts every entry, however many', async ({ assert }) => {
    await stores.database().rows(
      `insert into audit_log (actor_kind, action, subject_kind, subject_id)
       select 'system', 'retention_applied', 'database', 'x' from generate_series(1, 10001)`,
    )

    const { total } = await new PostgresAuditLog(stores.database()).list(
      { action: 'retention_applied' },
      1,
      1,
    )

    assert.equal(total, 10_001)
  })

  test('cannot be rewritten', async ({ assert }) => {
    await new PostgresAuditLog(stores.database()).record({ ...ENTRY, ...SUBJECT })

    await assert.rejects(() => stores.database().rows(`update audit_log set action = 'other'`), /only grows/)
    await assert.rejects(() => stores.database().rows('delete from audit_log'), /only grows/)
    await assert.rejects(() => stores.database().rows('truncate audit_log'), /only grows/)
  })
})
