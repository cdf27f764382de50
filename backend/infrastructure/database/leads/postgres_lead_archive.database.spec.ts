import { test } from '@japa/runner'
import type { LeadArchiveFilter } from '#application/ports/lead_archive.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ContactId } from '#domain/shared/ids.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { PostgresProfessionalRepository } from '../professionals/postgres_professional_repository.ts'
import { type FreshDatabase, freshDatabase } from '../testing/fresh_database.ts'
import { PostgresLeadArchive } from './postgres_contact_repository.ts'

const MANY = 5_000
const FIRST = '2026-11-01T00:00:00Z'

/** A second apart; each second one for the other professional, each fiftieth attended, two of three real leads. */
const MANY_CONTACTS = `insert into contacts (id, professional_id, kind, patient_name, patient_email, subject, message, whatsapp,
    service_of_interest, location, lead_status, quarantined, fingerprint, created_at, updated_at)
  select gen_random_uuid(), case number % 2 when 0 then ? else ? end::uuid, 'lead', 'Paciente ' || number, '', '', '',
    '11999998888', 'Consulta', 'Aqui', case number % 50 when 0 then 'attended' else 'pending' end, number % 3 = 0,
    number, ?::timestamptz + make_interval(secs => number), now()
  from generate_series(0, ${MANY - 1}) as number`

test.group('PostgresLeadArchive', (group) => {
  let fresh: FreshDatabase
  let archive: PostgresLeadArchive
  group.setup(async () => {
    fresh = await freshDatabase()
    archive = new PostgresLeadArchive(fresh.database)
    const professionals = new PostgresProfessionalRepository(fresh.database, new FixedClock())
    for (const number of [1, 2]) {
      const own = { email: `p${number}@exemplo.com.br`, slug: `p-${number}`, crm: `CRM/SP 1000${number}` }
      await professionals.save(aProfessional({ id: aUuid(number), ...own }))
    }
    await fresh.database.rows(MANY_CONTACTS, [aUuid(1), aUuid(2), FIRST])
    await fresh.database.rows('analyze contacts')
    return () => fresh.drop()
  })

  const namesOf = async (filter: LeadArchiveFilter) => {
    const names: string[] = []
    for await (const { patientName } of archive.read(filter)) names.push(patientName)
    return names
  }
  const numbers = (wanted: (number: number) => boolean) =>
    Array.from({ length: MANY }, (_, number) => number)
      .filter((number) => number % 3 !== 0 && wanted(number))
      .map((number) => `Paciente ${number}`)
  const after = (seconds: number) => new Date(Date.parse(FIRST) + seconds * 1_000)

  test('returns every lead once, oldest first, over all pages', async ({ assert }) => {
    assert.deepEqual(
      await namesOf({}),
      numbers(() => true),
    )
  })

  test('filters by professional, status and time', async ({ assert }) => {
    const even = (number: number) => number % 2 === 0
    for (const professional of [aUuid(1), 'p-1', 'p1@exemplo.com.br'])
      assert.deepEqual(await namesOf({ professional }), numbers(even))
    assert.isEmpty(await namesOf({ professional: 'ninguem' }))
    assert.deepEqual(
      await namesOf({ status: 'attended' }),
      numbers((number) => number % 50 === 0),
    )
    assert.deepEqual(
      await namesOf({ from: after(10), until: after(4_000) }),
      numbers((number) => number >= 10 && number < 4_000),
    )
  })

  test('pages newest first with the total', async ({ assert }) => {
    const pageOf = async (filter: LeadArchiveFilter, page: number) => {
      const { rows, total } = await archive.list(filter, page, 2)
      return { names: rows.map(({ patientName }) => patientName), total }
    }
    const newest = numbers(() => true).toReversed()
    assert.deepEqual(await pageOf({}, 1), { names: newest.slice(0, 2), total: newest.length })
    assert.deepEqual(await pageOf({}, 2), { names: newest.slice(2, 4), total: newest.length })
    assert.deepEqual(
      await pageOf({ professional: 'p-1', status: 'attended', from: after(10), until: after(300) }, 1),
      { names: ['Paciente 250', 'Paciente 200'], total: 4 },
    )
    assert.deepEqual(await pageOf({ professional: 'ninguem' }, 1), { names: [], total: 0 })
    const [first] = (await archive.list({}, 1, 1)).rows
    assert.deepEqual((await archive.list({ id: first?.id as ContactId }, 1, 2)).rows, [first])
  })

  test('pages through the quarantine on request, including messages', async ({ assert }) => {
    const { total, rows } = await archive.list({ quarantined: true }, 1, 2)
    const [hidden] = rows
    const id = hidden?.id as ContactId
    const ofTwo = await archive.list({ quarantined: true, professional: 'p-2' }, 1, 1)

    assert.deepEqual(
      [total, rows.map(({ patientName }) => patientName)],
      [Math.ceil(MANY / 3), ['Paciente 4998', 'Paciente 4995']],
    )
    assert.isTrue(hidden?.quarantined)
    assert.equal(ofTwo.rows[0]?.patientName, 'Paciente 4995')
    assert.equal((await archive.list({ id }, 1, 2)).total, 0)
    assert.deepEqual((await archive.list({ id, quarantined: true }, 1, 2)).rows, [hidden])
    await fresh.database.transaction(async () => {
      await fresh.database.rows(`update contacts set kind = 'contact' where id = ?`, [id])
      assert.equal((await archive.list({ quarantined: true }, 1, 2)).total, total)
      await fresh.database.rows(`update contacts set kind = 'lead' where id = ?`, [id])
    })
  })

  test('reads only one page for the first rows', async ({ assert }) => {
    const rowsRead = async () => {
      const row = await fresh.database.row<{ rows: number }>(
        `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = 'contacts'`,
      )
      return row?.rows ?? 0
    }

    const read = await fresh.database.transaction(async () => {
      const before = await rowsRead()
      for await (const _ of archive.read({})) break
      return (await rowsRead()) - before
    })

    assert.isAtLeast(read, 1)
    assert.isAtMost(read, 1_000)
  })
})
