import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ReviewState } from '#domain/reviews/review.ts'
import { givenReview } from '#infrastructure/server/testing/given.ts'
import {
  aVisitor,
  givenSignedIn,
  type SignedIn,
  storedState,
} from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

test.group('Reviews of the owner', (group) => {
  let site: TestApp
  let ana: SignedIn
  let rui: SignedIn
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })
  group.each.setup(async () => {
    ana = await givenSignedIn(site)
    rui = await givenSignedIn(site)
  })

  const given = (overrides: Partial<ReviewState> = {}) =>
    givenReview(site.app, { professionalId: ana.id, rating: 4, ...overrides })
  const give = (person: SignedIn, id: string, status: unknown) =>
    person.send('PATCH', `/api/reviews/${id}/status`, {
      status,
      ...(status === 'rejected' && { objection: 'fake' }),
    })
  const pendingOf = (person: SignedIn) => `/api/professionals/${person.id}/reviews/pending`
  const ratingOf = async (person: SignedIn) => {
    const { rating, reviewCount } = await (await site.call(`/api/professionals/${person.id}`)).json()
    return [rating, reviewCount]
  }

  test('does not find one in quarantine by id', async ({ assert }) => {
    const id = await given({ quarantined: true })

    for (const status of ['approved', 'rejected'])
      assert.equal((await give(ana, id, status)).status, 404, status)
    assert.deepEqual(await ratingOf(ana), [0, 0])
  })

  test('accepts twenty pending ones a day, even of simultaneous ones', async ({ assert }) => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        site.post(`/api/professionals/${ana.id}/reviews`, {
          ...{
            professionalId: ana.id,
            patientName: `Paciente ${'x'.repeat(number)}`,
            rating: 5,
            elapsedMs: 9_000,
          },
        }),
      ),
    )

    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      20,
    )
  })

  test('lists pending and approved ones with their status', async ({ assert }) => {
    await given({ createdAt: new Date('2026-11-01T12:00:00Z') })
    await given({ status: 'approved', createdAt: new Date('2026-11-02T12:00:00Z') })
    await given({ status: 'rejected' })
    await given({ quarantined: true })

    const answer = await ana.get(pendingOf(ana))
    const reviews = await answer.json()
    const first = await ana.get(`${pendingOf(ana)}?limit=1`)
    const second = await ana.get(`${pendingOf(ana)}?limit=1&page=2`)

    assert.deepEqual(
      reviews.map(({ status }: { status: string }) => status),
      ['approved', 'pending'],
    )
    assert.sameMembers(Object.keys(reviews[0]), [
      ...['id', 'patientName', 'rating', 'comment', 'points', 'answer', 'answeredAt', 'createdAt', 'status'],
    ])
    assert.deepEqual(
      [answer, first, second].map(({ headers }) => [headers.get('x-total-count'), headers.get('link')]),
      [
        ['2', null],
        ['2', `<${pendingOf(ana)}?limit=1&page=2>; rel="next"`],
        ['2', null],
      ],
    )
  })

  test('shows pending ones only to the owner', async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })

    assert.equal((await rui.get(pendingOf(ana))).status, 403)
    assert.equal((await admin.get(pendingOf(ana))).status, 403)
    assert.equal((await aVisitor(site).get(pendingOf(ana))).status, 401)
  })

  test("does not find another's review", async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })
    const id = await given()
    const unknown = await (await give(rui, randomUUID(), 'approved')).text()

    for (const stranger of [rui, admin])
      for (const status of ['approved', 'nonsense']) {
        const answer = await give(stranger, id, status)
        assert.deepEqual([answer.status, await answer.text()], [404, unknown])
      }
    assert.deepEqual(await ratingOf(ana), [0, 0])
  })

  test('updates rating and public list with each decision', async ({ assert }) => {
    const [four, five] = [await given({ rating: 4 }), await given({ rating: 5, patientName: 'Rita' })]
    const listed = async () => (await (await site.call(`/api/professionals/${ana.id}/reviews`)).json()).total

    assert.equal((await (await give(ana, four, 'approved')).json()).status, 'approved')
    assert.equal((await give(ana, five, 'approved')).status, 200)
    assert.equal((await give(ana, five, 'approved')).status, 200)
    assert.deepEqual([await ratingOf(ana), await listed()], [[4.5, 2], 2])
    assert.equal((await give(ana, five, 'rejected')).status, 200)
    assert.deepEqual([await ratingOf(ana), await listed()], [[4, 1], 1])
    assert.equal((await give(ana, five, 'approved')).status, 409)
    assert.equal((await give(ana, four, 'rejected')).status, 200)
    assert.deepEqual([await ratingOf(ana), await listed()], [[0, 0], 0])
    for (const nonsense of ['pending', null, true])
      assert.equal((await give(ana, await given({ comment: `${nonsense}` }), nonsense)).status, 422)
  })

  test('keeps rating and count exact under simultaneous decisions', async ({ assert }) => {
    const ids: string[] = []
    for (let number = 0; number < 40; number++)
      ids.push(await given({ rating: (number % 5) + 1, comment: `Visita ${number}` }))

    await Promise.all(ids.map((id, index) => give(ana, id, index % 3 === 0 ? 'rejected' : 'approved')))

    const row = await site.app.database.row<{ rating: number; count: number }>(
      `select round(avg(rating), 1)::float8 as rating, count(*)::int as count from reviews
       where professional_id = ? and status = 'approved'`,
      [ana.id],
    )
    const { rating, reviewCount } = await storedState(site, ana.id)
    assert.deepEqual({ rating, count: reviewCount }, row)
    assert.equal(reviewCount, 26)
  })

  test('stores neither decision nor figures when the connection dies between them', async ({ assert }) => {
    const review = await given({ rating: 5 })
    await site.owner.rows(`create function die() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
    await site.owner.rows(
      'create trigger die before update of rating on professionals for each row execute function die()',
    )

    const cut = await give(ana, review, 'approved')

    await site.owner.rows('drop trigger die on professionals')
    assert.equal(cut.status, 503)
    assert.deepEqual(await (await ana.get(pendingOf(ana))).json().then(([each]) => each.status), 'pending')
    assert.deepEqual(await ratingOf(ana), [0, 0])
    assert.equal((await give(ana, review, 'approved')).status, 200)
    assert.deepEqual(await ratingOf(ana), [5, 1])
  })

  test('skips no review when others are approved between two pages', async ({ assert }) => {
    const old = await Promise.all(
      Array.from({ length: 15 }, (_, hour) =>
        given({
          status: 'approved',
          comment: `Visita ${hour}`,
          createdAt: new Date(Date.UTC(2026, 9, 1, hour)),
        }),
      ),
    )
    const newer = await Promise.all([given({ comment: 'Nova 1' }), given({ comment: 'Nova 2' })])
    const page = async (number: number): Promise<string[]> => {
      const answer = await site.call(`/api/professionals/${ana.id}/reviews?page=${number}&limit=10`)
      return (await answer.json()).reviews.map(({ id }: { id: string }) => id)
    }

    const first = await page(1)
    for (const id of newer) await give(ana, id, 'approved')
    const second = await page(2)

    assert.sameMembers([...new Set([...first, ...second])], old)
    assert.lengthOf(
      first.filter((id) => second.includes(id)),
      newer.length,
    )
  })

  test("refuses a professional's review of themselves", async ({ assert }) => {
    const review = { patientName: 'Ana', rating: 5, comment: 'Ótima' }
    const path = `/api/professionals/${ana.id}/reviews`

    const own = await ana.send('POST', path, review)

    assert.deepEqual([own.status, (await own.json()).code], [403, 'own_profile'])
    assert.equal((await rui.send('POST', path, review)).status, 201)
    assert.equal((await aVisitor(site).send('POST', path, { ...review, patientName: 'Bia' })).status, 201)
  })
})
