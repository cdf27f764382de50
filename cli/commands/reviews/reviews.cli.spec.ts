import { test } from '@japa/runner'
import { givenProfessional, givenReview } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude reviews', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  const ratingOf = (slug: string) =>
    app.database.row(
      'select rating::float8 as rating, review_count as "reviewCount" from professionals where slug = ?',
      [slug],
    )

  test('approves and rejects several, and updates the rating', async ({ assert }) => {
    const { id: professionalId, state } = await givenProfessional(app.database)
    const four = await givenReview(app.database, { professionalId, rating: 4 })
    const two = await givenReview(app.database, { professionalId, rating: 2 })
    await app.write('ids.txt', `${four} # boa\n${two}\n`)

    const before = await app.checksum()
    const dryRun = await app.saude('reviews approve --file ids.txt --dry-run')
    assert.deepEqual([dryRun.code, await app.checksum()], [0, before])

    const approved = await app.saude('reviews approve - nada --json --reason conferidas', `${four}\n${two}`)
    assert.equal(approved.code, 3)
    assert.deepInclude(JSON.parse(approved.out), { done: 2, refused: 1 })
    assert.deepEqual(await ratingOf(state.slug), { rating: 3, reviewCount: 2 })

    const rejected = await app.saude(['reviews', 'reject', two])
    assert.deepEqual([rejected.code, rejected.out], [0, `${two}: rejeitada\n`])
    assert.deepEqual(await ratingOf(state.slug), { rating: 4, reviewCount: 1 })
    const trail = await app.database.rows(
      `select action, actor_id like 'cli:%' as operator, reason from audit_log left join audit_reasons on entry_id = id where subject_id = ? order by id`,
      [two],
    )
    assert.deepEqual(trail, [
      { action: 'review_approved', operator: true, reason: 'conferidas' },
      { action: 'review_rejected', operator: true, reason: null },
    ])
  })

  test("marks reviews from the professional's own network", async ({ assert }) => {
    const { id: professionalId } = await givenProfessional(app.database)
    const own = await givenReview(app.database, { professionalId, senderHash: 'home', comment: 'Eu mesmo' })
    await givenReview(app.database, { professionalId, senderHash: 'elsewhere' })
    await app.database.rows(
      `insert into sessions (token_hash, professional_id, remembered, sender_hash, started_at, last_seen_at, expires_at)
       values ('t', ?, false, 'home', now(), now(), now())`,
      [professionalId],
    )
    await app.database.rows(`delete from sessions`)

    const { code, out } = await app.saude('reviews list --suspicious --json')

    assert.equal(code, 0)
    const { total, reviews } = JSON.parse(out)
    assert.equal(total, 1)
    assert.deepInclude(reviews[0], { id: own, suspicious: true, status: 'pending' })
  })

  test('shows some completely, and reports missing ones', async ({ assert }) => {
    const { id: professionalId } = await givenProfessional(app.database)
    const id = await givenReview(app.database, {
      professionalId,
      rating: 3,
      comment: 'Atrasou, mas ouviu.',
      points: ['explained'],
    })

    const shown = await app.saude(['reviews', 'show', id, 'nada'])
    const alone = await app.saude(['reviews', 'show', id, '--json'])

    assert.equal(shown.code, 3)
    assert.match(shown.out, /^Nota +3$/m)
    assert.match(shown.out, /^Pontos +Explicou bem$/m)
    assert.match(shown.out, /^Comentário +Atrasou, mas ouviu\.$/m)
    assert.match(shown.err, /Não há avaliação 'nada'/)
    assert.equal(alone.code, 0)
    assert.deepInclude(JSON.parse(alone.out), { id, rating: 3 })
  })

  test('lists reported reviews, decides, and undoes the decision', async ({ assert }) => {
    const { id: professionalId } = await givenProfessional(app.database)
    const [bad, fair] = [
      await givenReview(app.database, { professionalId, rating: 1, status: 'approved' }),
      await givenReview(app.database, { professionalId, rating: 2, status: 'approved' }),
    ]
    await app.database.rows(
      `insert into review_reports (review_id, sender_hash, objection, created_at)
       values (?, 'a', 'fake', now()), (?, 'b', 'fake', now()), (?, 'a', 'offensive', now())`,
      [bad, bad, fair],
    )
    const reported = async () =>
      JSON.parse((await app.saude('reviews reported --json')).out).reviews.map(({ id }: { id: string }) => id)

    assert.sameMembers(await reported(), [bad, fair])
    const removed = await app.saude(['reviews', 'decide', 'remove', bad, '--objection', 'fake'])
    assert.deepEqual([removed.code, removed.out], [0, `${bad}: removida\n`])
    assert.equal((await app.saude(['reviews', 'decide', 'keep', fair])).code, 0)
    assert.isEmpty(await reported())
    assert.equal((await app.saude(['reviews', 'decide', 'remove', fair])).code, 2)
    const trail = await app.database.row<{ id: string }>(
      `select id from audit_log where action = 'review_removed' and subject_id = ?`,
      [bad],
    )
    assert.equal((await app.saude(['audit', 'undo', trail?.id ?? '', '--yes'])).code, 0)
    assert.deepEqual(await reported(), [bad])
  })

  test('reports missing input without a terminal', async ({ assert }) => {
    const { code, out, err } = await app.saude('reviews approve')

    assert.deepEqual([code, out], [2, ''])
    assert.match(err, /--file ou -/)
  })
})
