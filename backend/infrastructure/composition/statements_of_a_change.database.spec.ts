import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import {
  PostgresVerificationRepository,
  PostgresProfessionalRepository,
} from '#infrastructure/database/professionals/postgres_professional_repository.ts'
import { SetSubscription } from '#application/admin/moderate_user.ts'
import { aProfessional, aUuid, anId } from '#domain/professionals/testing/a_professional.ts'
import { aLocation, aService } from '#domain/professionals/testing/profile_part_builders.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import {
  PostgresAccountRepository,
  PostgresEmailConfirmations,
} from '../database/accounts/postgres_account_repository.ts'
import { PostgresAuditLog } from '../database/audit/postgres_logs.ts'
import {
  PostgresPasswordResetRepository,
  PostgresSessionStore,
} from '../database/accounts/postgres_credentials.ts'
import { type Database, PostgresUnitOfWork } from '../database/database.ts'
import { openDatabase } from '../database/open_database.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing/fresh_database.ts'

const BY = { kind: 'admin', id: aUuid(2) } as const

function dependenciesOn(database: Database) {
  const clock = new FixedClock()
  return {
    professionals: new PostgresProfessionalRepository(database, clock),
    accounts: new PostgresAccountRepository(database),
    verifications: new PostgresVerificationRepository(database),
    sessions: new PostgresSessionStore(database, clock),
    resets: new PostgresPasswordResetRepository(database),
    confirmations: new PostgresEmailConfirmations(database),
    jobs: new InMemoryJobQueue(),
    index: new PostgresProfessionalIndex(database),
    auditLog: new PostgresAuditLog(database),
    unitOfWork: new PostgresUnitOfWork(database),
    hasher: new TransparentHasher(),
    clock,
  }
}

/** The statements of `work`, without the beginning and the end of its transactions. */
async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const rows = database.rows.bind(database)
  database.rows = (sql, bindings) => {
    statements.push(sql)
    return rows(sql, bindings)
  }
  await work()
  database.rows = rows
  return statements
}

test.group('Changing one professional', (group) => {
  let fresh: FreshDatabase
  group.setup(async () => {
    fresh = await freshDatabase()
  })
  group.teardown(() => fresh.drop())
  group.each.setup(async () => {
    await fresh.database.rows('delete from professionals')
  })

  test('makes someone premium in six statements, or three without a change', async ({ assert }) => {
    const { database } = fresh
    const deps = dependenciesOn(database)
    await deps.professionals.save(aProfessional({ services: [aService()] }))
    await deps.professionals.save(aProfessional({ id: aUuid(2), role: 'admin' }))
    const account = await deps.accounts.findById(aUuid(2))
    if (!account) throw new Error('The administrator is there.')
    await deps.sessions.open({ token: 'sid', account, remembered: true, senderHash: null })
    const request = async () => {
      const id = await deps.sessions.accountOf('sid')
      assert.isTrue((await deps.accounts.findById(id ?? anId('')))?.isAdmin())
      const change = { subscriptionLevel: 'premium' } as const
      const result = await new SetSubscription(deps).execute({ by: BY, userId: aUuid(1), ...change })
      assert.equal(result.ok && result.value.state.subscriptionLevel, 'premium')
    }

    const statements = await statementsOf(database, request)

    assert.isAtMost(statements.length, 6, statements.join('\n'))
    assert.isTrue((await deps.professionals.findById(aUuid(1)))?.isPremium())
    assert.lengthOf(await statementsOf(database, request), 3)
  })

  test('writes only the parts that changed', async ({ assert }) => {
    const { professionals } = dependenciesOn(fresh.database)
    const services = [aService(), aService({ id: aUuid(102) })]
    await professionals.save(aProfessional({ services }))
    const read = await professionals.findForUpdate(aUuid(1))
    if (!read) throw new Error('It is there.')
    const added = aService({ id: aUuid(103), name: 'Retorno' })
    read.change({ services: [...read.state.services, added] }, new Date('2026-11-21T12:30:00Z'))

    const statements = await statementsOf(fresh.database, () => professionals.save(read))

    const verbs = statements.map((sql) => sql.trim().split(' ').slice(0, 3).join(' '))
    assert.deepEqual(verbs, ['update professionals set', 'insert into services'])
  })

  test('keeps simultaneous changes of other fields', async ({ assert }) => {
    const { professionals } = dependenciesOn(fresh.database)
    await professionals.save(aProfessional({ services: [aService()], locations: [aLocation()] }))
    const one = await professionals.findById(aUuid(1))
    const other = await professionals.findById(aUuid(1))
    const at = new Date('2026-11-21T12:30:00Z')

    one?.change({ bio: 'Do esporte.', services: [] }, at)
    other?.change({ experience: 'Incor', locations: [] }, at)
    for (const each of [one, other]) if (each) await professionals.save(each)

    const state = (await professionals.findById(aUuid(1)))?.state
    assert.deepInclude(state, { bio: 'Do esporte.', experience: 'Incor', services: [], locations: [] })
  })

  test('rereads what was written while it waited for the lock', async ({ assert }) => {
    const other = openDatabase({ url: fresh.database.url, poolSize: 1 })
    const { professionals, unitOfWork } = dependenciesOn(fresh.database)
    await professionals.save(aProfessional({ bio: 'Antes.' }))

    const read = await unitOfWork.run(async () => {
      const first = await professionals.findForUpdate(aUuid(1))
      first?.change({ bio: 'Depois.', services: [aService()] }, new Date('2026-11-21T12:30:00Z'))
      if (first) await professionals.save(first)
      const second = dependenciesOn(other).professionals.findForUpdate(aUuid(1))
      await untilSomebodyWaits(fresh.database)
      return { second }
    })

    const state = (await read.second)?.state
    assert.deepEqual([state?.bio, state?.services.length], ['Depois.', 1])
    await other.close()
  })
})

async function untilSomebodyWaits(database: Database): Promise<void> {
  while ((await database.rows('select from pg_locks where not granted')).length === 0) await setImmediate()
}
