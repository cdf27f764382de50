import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

const SENT = new Date('2026-11-20T12:00:00Z')
const A_SECOND_LATER = new Date('2026-11-20T12:00:01Z')

async function keep(store: Store, ...reviews: Partial<ReviewState>[]): Promise<void> {
  await store.professionals.save(aProfessional())
  for (const [index, review] of reviews.entries())
    await store.reviews.save(aReview({ id: aUuid(201 + index), ...review }))
}

export function reviewRepositoryBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | reviews`, source, (store) => {
    const rate = (...numbers: number[]) => store().reviews.recomputeRatings(numbers.map(aUuid))
    const stateOf = async (number: number) => (await store().professionals.findById(aUuid(number)))?.state

    test('returns a saved review unchanged', async ({ assert }) => {
      const bare = {
        ...{ comment: null, senderHash: null, consentVersion: null },
        ...{ idempotencyKey: 'key', quarantined: true },
        points: ['explained', 'on_time'] as const,
      }
      await keep(store(), bare)

      const expected = aReview(bare).state
      assert.deepEqual((await store().reviews.findForUpdate(aUuid(201)))?.state, expected)
      assert.deepEqual((await store().reviews.findForUpdate(aUuid(201)))?.state, expected)
      assert.isNull(await store().reviews.findForUpdate(aUuid(999)))
    })

    test('saves a decision', async ({ assert }) => {
      await keep(store(), {})
      const review = await store().reviews.findForUpdate(aUuid(201))
      review?.moderate('approved', { at: A_SECOND_LATER })
      review?.reply('Obrigada!', A_SECOND_LATER)

      if (review) await store().reviews.save(review)

      const answered = { answer: 'Obrigada!', answeredAt: A_SECOND_LATER, updatedAt: A_SECOND_LATER }
      const expected = aReview({ status: 'approved', ...answered }).state
      assert.deepEqual((await store().reviews.findForUpdate(aUuid(201)))?.state, expected)
    })

    test('saves reason and actor of a rejection, and when reports were decided', async ({ assert }) => {
      await keep(store(), { status: 'approved' })
      const review = await store().reviews.findForUpdate(aUuid(201))
      review?.remove('fake', A_SECOND_LATER)

      if (review) await store().reviews.save(review)

      assert.deepInclude((await store().reviews.findForUpdate(aUuid(201)))?.state, {
        ...{ status: 'rejected', objection: 'fake', rejectedBy: 'site' },
        reportsDecidedAt: A_SECOND_LATER,
      })
    })

    test('stores nothing for a professional who is gone, and lets the unit of work go on', async ({
      assert,
    }) => {
      await store().unitOfWork.run(async () => {
        assert.equal(await store().reviews.save(aReview()), 'professional_not_found')
        assert.isNull(await store().reviews.findForUpdate(aUuid(201)))
      })
    })

    test("finds the sender's first review with the same words", async ({ assert }) => {
      await keep(store(), { createdAt: SENT }, { createdAt: A_SECOND_LATER })

      assert.equal((await store().reviews.findRepeated(aReview().state, SENT))?.id, aUuid(201))
      assert.equal((await store().reviews.findRepeated(aReview().state, A_SECOND_LATER))?.id, aUuid(202))
    })

    const differences: Partial<ReviewState>[] = [
      { professionalId: aUuid(2) },
      { patientName: 'Carlos' },
      { rating: 4 },
      { comment: null },
      { points: ['explained'] },
      { senderHash: null },
    ]
    for (const difference of differences)
      test(`distinguishes reviews by ${Object.keys(difference)[0]}`, async ({ assert }) => {
        await keep(store(), {})

        assert.isNull(await store().reviews.findRepeated(aReview(difference).state, SENT))
      })

    test('recognizes a repetition without comment and address', async ({ assert }) => {
      const bare = { comment: null, senderHash: null }
      await keep(store(), bare)

      assert.equal((await store().reviews.findRepeated(aReview(bare).state, SENT))?.id, aUuid(201))
    })

    test('finds the review with the same key, preferring the same words', async ({ assert }) => {
      const elsewhere = { senderHash: 'hash-of-another-address' }
      await keep(
        store(),
        { idempotencyKey: 'key', createdAt: SENT },
        { ...elsewhere, createdAt: A_SECOND_LATER },
        { idempotencyKey: null, patientName: 'Carlos' },
      )
      const find = async (idempotencyKey: string | null, changes: Partial<ReviewState>, since = SENT) => {
        const { state } = aReview({ patientName: 'Lia', ...changes, idempotencyKey })
        return (await store().reviews.findRepeated(state, since))?.id
      }

      assert.equal(await find('key', {}), aUuid(201))
      assert.equal(await find('key', { ...elsewhere, patientName: 'Carla Mendes' }), aUuid(202))
      assert.isUndefined(await find('other key', {}))
      assert.isUndefined(await find(null, {}))
      assert.isUndefined(await find('key', { professionalId: aUuid(2) }))
      assert.isUndefined(await find('key', {}, A_SECOND_LATER))
    })

    test('accepts one of several submissions with one key, from any network', async ({ assert }) => {
      await keep(store())
      const sendOnce = (number: number) =>
        store().unitOfWork.run(async () => {
          const review = aReview({
            id: aUuid(number),
            idempotencyKey: 'key',
            senderHash: `network ${number}`,
          })
          const first = await store().reviews.findRepeated(review.state, SENT)
          if (!first) await store().reviews.save(review)
          return first?.id ?? review.id
        })

      const ids = await Promise.all([201, 202, 203, 204, 205].map(sendOnce))

      assert.equal(new Set(ids).size, 1)
    })

    test('pages approved reviews, newest first with the id as tie-break', async ({ assert }) => {
      const approved = { status: 'approved' } as const
      await keep(
        store(),
        { ...approved, createdAt: SENT },
        { ...approved, createdAt: A_SECOND_LATER },
        { ...approved, createdAt: SENT },
        { status: 'pending' },
        { status: 'rejected' },
      )
      const page = async (number: number) =>
        (await store().reviews.findApproved(aUuid(1), number, 2)).map(({ id }) => id)

      assert.deepEqual(await page(1), [202, 201].map(aUuid))
      assert.deepEqual(await page(2), [203].map(aUuid))
      assert.isEmpty(await page(3))
      await store().reviews.save(aReview({ ...approved, id: aUuid(210), rating: 1, createdAt: SENT }))
      const lowest = await store().reviews.findApproved(aUuid(1), 1, 2, 'lowest')
      assert.deepEqual(
        lowest.map(({ id }) => id),
        [210, 202].map(aUuid),
      )
      assert.equal(await store().reviews.countApproved(aUuid(1)), 4)
      assert.equal(await store().reviews.countApproved(aUuid(2)), 0)
    })

    test('lists pending and approved ones for the owner, newest first, without quarantine', async ({
      assert,
    }) => {
      const [approved, rejected] = [{ status: 'approved' } as const, { status: 'rejected' } as const]
      await keep(store(), {}, { ...approved, createdAt: A_SECOND_LATER }, rejected, { quarantined: true }, {})
      const page = async (number: number) =>
        (await store().reviews.findForOwner(aUuid(1), number, 2)).map(({ id }) => id)

      assert.deepEqual(await page(1), [202, 201].map(aUuid))
      assert.deepEqual(await page(2), [205].map(aUuid))
      assert.isEmpty(await store().reviews.findForOwner(aUuid(2), 1, 2))
      assert.equal(await store().reviews.countForOwner(aUuid(1)), 3)
      assert.equal(await store().reviews.countForOwner(aUuid(2)), 0)
    })

    test('counts what was sent and what of it was rejected, without quarantine', async ({ assert }) => {
      await keep(store(), {}, { status: 'approved' }, { status: 'rejected' }, { quarantined: true })

      assert.deepEqual(await store().reviews.fatesOf(aUuid(1)), { received: 3, rejected: 1 })
      assert.deepEqual(await store().reviews.fatesOf(aUuid(2)), { received: 0, rejected: 0 })
    })

    test('counts the stars of approved reviews', async ({ assert }) => {
      const ratings = [5, 5, 3, 1].map((rating) => ({ rating, status: 'approved' }) as const)
      await keep(store(), ...ratings, { rating: 2, status: 'rejected' })

      assert.deepEqual(await store().reviews.starsOf(aUuid(1)), [1, 0, 1, 0, 2])
    })

    test('counts the points of approved reviews anew after each is refused or deleted', async ({
      assert,
    }) => {
      const approved = { status: 'approved' } as const
      const sent = [
        { ...approved, points: ['explained', 'on_time'] as const },
        { ...approved, points: ['explained'] as const },
        { ...approved },
        { points: ['welcoming'] as const },
      ]
      await keep(store(), ...sent)
      const counted = async () =>
        (await store().reviews.pointsOf(aUuid(1))).map(({ point, count }) => `${point} ${count}`)

      assert.sameMembers(await counted(), ['explained 2', 'on_time 1'])
      await store().reviews.save(aReview({ id: aUuid(201), status: 'rejected', points: ['explained'] }))
      assert.sameMembers(await counted(), ['explained 1'])
      const erased = { email: null, phone: null, reviewIds: [aUuid(202)] }
      await store().personalData.erase(erased, A_SECOND_LATER)
      assert.isEmpty(await counted())
    })

    test('counts pending reviews without quarantine', async ({ assert }) => {
      await keep(store(), {}, { createdAt: A_SECOND_LATER }, { quarantined: true }, { status: 'approved' })

      assert.equal(await store().reviews.countPendingSince(aUuid(1), SENT), 2)
      assert.equal(await store().reviews.countPendingSince(aUuid(1), A_SECOND_LATER), 1)
    })

    test('computes the rating of approved reviews, null without any', async ({ assert }) => {
      await keep(store(), ...[5, 4, 4].map((rating) => ({ rating, status: 'approved' }) as const), {})

      await rate(1)
      assert.deepInclude(await stateOf(1), { rating: 4.3, reviewCount: 3 })

      for (const number of [201, 202, 203])
        await store().reviews.save(aReview({ id: aUuid(number), status: 'rejected' }))
      await rate(1)
      assert.deepInclude(await stateOf(1), { rating: 0, reviewCount: 0 })
    })

    test('rates exactly the given professionals by their own reviews', async ({ assert }) => {
      for (const number of [1, 2, 3]) {
        await store().professionals.save(aProfessional({ id: aUuid(number), rating: 1, reviewCount: 1 }))
        const given = { professionalId: aUuid(number), rating: 6 - number, status: 'approved' } as const
        await store().reviews.save(aReview({ ...given, id: aUuid(200 + number) }))
      }

      await rate(2, 1)

      const states = await Promise.all([1, 2, 3].map(stateOf))
      assert.deepEqual(
        states.map((state) => state?.rating),
        [5, 4, 1],
      )
    })
  })
}
