import { test } from '@japa/runner'
import { givenLead, givenProfessional, givenReview } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

const PHONE = '11944443333'
const LONG_AGO = new Date('2020-10-01T12:00:00Z')

test.group('saude privacy withdraw', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('each lead and review shows its consent; a withdrawal is recorded and ends the use', async ({
    assert,
  }) => {
    const { id: professionalId } = await givenProfessional(app.database, { whatsapp: PHONE, slug: 'ana' })
    const createdAt = LONG_AGO
    const lead = await givenLead(app.database, { professionalId, whatsapp: PHONE, createdAt })
    const other = await givenLead(app.database, { professionalId })
    const review = await givenReview(app.database, { professionalId, rating: 1, status: 'approved' })
    const consentOf = (subjectId: string) =>
      app.database.row(
        `select purpose, text_version as version, given_at as "givenAt", withdrawn_at is not null as ended
         from consents where subject_id = ?`,
        [subjectId],
      )
    assert.deepEqual(await consentOf(lead), {
      purpose: 'contact_by_professional',
      version: '2026-11',
      givenAt: createdAt,
      ended: false,
    })
    assert.deepInclude(await consentOf(review), {
      purpose: 'publication_of_review',
      version: '2026-11',
    })
    const words = ['privacy', 'withdraw', '--phone', PHONE, '--review', review]
    const exported = await app.saude(['privacy', 'export', '--phone', PHONE, '--review', review])
    assert.lengthOf(JSON.parse(exported.out).consents, 2)

    const unsure = await app.saude(words)
    const before = await app.checksum()
    const dryRun = await app.saude([...words, '--dry-run'])
    assert.deepEqual([unsure.code, dryRun.code, await app.checksum()], [2, 0, before])
    const { code, out } = await app.saude([...words, '--yes', '--json'])
    const repeated = await app.saude([...words, '--yes'])

    assert.deepEqual([code, repeated.code], [0, 1])
    assert.deepEqual(JSON.parse(out), { contacts: 1, reviews: 1, dryRun: false })
    assert.deepInclude(await consentOf(lead), { ended: true })
    assert.deepInclude(await consentOf(review), { ended: true })
    assert.deepInclude(await consentOf(other), { ended: false })
    assert.deepEqual(await app.database.rows('select id from contacts'), [{ id: other }])
    assert.deepEqual(
      await app.database.row('select rating, review_count as count from professionals where id = ?', [
        professionalId,
      ]),
      { rating: '0.0', count: 0 },
    )
    const trail = await app.database.row(`select after from audit_log where action = 'consent_withdrawn'`)
    assert.deepEqual(trail, { after: { contacts: 1, reviews: 1 } })
    assert.include(await app.read('data/erasures.ndjson'), lead)

    const returned = { id: lead, professionalId, patientName: 'De volta' }
    await givenLead(app.database, returned)
    const restored = await app.checksum()
    const trial = await app.saude('privacy replay --dry-run')
    assert.deepEqual([trial.code, await app.checksum()], [0, restored])
    const replayed = await app.saude('privacy replay --json')
    assert.deepEqual(JSON.parse(replayed.out), { erasedAgain: 1, dryRun: false })
    const again = await app.saude('privacy replay --json')
    assert.deepInclude(JSON.parse(again.out), { erasedAgain: 0 })
    assert.deepEqual(await app.database.rows('select id from contacts'), [{ id: other }])
  })

  test('a replay keeps people who registered again after their erasure', async ({ assert }) => {
    const { id: professionalId } = await givenProfessional(app.database)
    const patientEmail = 'voltou@exemplo.com.br'
    const gone = await givenLead(app.database, { professionalId, patientEmail, createdAt: LONG_AGO })
    await app.saude(['privacy', 'erase', '--email', patientEmail, '--yes'])
    const later = await givenLead(app.database, { professionalId, patientEmail, createdAt: new Date() })

    await app.saude('privacy replay --yes')

    const left = await app.database.rows<{ id: string }>('select id from contacts where id in (?, ?)', [
      gone,
      later,
    ])
    assert.deepEqual(left, [{ id: later }])
  })
})
