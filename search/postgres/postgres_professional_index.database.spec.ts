import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import {
  aSearchableProfessional,
  searchableId,
} from '#application/ports/testing/a_searchable_professional.ts'
import { rankOf } from '#domain/professionals/ranking.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { ADVISORY_LOCKS } from '../shared/advisory_locks.ts'
import { loadProfessionals } from '../testing/load_professionals.ts'
import { CELL_DIFFERENCES, PostgresProfessionalIndex } from './postgres_professional_index.ts'

const PEOPLE = Array.from({ length: 60 }, (_, number) =>
  aSearchableProfessional(number, {
    insurers: number % 2 ? ['Amil', 'Unimed'] : ['Outros'],
    municipality: number % 3 ? 3550308 : null,
    specialty: number % 5 ? 'Pediatra' : 'Geriatra',
  }),
)
const [FIRST, SECOND] = PEOPLE.map(({ id }) => id)

test.group('postgresql | index', (group) => {
  let fresh: FreshDatabase
  let index: PostgresProfessionalIndex
  group.each.setup(async () => {
    fresh = await freshDatabase(8)
    index = new PostgresProfessionalIndex(fresh.database)
    await loadProfessionals(fresh.database, PEOPLE)
    await index.refresh(PEOPLE.map(({ id }) => id))
    return () => fresh.drop()
  })

  const run = (sql: string, bindings: unknown[] = []) =>
    fresh.database.rows<Record<string, unknown>>(sql, bindings)
  const listing = async (column: string, id = FIRST) => {
    const [row] = await run(
      `select ${column} as value from professional_listings where professional_id = ?`,
      [id],
    )
    return row?.['value']
  }

  test('follows the places of a profile, with their days and modes, and counts them exactly', async ({
    assert,
  }) => {
    const place = `insert into locations (id, professional_id, name, address, city, state, phone, is_online, availability)
      values (gen_random_uuid(), ?, 'Sala', ?, ?, ?, ?, ?, ?)`
    const rows = () =>
      run(
        `select municipality_id, modes & 2 <> 0 as online, modes >> 29 as repeated from professional_listings
         where professional_id = ? order by modes >> 29, municipality_id`,
        [SECOND],
      )
    await run(place, [SECOND, 'Rua A, 1', 'SANTOS', 'SP', null, false, ['sabado']])
    await run(place, [SECOND, 'Rua B, 2', 'Recife', 'PE', null, false, []])
    await run(place, [SECOND, null, null, null, '1932345678', true, []])
    await index.refresh([SECOND ?? searchableId(1)])

    assert.deepEqual(await rows(), [
      { municipality_id: 3550308, online: true, repeated: 0 },
      { municipality_id: 2611606, online: true, repeated: 2 },
      { municipality_id: 3548500, online: true, repeated: 3 },
    ])
    assert.deepEqual(await run(CELL_DIFFERENCES), [])
    assert.equal((await index.status()).indexed, PEOPLE.length)

    await run('update locations set is_active = false')
    await index.refresh([SECOND ?? searchableId(1)])
    assert.deepEqual(await rows(), [{ municipality_id: 3550308, online: false, repeated: 0 }])
    assert.deepEqual(await run(CELL_DIFFERENCES), [])
  })

  test('takes over a change with its transaction, and gives it back with it', async ({ assert }) => {
    const rename = fresh.database.transaction(async () => {
      await run("update professionals set name = 'Zuleica' where id = ?", [FIRST])
      await index.refresh([FIRST ?? anId('')])
      assert.equal(await listing("names @@ 'zuleica'"), true)
      throw new Error('changed my mind')
    })

    await assert.rejects(() => rename, 'changed my mind')
    assert.equal(await listing("names @@ 'zuleica'"), false)
  })

  test('forgets whoever is blocked, promoted or deleted, and their counts', async ({ assert }) => {
    const [blocked, promoted, deleted] = PEOPLE.slice(3).map(({ id }) => id)
    await run('update professionals set blocked = true where id = ?', [blocked])
    await run("update professionals set role = 'admin' where id = ?", [promoted])
    await index.refresh([blocked ?? anId(''), promoted ?? anId('')])
    await run('delete from professionals where id = ?', [deleted])

    assert.equal((await index.status()).indexed, PEOPLE.length - 3)
    assert.isEmpty(await run(CELL_DIFFERENCES))
  })

  test('counts every change of insurers, place and plan exactly, folded or not', async ({ assert }) => {
    await run(
      "update professionals set subscription_level = 'premium', municipality_id = 3304557 where id = ?",
      [FIRST],
    )
    await run('update professional_insurances set is_active = false where professional_id = ?', [SECOND])
    await index.refresh([FIRST ?? anId(''), SECOND ?? anId('')])
    assert.equal(await listing('insurers', SECOND), 0)
    assert.isEmpty(await run(CELL_DIFFERENCES))

    await index.compact()
    assert.isEmpty(await run(CELL_DIFFERENCES))
    assert.isEmpty(await run('select 1 from listing_cells where not folded or listings <= 0'))
  })

  test('counts exactly while many write and some compact at once', async ({ assert }) => {
    const writer = async (number: number) => {
      const id = PEOPLE[number % 7]?.id ?? anId('')
      await fresh.database.transaction(async () => {
        await run('update professionals set teleconsulta = ?, rating = 4, review_count = ? where id = ?', [
          number % 2 === 0,
          number + 1,
          id,
        ])
        await index.refresh([id])
      })
      if (number % 5 === 0) await index.compact()
    }
    await Promise.all(Array.from({ length: 60 }, (_, number) => writer(number)))

    assert.isEmpty(await run(CELL_DIFFERENCES))
    await index.compact()
    assert.isEmpty(await run(CELL_DIFFERENCES))
  })

  test('compacts what many changes appended in another transaction, for which theirs does not wait', async ({
    assert,
  }) => {
    const many = [...PEOPLE.map(({ id }) => id), ...Array.from({ length: 10_000 }, () => randomUUID())]
    const compactionsOf = 'select 1 from pg_locks where locktype = ? and objid = ? and pid = pg_backend_pid()'
    await fresh.database.transaction(async () => {
      await index.refresh(many.map((id) => anId(id)))
      assert.isEmpty(await run(compactionsOf, ['advisory', ADVISORY_LOCKS.compactingCounts]))
    })
  })

  test('loses neither of two changes to one professional made at once', async ({ assert }) => {
    const changes = [
      'insert into professional_insurances (id, professional_id, insurer_id) values (gen_random_uuid(), ?, 1)',
      'insert into professional_insurances (id, professional_id, insurer_id) values (gen_random_uuid(), ?, 2)',
      "update professionals set subscription_level = 'premium' where id = ?",
    ]
    await Promise.all(
      changes.map((sql) =>
        fresh.database.transaction(async () => {
          await run(sql, [FIRST])
          await index.refresh([FIRST ?? anId('')])
        }),
      ),
    )

    assert.equal(await listing('insurers & 3 = 3 and modes & 4 = 4'), true)
  })

  test('ranks as the domain does', async ({ assert }) => {
    const people = Array.from({ length: 30 }, (_, number) =>
      aSearchableProfessional(100 + number, {
        isPremium: number % 3 === 0,
        isVerified: number % 2 === 0,
        rating: (number % 15 ? 20 + number : 0) / 10,
        reviewCount: number % 15 ? 1 + 7 * number : 0,
      }),
    )
    await loadProfessionals(fresh.database, people)
    await index.refresh(people.map(({ id }) => id))

    for (const person of people) assert.equal(await listing('rank', person.id), rankOf(person))
  })

  test('does not rewrite what has not changed', async ({ assert }) => {
    const before = await listing('xmin::text')

    await run("update professionals set bio = 'Outra' where id = ?", [FIRST])
    await index.refresh([FIRST ?? anId('')])

    assert.equal(await listing('xmin::text'), before)
  })

  test('counts nothing anew where only the rank changes', async ({ assert }) => {
    await index.compact()
    await run('update professionals set rating = 5, review_count = 9 where id = ?', [FIRST])
    await index.refresh([FIRST ?? anId('')])

    assert.isEmpty(await run('select 1 from listing_cells where not folded'))
  })

  test('joins by itself what many small changes appended, and says when it is done', async ({ assert }) => {
    for (let change = 0; change < 500; change++) await index.refresh([FIRST ?? anId('')])
    await index.settle()

    assert.isEmpty(await run('select 1 from listing_cells where not folded'))
    assert.isEmpty(await run(CELL_DIFFERENCES))
  })

  test('settles where the joining fails, and leaves it to the next one', async ({ assert }) => {
    const unfolded = () => run('select 1 from listing_cells where not folded')
    const many = [...PEOPLE.map(({ id }) => id), ...Array.from({ length: 10_000 }, () => anId(randomUUID()))]

    await run('alter function compact_listing_cells() rename to no_longer_there')
    await index.refresh(many)
    await index.settle()
    assert.isNotEmpty(await unfolded())

    await run('alter function no_longer_there() rename to compact_listing_cells')
    await index.refresh(many)
    await index.settle()
    assert.isEmpty(await unfolded())
  })

  test('repairs listings, counts and words when it is rebuilt', async ({ assert }) => {
    await run('alter table professional_listings disable trigger user')
    await run('delete from professional_listings where professional_id in (?, ?)', [FIRST, SECOND])
    await run('alter table professional_listings enable trigger user')
    await run("insert into listed_words (word) values ('ninguem')")
    await run('update listing_cells set listings = listings + 5')
    const seen: number[] = []

    const indexed = await index.rebuild((done, total) => seen.push(done / total))

    assert.equal(indexed, PEOPLE.length)
    assert.deepEqual(seen, [1])
    assert.isEmpty(await run(CELL_DIFFERENCES))
    assert.sameMembers(
      (await run('select word from listed_words')).map(({ word }) => word),
      ['renata', 'moura'],
    )
  })

  test('is rebuilt in a transaction that nobody else gets past, without waiting for another connection', async ({
    assert,
  }) => {
    await index.refresh(Array.from({ length: 9_990 }, () => anId(randomUUID())))

    const indexed = await fresh.database.transaction(async () => {
      await run("set local idle_in_transaction_session_timeout = '10s'")
      await run('lock table professional_listings, listing_cells in access exclusive mode')
      await assert.rejects(() => index.settle(), 'Settle outside the transaction.')
      return index.rebuild()
    })

    assert.equal(indexed, PEOPLE.length)
    assert.isEmpty(await run(CELL_DIFFERENCES))
  })

  test('says how many should be found and how many can be', async ({ assert }) => {
    await run('update professionals set blocked = true where id = ?', [FIRST])

    const status = await index.status()

    assert.deepInclude(status, {
      engine: 'postgresql',
      healthy: false,
      expected: 59,
      indexed: 60,
      pending: 0,
    })
  })

  test('fills an empty listing in the order of the names, so that namesakes lie together', async ({
    assert,
  }) => {
    for (const table of ['professional_listings', 'listing_cells', 'listed_words'])
      await run(`delete from ${table}`)
    await run("update professionals set name = case when id < ? then 'Zuleica' else 'Ana' end", [
      PEOPLE[30]?.id,
    ])

    await fresh.database.transaction(() => index.fill())

    const names = await fresh.database.column<string>(
      'select tsvector_to_array(names)::text from professional_listings order by ctid',
    )
    assert.lengthOf(names, PEOPLE.length)
    assert.isTrue(
      names.slice(0, 30).every((each) => each.includes('ana')),
      names.join(),
    )
  })
})
