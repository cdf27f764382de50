import { test } from '@japa/runner'
import { givenLead, givenProfessional, givenReview } from '../../testing/given.ts'
import { openSaudeHouse, type SaudeHouse } from '../../testing/saude_house.ts'

const PHONE = '11944443333'
const LONG_AGO = new Date('2020-10-01T12:00:00Z')

test.group('saude privacy withdraw', (group) => {
  let house: SaudeHouse
  group.each.timeout(60_000)
  group.setup(async () => {
    house = await openSaudeHouse()
    return () => house.close()
  })

  test('153: each lead and review says what for, by which text and when; a withdrawal is recorded and ends the use', async ({
    assert,
  }) => {
    const { id: professionalId } = await givenProfessional(house.database, { whatsapp: PHONE, slug: 'ana' })
    const createdAt = LONG_AGO
    const lead = await givenLead(house.database, { professionalId, whatsapp: PHONE, createdAt })
    const other = await givenLead(house.database, { professionalId })
    const review = await givenReview(house.database, { professionalId, rating: 1, status: 'approved' })
    const consentOf = (subjectId: string) =>
      house.database.row(
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
      version: 'privacidade-2026-11',
    })
    const words = ['privacy', 'withdraw', '--phone', PHONE, '--review', review]
    const exported = await house.saude(['privacy', 'export', '--phone', PHONE, '--review', review])
    assert.lengthOf(JSON.parse(exported.out).consents, 2)

    const unsure = await house.saude(words)
    const before = await house.checksum()
    const rehearsal = await house.saude([...words, '--dry-run'])
    assert.deepEqual([unsure.code, rehearsal.code, await house.checksum()], [2, 0, before])
    const { code, out } = await house.saude([...words, '--yes', '--json'])
    const repeated = await house.saude([...words, '--yes'])

    assert.deepEqual([code, repeated.code], [0, 1])
    assert.deepEqual(JSON.parse(out), { contacts: 1, reviews: 1, dryRun: false })
    assert.deepInclude(await consentOf(lead), { ended: true })
    assert.deepInclude(await consentOf(review), { ended: true })
    assert.deepInclude(await consentOf(other), { ended: false })
    assert.deepEqual(await house.database.rows('select id from contacts'), [{ id: other }])
    assert.deepEqual(
      await house.database.row('select rating, review_count as count from professionals where id = ?', [
        professionalId,
      ]),
      { rating: '0.0', count: 0 },
    )
    const trail = await house.database.row(`select after from audit_log where action = 'consent_withdrawn'`)
    assert.deepEqual(trail, { after: { contacts: 1, reviews: 1 } })
    assert.include(await house.read('data/erasures.ndjson'), lead)

    const returned = { id: lead, professionalId, patientName: 'De volta' }
    await givenLead(house.database, returned)
    const restored = await house.checksum()
    const trial = await house.saude('privacy replay --dry-run')
    assert.deepEqual([trial.code, await house.checksum()], [0, restored])
    const replayed = await house.saude('privacy replay --json')
    assert.deepEqual(JSON.parse(replayed.out), { erasedAgain: 1, dryRun: false })
    const again = await house.saude('privacy replay --json')
    assert.deepInclude(JSON.parse(again.out), { erasedAgain: 0 })
    assert.deepEqual(await house.database.rows('select id from contacts'), [{ id: other }])
  })

  test('156: a replay leaves alone whoever came back after their erasure', async ({ assert }) => {
    const { id: professionalId } = await givenProfessional(house.database)
    const patientEmail = 'voltou@exemplo.com.br'
    const gone = await givenLead(house.database, { professionalId, patientEmail, createdAt: LONG_AGO })
    await house.saude(['privacy', 'erase', '--email', patientEmail, '--yes'])
    const later = await givenLead(house.database, { professionalId, patientEmail, createdAt: new Date() })

    await house.saude('privacy replay --yes')

    const left = await house.database.rows<{ id: string }>('select id from contacts where id in (?, ?)', [
      gone,
      later,
    ])
    assert.deepEqual(left, [{ id: later }])
  })
})
