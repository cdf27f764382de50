import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { PublicChanges } from './public_changes.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh_database.ts'

const ANA = '0190b5a8-0000-7000-8000-000000000001'
const insertProfessionals = `insert into professionals (id, email, name, lastname, crm, crm_key, slug)
  select id, id || '@exemplo.com.br', 'Ana', 'Souza', 'CRM ' || n, id, 'ana-' || id
  from unnest(?::uuid[]) with ordinality as given (id, n)`

test.group('Changes of what everyone sees', (group) => {
  let fresh: FreshDatabase
  let changes: PublicChanges
  let heard: (readonly string[] | null)[]
  group.setup(async () => {
    fresh = await freshDatabase()
    await fresh.database.rows(insertProfessionals, [[ANA]])
    return () => fresh.drop()
  })
  group.each.setup(async () => {
    heard = []
    changes = new PublicChanges({ url: fresh.applicationUrl, retryAfter: 1 })
    await changes.listen((ids) => heard.push(ids))
    heard = []
    return () => changes.close()
  })
  const heardOf = async (sql: string, values: unknown[] = []) => {
    heard = []
    await fresh.database.rows(sql, values)
    await changes.caughtUp()
    return heard
  }

  test('are announced with their professional, once per transaction', async ({ assert }) => {
    const writes = [
      `update professionals set bio = 'Olá' where id = '${ANA}'`,
      `insert into services (id, professional_id, name, price) values ('${ANA}', '${ANA}', 'Consulta', 1)`,
      `insert into professional_insurances (id, professional_id, insurer_id)
         select '${ANA}', '${ANA}', id from insurers limit 1`,
      `insert into locations (id, professional_id, name, is_online, phone) values ('${ANA}', '${ANA}', 'Vídeo', true, '11912345678')`,
      `insert into faqs (id, professional_id, question, answer) values ('${ANA}', '${ANA}', 'Onde', 'Aqui')`,
      `insert into reviews (id, professional_id, patient_name, rating, created_at, updated_at)
         values ('${ANA}', '${ANA}', 'Bia', 5, now(), now())`,
      `update services set price = 2`,
      `delete from faqs`,
    ]
    for (const write of writes) assert.deepEqual(await heardOf(write), [[ANA]], write)
  })

  test('exclude updates without a change, and view counts', async ({ assert }) => {
    assert.deepEqual(await heardOf('update professionals set profile_views = profile_views + 1'), [])
    assert.deepEqual(await heardOf('update professionals set bio = bio'), [])
    assert.deepEqual(await heardOf(`delete from locations where id = '${randomUUID()}'`), [])
  })

  test('mean everything when many rows change', async ({ assert }) => {
    const many = Array.from({ length: 101 }, () => randomUUID())
    assert.deepEqual(await heardOf(insertProfessionals, [many]), [null])
    assert.deepEqual(await heardOf('update professionals set bio = id::text'), [null])
  })

  test('are received again after a lost connection; caches pause meanwhile', async ({ assert }) => {
    const again = new Promise<void>((resolve) => {
      const lost = new PublicChanges({ url: fresh.applicationUrl, retryAfter: 1 })
      let times = 0
      void lost
        .listen((ids) => {
          if (ids === null && ++times === 3) void lost.close().then(resolve)
          else if (times === 2) assert.isFalse(lost.isListening)
        })
        .then(() =>
          fresh.database.rows(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'saude-perto-changes' and datname = current_database()`,
          ),
        )
    })
    await again
  })

  test('do not fail without a database', async ({ assert }) => {
    const nowhere = new PublicChanges({ url: 'postgres://nobody@127.0.0.1:1/none' })
    await nowhere.listen(() => {})
    assert.isFalse(nowhere.isListening)
    await nowhere.caughtUp()
    await nowhere.close()
  })
})
