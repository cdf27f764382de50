import { test } from '@japa/runner'
import { givenReview } from '#infrastructure/server/testing/given.ts'
import { aVisitor, givenSignedIn, type SignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

test.group('Answers, reports and decisions', (group) => {
  let site: TestApp
  let ana: SignedIn
  let admin: SignedIn
  let review: string
  group.setup(async () => {
    site = await openTestApp()
    admin = await givenSignedIn(site, { role: 'admin' })
    return () => site.close()
  })
  group.each.setup(async () => {
    ana = await givenSignedIn(site)
    const senderHash = `sender of ${ana.id}`
    review = await givenReview(site.app, {
      professionalId: ana.id,
      rating: 1,
      status: 'approved',
      senderHash,
    })
  })

  const report = (objection: unknown) =>
    aVisitor(site).send('POST', `/api/reviews/${review}/reports`, { objection, elapsedMs: 9_000 })
  const queued = async (queue = 'reported') => {
    const rows: { id: string }[] = await (
      await admin.get(`/api/admin/reviews?queue=${queue}&limit=100`)
    ).json()
    return rows.find(({ id }) => id === review)
  }
  const decide = (body: object) => admin.send('POST', `/api/admin/reviews/${review}/decision`, body)
  const publicReviews = async () => (await site.call(`/api/professionals/${ana.id}/reviews`)).json()

  test('shows the answer publicly until it is removed', async ({ assert }) => {
    const answered = await ana.send('PUT', `/api/reviews/${review}/answer`, { answer: 'Sinto muito <b>.' })
    assert.equal(answered.status, 200)
    assert.equal((await publicReviews()).reviews[0].answer, 'Sinto muito <b>.')

    await ana.send('DELETE', `/api/reviews/${review}/answer`)
    const [{ answer, answeredAt }] = (await publicReviews()).reviews
    assert.deepEqual([answer, answeredAt], [null, null])
    for (const nonsense of ['', null, 'a'.repeat(1_001)])
      assert.equal((await ana.send('PUT', `/api/reviews/${review}/answer`, { answer: nonsense })).status, 422)
  })

  test('counts a sender once, and shows the evidence without a fingerprint', async ({ assert }) => {
    const [twin, other] = [await givenSignedIn(site), { professionalId: ana.id, status: 'approved' } as const]
    await givenReview(site.app, { professionalId: twin.id, senderHash: `sender of ${ana.id}` })
    await givenReview(site.app, { ...other, patientName: 'Rui' })

    const answers = [await report('fake'), await report('offensive')]

    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204],
    )
    const row = (await queued()) ?? assert.fail('It is not queued.')
    assert.deepInclude(row, {
      reports: [{ objection: 'fake', count: 1 }],
      evidence: { fromOwner: false, sameSender: 1, sameDay: 1, rejectedByProfessional: 0, received: 2 },
    })
    assert.notInclude(JSON.stringify(row), 'sender of')
    for (const nonsense of ['rude', null, 1]) assert.equal((await report(nonsense)).status, 422)
  })

  test('removes a review and undoes it; a later report reopens it', async ({ assert }) => {
    await report('fake')

    assert.equal((await decide({ decision: 'remove' })).status, 422)
    assert.equal((await decide({ decision: 'remove', objection: 'fake' })).status, 200)
    assert.equal((await publicReviews()).total, 0)
    assert.isUndefined(await queued())
    assert.equal((await decide({ decision: 'remove', objection: 'fake' })).status, 409)

    const [entry] = await (await admin.get(`/api/admin/audit?target=${review}`)).json()
    assert.deepInclude(entry, { action: 'review_removed', undoable: true })
    assert.equal((await admin.send('POST', `/api/admin/audit/${entry.id}/undo`, {})).status, 200)
    assert.equal((await publicReviews()).total, 1)
    assert.isDefined(await queued())

    await decide({ decision: 'keep' })
    assert.isUndefined(await queued())
    await site.app.database.rows(
      `insert into review_reports (review_id, sender_hash, objection, created_at) values (?, 'later', 'fake', now() + interval '1 second')`,
      [review],
    )
    assert.isDefined(await queued())
  })

  test('rejects only for a reason, by which administrators can filter', async ({ assert }) => {
    const status = (body: object) => ana.send('PATCH', `/api/reviews/${review}/status`, body)

    assert.equal((await status({ status: 'rejected' })).status, 422)
    assert.equal((await status({ status: 'rejected', objection: 'not_a_patient' })).status, 200)

    assert.deepInclude(await queued('rejected'), { objection: 'not_a_patient', rejectedBy: 'professional' })
    assert.isUndefined(await queued('quarantined'))
  })
})
