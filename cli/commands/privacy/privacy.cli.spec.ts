import { test } from '@japa/runner'
import type { Professional } from '#domain/professionals/professional.ts'
import { givenLead, givenProfessional, givenReview } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

const EMAIL = 'zulmira.marcada@exemplo.com.br'
const PHONE = '11955554444'

test.group('saude privacy', (group) => {
  let app: TestCli
  let zulmira: Professional
  let other: Professional
  let review = ''
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    const { database } = app
    zulmira = await givenProfessional(database, {
      email: EMAIL,
      name: 'Zulmira',
      slug: 'zulmira',
      crm: 'CRM-SP 641177',
      whatsapp: PHONE,
      image: { hash: 'h', mime: 'image/webp' },
    })
    await database.rows(
      `insert into profile_images (professional_id, hash, width, format, bytes) values (?, 'h', 160, 'webp', 'x')`,
      [zulmira.id],
    )
    other = await givenProfessional(database)
    await givenReview(database, { professionalId: other.id, rating: 5, status: 'approved' })
    review = await givenReview(database, { professionalId: other.id, rating: 1, status: 'approved' })
    await givenLead(database, {
      professionalId: other.id,
      patientEmail: EMAIL,
      patientName: 'Zulmira paciente',
    })
    await givenLead(database, {
      professionalId: other.id,
      whatsapp: `55${PHONE}`,
      patientName: 'Zulmira de novo',
    })
    await givenLead(database, { professionalId: other.id, patientName: 'Outra pessoa' })
    await app.saude(['professionals', 'verify', EMAIL, '--reason', 'o registro é de Zulmira', '--yes'])
    await app.saude(['professionals', 'verify', EMAIL, '--off', '--reason', 'Zulmira, 641177', '--yes'])
    return () => app.close()
  })

  const dump = async () => {
    const tables = await app.database.rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    const rows: string[] = []
    for (const { name } of tables)
      for (const { text } of await app.database.rows<{ text: string }>(
        `select row::text as text from ${name} as row`,
      ))
        rows.push(`${name}: ${text}`)
    return rows.filter((row) => /zulmira|5555-?4444|641177/i.test(row))
  }

  test("exports exactly one person's data, and records it", async ({ assert }) => {
    const words = ['privacy', 'export', '--email', EMAIL.toUpperCase(), '--phone', '(11) 95555-4444']
    const { code, out } = await app.saude(words)

    assert.equal(code, 0)
    const records = JSON.parse(out)
    assert.deepEqual(
      records.professionals.map(({ id }: { id: string }) => id),
      [zulmira.id],
    )
    assert.lengthOf(records.contacts, 2)
    assert.notInclude(out, 'Outra pessoa')
    assert.notInclude(out, 'password')
    const entries = await app.database.rows(
      `select subject_id from audit_log where action = 'personal_data_exported'`,
    )
    assert.lengthOf(entries, 1)
    assert.notInclude(JSON.stringify(entries), 'zulmira')
    const asked = await app.saude([...words, '--json'])
    assert.deepEqual([asked.code, asked.out], [0, out])
  })

  test('requires a person, and --yes without a terminal', async ({ assert }) => {
    const [nobody, unsure, stranger] = [
      await app.saude('privacy export'),
      await app.saude(['privacy', 'erase', '--email', EMAIL]),
      await app.saude('privacy erase --email ninguem@exemplo.com.br --yes'),
    ]

    assert.deepEqual([nobody.code, unsure.code, stranger.code], [2, 2, 1])
    assert.match(unsure.err, /--yes/)
  })

  test('erases one person everywhere, reserves the slug and recomputes ratings', async ({ assert }) => {
    const words = ['privacy', 'erase', '--email', EMAIL, '--phone', PHONE, '--review', review, '--json']
    const before = await app.checksum()
    const dryRun = await app.saude([...words, '--dry-run'])
    assert.deepEqual([dryRun.code, await app.checksum()], [0, before])

    assert.lengthOf(
      (await dump()).filter((row) => row.startsWith('audit_reasons')),
      2,
    )

    const { code, out } = await app.saude([...words, '--yes'])

    assert.equal(code, 0)
    assert.deepInclude(JSON.parse(out), { professionals: 1, contacts: 2, reviews: 1, heldSlugs: ['zulmira'] })
    const left = await dump()
    assert.deepEqual(
      left.map((row) => row.split(':', 1)[0]),
      ['released_slugs'],
    )
    assert.isNull(await app.database.row('select 1 from profile_images'))
    assert.deepEqual(
      await app.database.row(
        'select rating::float8 as rating, review_count as count from professionals where id = ?',
        [other.id],
      ),
      { rating: 5, count: 1 },
    )
    assert.notInclude(await app.read('data/erasures.ndjson'), 'zulmira')
  })

  test('removes exactly the expired data, once', async ({ assert }) => {
    const { database } = app
    const professionalId = other.id
    const before = (interval: string) => `now() - interval '${interval}'`
    const stale = await givenLead(database, { professionalId })
    const fresh = await givenLead(database, { professionalId })
    const rejected = await givenReview(database, { professionalId, status: 'rejected' })
    const recently = await givenReview(database, { professionalId, status: 'rejected' })
    await database.rows(`update contacts set updated_at = ${before('12 months 1 hour')} where id = ?`, [
      stale,
    ])
    await database.rows(
      `update contacts set updated_at = ${before('12 months')} + interval '1 hour' where id = ?`,
      [fresh],
    )
    await database.rows(`update reviews set updated_at = ${before('90 days 1 hour')} where id = ?`, [
      rejected,
    ])
    await database.rows(`update reviews set updated_at = ${before('89 days')} where id = ?`, [recently])
    for (const [hash, age] of [
      ['old', '31 days'],
      ['new', '29 days'],
    ] as const)
      await database.rows(
        `insert into password_resets (id, professional_id, token_hash, expires_at, created_at)
         values (gen_random_uuid(), ?, ?, now(), ${before(age)})`,
        [professionalId, hash],
      )
    for (const age of ['6 months 1 hour', '5 months'])
      await database.rows(`insert into access_records (professional_id, at) values (?, ${before(age)})`, [
        professionalId,
      ])

    const due = { leads: 1, rejectedReviews: 1, passwordResets: 1, accessRecords: 1, sessions: 0 }
    const dryRun = await app.saude('privacy retain --dry-run --json')
    const first = await app.saude('privacy retain --json')
    const second = await app.saude('privacy retain --json')

    assert.deepInclude(JSON.parse(dryRun.out), due)
    assert.deepInclude(JSON.parse(first.out), due)
    assert.deepInclude(JSON.parse(second.out), {
      leads: 0,
      rejectedReviews: 0,
      passwordResets: 0,
      accessRecords: 0,
    })
    assert.isNotNull(await database.row('select 1 from contacts where id = ?', [fresh]))
    assert.isNull(await database.row('select 1 from contacts where id = ?', [stale]))
    assert.isNotNull(await database.row('select 1 from reviews where id = ?', [recently]))
  })
})
