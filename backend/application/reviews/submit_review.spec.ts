import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { SubmitReview, type SubmitReviewInput } from './submit_review.ts'
import { reviewDependencies } from './testing/review_dependencies.ts'

const FIRST = '10000000-0000-4000-8000-000000000001'

function aReviewForm(overrides: Partial<SubmitReviewInput> = {}): SubmitReviewInput {
  return {
    professionalId: aUuid(1),
    patientName: 'Carla Mendes',
    rating: 5,
    comment: 'Muito atenciosa.',
    sender: { address: '203.0.113.7', userAgent: 'Firefox', elapsedMs: 8_000 },
    ...overrides,
  }
}

test.group('SubmitReview', () => {
  test('stores the accepted consent text, if there is one', async ({ assert }) => {
    const deps = await reviewDependencies()
    const submit = new SubmitReview(deps)

    await submit.execute(aReviewForm({ consentVersion: '2026-11' }))
    await submit.execute(aReviewForm({ patientName: 'Rui' }))

    assert.deepEqual(
      deps.reviews.states().map(({ consentVersion }) => consentVersion),
      ['2026-11', null],
    )
  })

  test('stores each ticked point once, and other points as another review', async ({ assert }) => {
    const deps = await reviewDependencies()
    const submit = new SubmitReview(deps)

    await submit.execute(aReviewForm({ points: ['on_time', 'explained', 'on_time'] }))
    await submit.execute(aReviewForm({ points: ['explained', 'on_time'] }))
    await submit.execute(aReviewForm())

    assert.deepEqual(
      deps.reviews.states().map(({ points }) => points),
      [['explained', 'on_time'], []],
    )
  })

  test('stores the review as pending', async ({ assert }) => {
    const deps = await reviewDependencies()

    const result = await new SubmitReview(deps).execute(aReviewForm())

    assert.deepEqual(result, { ok: true, value: { id: FIRST, status: 'pending' } })
    assert.deepInclude(deps.reviews.states()[0], {
      status: 'pending',
      patientName: 'Carla Mendes',
      senderHash: 'hash of sender 203.0.113.7',
      createdAt: deps.clock.now(),
    })
    const email = `ana-${aUuid(1)}@exemplo.com.br`
    const payload = { kind: 'new_review' as const, accountId: aUuid(1), email }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_notice', payload }])
  })

  test('does not find a hidden professional, for the owner either', async ({ assert }) => {
    const deps = await reviewDependencies({ professional: aProfessional({ blocked: true }) })

    const result = await new SubmitReview(deps).execute(aReviewForm({ viewerId: aUuid(1) }))

    assert.deepEqual(result, { ok: false, failure: 'professional_not_found' })
  })

  test('refuses professionals who review themselves', async ({ assert }) => {
    const deps = await reviewDependencies()

    const result = await new SubmitReview(deps).execute(aReviewForm({ viewerId: aUuid(1) }))

    assert.deepEqual(result, { ok: false, failure: 'own_profile' })
    assert.isEmpty(deps.reviews.states())
  })

  test("returns the first id for the sender's same words within a day", async ({ assert }) => {
    const deps = await reviewDependencies()
    const submit = new SubmitReview(deps)
    await Promise.all([submit.execute(aReviewForm()), submit.execute(aReviewForm())])

    deps.clock.advance({ hours: 23 })
    const again = await submit.execute(aReviewForm({ patientName: ' Carla Mendes' }))
    assert.deepEqual(again, { ok: true, value: { id: FIRST, status: 'pending' } })
    assert.lengthOf(deps.reviews.states(), 1)

    deps.clock.advance({ hours: 2 })
    await submit.execute(aReviewForm())
    assert.lengthOf(deps.reviews.states(), 2)
  })

  test("gives simultaneous repetitions the same answer, even at the reviews' limit", async ({ assert }) => {
    const deps = await reviewDependencies()
    deps.limits.most = 1
    deps.unitOfWork.isNextLate = true
    const submit = new SubmitReview(deps)

    const sent = await Promise.all([submit.execute(aReviewForm()), submit.execute(aReviewForm())])

    assert.deepEqual(sent[0], sent[1])
    assert.lengthOf(deps.limits.spent, 1)
    await assert.rejects(() => submit.execute(aReviewForm({ patientName: 'Outra' })), 'too many')
    assert.lengthOf(deps.reviews.states(), 1)
  })

  test('answers the first id to a key that nobody guesses for a day, from any network', async ({
    assert,
  }) => {
    const deps = await reviewDependencies()
    const submit = new SubmitReview(deps)
    const from = (address: string, idempotencyKey: string, patientName = 'Carla Mendes') => {
      const sender = { address, userAgent: 'Firefox', elapsedMs: 8_000, idempotencyKey }
      return submit.execute(aReviewForm({ sender, patientName }))
    }
    const first = await from('203.0.113.7', aUuid(7))

    deps.clock.advance({ hours: 23 })
    deps.limits.refusal = new Error('too many')
    const again = await Promise.all([from('198.51.100.9', aUuid(7)), from('192.0.2.4', aUuid(7))])
    const differs = await from('198.51.100.9', aUuid(7), 'Outra')
    deps.limits.refusal = null
    deps.clock.advance({ hours: 2 })
    const nextDay = await from('198.51.100.9', aUuid(7))

    assert.deepEqual(again, [first, first])
    assert.deepEqual(differs, { ok: false, failure: 'sending_differs' })
    assert.notDeepEqual(nextDay, first)
    assert.lengthOf(deps.reviews.states(), 2)
  })

  test('honours a guessable key only within one network', async ({ assert }) => {
    const deps = await reviewDependencies()
    const submit = new SubmitReview(deps)
    const from = (address: string) => {
      const sender = { address, userAgent: 'Firefox', elapsedMs: 8_000, idempotencyKey: 'key' }
      return submit.execute(aReviewForm({ sender }))
    }

    const [one, other] = [await from('203.0.113.7'), await from('198.51.100.9')]

    assert.notDeepEqual(one, other)
    assert.lengthOf(deps.reviews.states(), 2)
  })

  test('accepts at most 20 pending reviews a day, and still quarantines suspects', async ({ assert }) => {
    const createdAt = new Date('2026-11-21T11:00:00Z')
    const reviews = Array.from({ length: 20 }, (_, index) =>
      aReview({ id: aUuid(201 + index), patientName: `Paciente ${index}`, createdAt }),
    )
    const deps = await reviewDependencies({ reviews })
    const submit = new SubmitReview(deps)

    assert.deepEqual(await submit.execute(aReviewForm()), { ok: false, failure: 'too_many_pending' })
    const suspect = { address: null, userAgent: null, corFavorita: 'x' }
    assert.isTrue((await submit.execute(aReviewForm({ sender: suspect }))).ok)
    deps.clock.advance({ hours: 24 })
    assert.isTrue((await submit.execute(aReviewForm())).ok)
  })

  test("quarantines a script's review with the usual answer", async ({ assert }) => {
    const deps = await reviewDependencies()
    const sender = { address: '203.0.113.7', userAgent: 'Firefox', elapsedMs: 300 }

    const result = await new SubmitReview(deps).execute(aReviewForm({ sender }))

    assert.deepEqual(result, { ok: true, value: { id: FIRST, status: 'pending' } })
    assert.isTrue(deps.reviews.states()[0]?.quarantined)
    assert.isEmpty(deps.jobs.jobs())
  })

  test("charges the sender's limit for a new review, not for a repetition", async ({ assert }) => {
    const deps = await reviewDependencies()
    const submit = new SubmitReview(deps)

    const first = await submit.execute(aReviewForm())
    deps.limits.refusal = new Error('too many')
    const again = await submit.execute(aReviewForm())

    assert.deepEqual(again, first)
    assert.deepEqual(deps.limits.spent, [`reviewPerProfessional 203.0.113.7:${aUuid(1)}`])
    await assert.rejects(() => submit.execute(aReviewForm({ patientName: 'Outra' })), 'too many')
  })

  test('charges the limit once for simultaneous sendings, and not for unsaved ones', async ({ assert }) => {
    const deps = await reviewDependencies()
    const submit = new SubmitReview(deps)

    const sent = await Promise.all([submit.execute(aReviewForm()), submit.execute(aReviewForm())])
    deps.reviews.countPendingSince = async () => 20
    const tooMany = await submit.execute(aReviewForm({ patientName: 'Outra' }))

    assert.deepEqual(sent[0], sent[1])
    assert.deepEqual(tooMany, { ok: false, failure: 'too_many_pending' })
    assert.deepEqual(deps.limits.spent, [`reviewPerProfessional 203.0.113.7:${aUuid(1)}`])
  })

  test('keeps nothing where the professional goes away meanwhile', async ({ assert }) => {
    const deps = await reviewDependencies({ professional: aProfessional({ id: aUuid(2) }) })
    deps.directory.isListed = async () => true

    const result = await new SubmitReview(deps).execute(aReviewForm())

    assert.deepEqual(result, { ok: false, failure: 'professional_not_found' })
  })
})
