import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { dashboard } from '#contract/dashboard.ts'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { givenReview } from '#infrastructure/server/testing/given.ts'
import { aVisitor, givenSignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp } from '#infrastructure/server/testing/test_app.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'

test.group('The dashboard', () => {
  test("shows the profile's figures only to its owner", async ({ assert, cleanup }) => {
    const site = await openTestApp()
    cleanup(() => site.close())
    const ana = await givenSignedIn(site)
    const rui = await givenSignedIn(site)
    const path = `/api/professionals/${ana.id}/dashboard`
    const now = { professionalId: ana.id, createdAt: new Date() }
    await site.app.adapters.contacts.save(aLead({ id: anId(randomUUID()), ...now }))
    await givenReview(site.app, { ...now })

    const answer = await ana.get(path)
    const figures = dashboard.parse(await answer.json())

    assert.deepInclude(figures.leads, { total: 1, lastDays: 1, daysBefore: 0 })
    assert.deepInclude(figures.reviews, { total: 1, pending: 1 })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal((await rui.get(path)).status, 403)
    assert.equal((await aVisitor(site).get(path)).status, 401)
  })
})
