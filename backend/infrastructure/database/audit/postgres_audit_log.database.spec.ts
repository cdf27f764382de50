import { test } from '@japa/runner'
import { storeGroup } from '#application/ports/testing/store.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresAuditLog } from './postgres_audit_log.ts'

const stores = postgresStores()
const ENTRY = { actorKind: 'admin', actorId: aUuid(1), action: 'professional_blocked' } as const
const SUBJECT = { subjectKind: 'professional', subjectId: aUuid(2) }

const last = () =>
  stores.database().row(
    `select actor_kind, actor_id, action, subject_kind, subject_id, before, after, reason
     from audit_log order by id desc limit 1`,
  )

storeGroup('PostgresAuditLog', stores, (store) => {
  test('keeps what was done by whom', async ({ assert }) => {
    const change = { before: { blocked: false }, after: { blocked: true }, reason: 'Denúncia' }

    await new PostgresAuditLog(stores.database()).record({ ...ENTRY, ...SUBJECT, ...change })

    assert.deepEqual(await last(), {
      actor_kind: 'admin',
      actor_id: aUuid(1),
      action: 'professional_blocked',
      subject_kind: 'professional',
      subject_id: aUuid(2),
      ...change,
    })
  })

  test('falls with the work it tells of', async ({ assert }) => {
    const auditLog = new PostgresAuditLog(stores.database())
    const work = store().unitOfWork.run(async () => {
      await auditLog.record({ ...ENTRY, ...SUBJECT, action: 'undone' })
      throw new Error('half way')
    })

    await assert.rejects(() => work, 'half way')

    assert.notDeepInclude(await last(), { action: 'undone' })
  })

  test('cannot be rewritten', async ({ assert }) => {
    await new PostgresAuditLog(stores.database()).record({ ...ENTRY, ...SUBJECT })

    await assert.rejects(() => stores.database().rows(`update audit_log set action = 'other'`), /only grows/)
    await assert.rejects(() => stores.database().rows('delete from audit_log'), /only grows/)
  })
})
