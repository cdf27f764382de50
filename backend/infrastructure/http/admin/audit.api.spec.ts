import { test } from '@japa/runner'
import type { AuditEntry } from '#contract/audit.ts'
import { givenReview } from '#infrastructure/server/testing/given.ts'
import { givenSignedIn, type SignedIn, storedState } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

test.group('The audit log over HTTP', (group) => {
  let site: TestApp
  let admin: SignedIn
  let ana: SignedIn
  group.setup(async () => {
    site = await openTestApp()
    admin = await givenSignedIn(site, { role: 'admin', name: 'Léa', lastname: 'Dias' })
    return () => site.close()
  })
  group.each.setup(async () => {
    ana = await givenSignedIn(site)
  })

  const entriesOf = async (target: string): Promise<AuditEntry[]> =>
    (await admin.get(`/api/admin/audit?target=${target}`)).json()
  const setPlan = (subscriptionLevel: string) =>
    admin.send('PATCH', `/api/admin/users/${ana.id}/subscription`, { subscriptionLevel, reason: 'Pago' })
  const undo = (entry: AuditEntry | undefined, body?: unknown) =>
    admin.send('POST', `/api/admin/audit/${entry?.id}/undo`, body)

  test('shows actor, action, reason, before and after', async ({ assert }) => {
    await setPlan('premium')

    const [entry] = await entriesOf(ana.id)

    const { id, at, ...rest } = entry ?? assert.fail('Nothing was recorded.')
    assert.match(id, /^\d+$/)
    assert.isAbove(Date.parse(at), 0)
    assert.deepEqual(rest, {
      actor: {
        kind: 'admin',
        id: admin.id,
        name: 'Léa Dias',
        slug: (await storedState(site, admin.id)).slug,
      },
      action: 'professional_subscription_changed',
      target: {
        kind: 'professional',
        id: ana.id,
        name: 'Ana Lima',
        slug: (await storedState(site, ana.id)).slug,
      },
      before: { subscriptionLevel: 'free' },
      after: { subscriptionLevel: 'premium' },
      ...{ reason: 'Pago', undoes: null, undoneBy: null, undoable: true },
    })
  })

  test('filters by actor and action, page by page', async ({ assert }) => {
    await setPlan('premium')
    await setPlan('free')
    const list = async (query: string) => {
      const answer = await admin.get(`/api/admin/audit?target=${ana.id}&${query}`)
      return [answer.headers.get('x-total-count'), (await answer.json()).length]
    }

    assert.deepEqual(await list(''), ['2', 2])
    assert.deepEqual(await list('limit=1&page=2'), ['2', 1])
    assert.deepEqual(await list(`actor=${ana.id}`), ['0', 0])
    assert.deepEqual(await list('action=professional_blocked'), ['0', 0])
    await admin.get(`/api/professionals/${ana.id}`)
    assert.deepEqual(
      [await list(''), await list('changesOnly=true')],
      [
        ['3', 3],
        ['2', 2],
      ],
    )
    const { slug } = await storedState(site, ana.id)
    assert.deepEqual(await list('since=2099-01-01'), ['0', 0])
    assert.deepEqual(await list('since=2020-01-01&until=2099-12-31'), ['3', 3])
    assert.deepEqual((await admin.get(`/api/admin/audit?target=${slug}`)).headers.get('x-total-count'), '3')
    const nobody = await admin.get('/api/admin/audit?actor=ninguem')
    assert.deepEqual([nobody.status, (await nobody.json()).code], [404, 'actor_unknown'])
    for (const query of ['since=2026-02-30', 'until=ontem', 'limit=201', 'page=0', 'target=a&target=b'])
      assert.equal((await admin.get(`/api/admin/audit?${query}`)).status, 422, query)
  })

  test('undoes an action once and records it', async ({ assert }) => {
    await setPlan('premium')
    const [entry] = await entriesOf(ana.id)

    const undone = await undo(entry, { reason: 'Engano' })

    const undoing: AuditEntry = await undone.json()
    assert.equal(undone.status, 200)
    assert.deepInclude(undoing, { undoes: entry?.id, reason: 'Engano', after: { subscriptionLevel: 'free' } })
    assert.equal((await storedState(site, ana.id)).subscriptionLevel, 'free')
    const [, first] = await entriesOf(ana.id)
    assert.deepInclude(first, { undoneBy: undoing.id, undoable: false })
    const again = await undo(entry)
    assert.deepEqual([again.status, (await again.json()).code], [409, 'audit_entry_undone'])
  })

  test('undoes once for simultaneous requests', async ({ assert }) => {
    await setPlan('premium')
    const [entry] = await entriesOf(ana.id)

    const answers = await Promise.all([undo(entry), undo(entry), undo(entry)])

    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409, 409],
    )
    assert.lengthOf(await entriesOf(ana.id), 2)
  })

  test('refuses changed rows and entries that cannot be undone', async ({ assert }) => {
    await admin.send('PATCH', `/api/admin/users/${ana.id}/verify`, { verified: true })
    await ana.send('PUT', `/api/professionals/${ana.id}`, { crm: 'CRM-SP 98765' })
    await admin.get(`/api/professionals/${ana.id}`)
    const [read, , verified] = await entriesOf(ana.id)

    const outdated = await undo(verified)
    const told = await undo(read)

    assert.deepEqual([outdated.status, (await outdated.json()).code], [409, 'audit_entry_outdated'])
    assert.deepEqual([told.status, (await told.json()).code], [409, 'audit_entry_not_undoable'])
    for (const id of ['0', 'abc', '99999999999999999999'])
      assert.equal((await admin.send('POST', `/api/admin/audit/${id}/undo`)).status, 404, id)
  })

  test('leaves decisions on reviews to operators', async ({ assert }) => {
    const review = await givenReview(site.app, { professionalId: ana.id })
    await ana.send('PATCH', `/api/reviews/${review}/status`, { status: 'approved' })
    const [entry] = await entriesOf(review)

    assert.isFalse(entry?.undoable)
    assert.equal((await undo(entry)).status, 403)
  })
})
