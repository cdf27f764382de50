import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { JobHandlers } from '#application/ports/job_queue.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { PostgresAuditLog } from '../database/audit/postgres_logs.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open_database.ts'
import { PostgresProfessionalRepository } from '../database/professionals/postgres_professional_repository.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing/fresh_database.ts'
import { GraphileJobQueue } from '../jobs/graphile_job_queue.ts'
import { GraphileJobWorker } from '../jobs/graphile_job_worker.ts'
import { migrate } from './migrate.ts'

const ENTRY = { actorKind: 'operator', actorId: 'cli:maria', action: 'professional_blocked' } as const
const DENIED = /permission denied|must be owner/

test.group("The application's role", (group) => {
  const role = `app_${randomUUID().slice(0, 8)}`
  let fresh: FreshDatabase
  let app: Database
  group.tap((each) => each.timeout(300_000))
  group.setup(async () => {
    fresh = await freshDatabase()
    const password = randomUUID()
    await fresh.database.rows(`create role ${role} login password '${password}'`)
    const url = Object.assign(new URL(fresh.database.url), { username: role, password }).href
    app = openDatabase({ url, poolSize: 2 })
    await migrate(app, fresh.database.url)
    return async () => {
      await app.close()
      await fresh.database.rows(`drop owned by ${role}`)
      await fresh.database.rows(`drop role ${role}`)
      await fresh.drop()
    }
  })

  test('can add to the audit log, but not change, delete or truncate it', async ({ assert }) => {
    const auditLog = new PostgresAuditLog(app)
    await auditLog.record({ ...ENTRY, subjectKind: 'professional', subjectId: aUuid(1) })

    await app.rows('grant all on audit_log to current_user')

    for (const sql of [
      `update audit_log set action = 'other'`,
      'delete from audit_log',
      'truncate audit_log',
      'alter table audit_log disable trigger all',
      'drop trigger audit_log_only_grows on audit_log',
      'drop table audit_log',
      `set session_replication_role = 'replica'`,
      'set role postgres',
    ])
      await assert.rejects(() => app.rows(sql), DENIED)

    assert.equal((await auditLog.list({}, 1, 1)).total, 1)
  })

  test("cannot change the audit log even with the owner's rights", async ({ assert }) => {
    for (const sql of [
      `update audit_log set action = 'other'`,
      'delete from audit_log',
      'truncate audit_log',
    ])
      await assert.rejects(() => fresh.database.rows(sql), /only grows/)
  })

  test('can use everything else', async ({ assert }) => {
    const professionals = new PostgresProfessionalRepository(app, new FixedClock())
    await professionals.save(aProfessional())
    await professionals.save(aProfessional({ slug: 'outra' }))

    assert.equal((await professionals.findById(aUuid(1)))?.state.slug, 'outra')
    assert.lengthOf(await app.rows('delete from professionals returning id'), 1)
  })

  test('can queue and run jobs', async ({ assert }) => {
    const done: unknown[] = []
    const payload = { kind: 'welcome', accountId: aUuid(1), email: 'ana@exemplo.com.br' } as const
    await new GraphileJobQueue(app).enqueue({ task: 'send_notice', payload })

    const handlers = { send_notice: async (notice: unknown) => void done.push(notice) }
    await new GraphileJobWorker({
      url: app.url,
      handlers: handlers as unknown as JobHandlers,
      log: () => {},
    }).drain()

    assert.deepEqual(done, [payload])
  })

  test('can be granted its rights again', async ({ assert }) => {
    assert.isEmpty(await migrate(app, fresh.database.url))
    assert.lengthOf(await app.rows('select 1'), 1)
  })

  test("starts without the owner's address on a migrated database, and only there", async ({ assert }) => {
    assert.isEmpty(await migrate(app))
    const [last] = await fresh.database.rows<{ name: string }>(
      'delete from schema_migrations where name = (select max(name) from schema_migrations) returning name',
    )
    await assert.rejects(() => migrate(app), /DATABASE_OWNER_URL/)
    await fresh.database.rows('insert into schema_migrations (name, batch) values (?, 1)', [last?.name ?? ''])
  })
})
