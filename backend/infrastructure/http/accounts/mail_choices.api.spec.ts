import { test } from '@japa/runner'
import { declineToken } from '#application/accounts/mail_choices.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { givenSignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test.group('Mails that come by the calendar', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  const given = async () => {
    const person = await givenSignedIn(site)
    const token = declineToken(site.app.adapters.hasher, 'month', accountOf(person.id))
    return {
      person,
      decline: `/api/mails/decline?token=${token}`,
      resume: `/api/mails/resume?token=${token}`,
      isWanted: async () => (await (await person.get('/api/account/mails')).json()).month,
    }
  }

  test('end by one post of a mail program, without a session, and come back likewise', async ({ assert }) => {
    const { decline, resume, isWanted } = await given()

    const one = { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' }
    assert.equal((await site.call(decline, one)).status, 204)
    assert.isFalse(await isWanted())
    assert.equal((await site.call(decline, { method: 'POST' })).status, 204)
    const several = new FormData()
    several.set('List-Unsubscribe', 'One-Click')
    assert.equal((await site.call(resume, { method: 'POST', body: several })).status, 204)
    assert.isTrue(await isWanted())
  })

  test('do not end because a scanner opens the link', async ({ assert }) => {
    const { decline, isWanted } = await given()

    const opened = await site.call(decline)
    const page = /url=(\/emails\?token=[^"]+)"/.exec(await opened.text())?.[1] ?? ''
    assert.equal((await site.call(page)).status, 200)
    assert.isTrue(await isWanted())
  })

  test('tell nothing of an account that is gone, and refuse a forged link', async ({ assert }) => {
    const { person, decline } = await given()
    await site.app.database.rows('delete from professionals where id = ?', [person.id])

    assert.equal((await site.call(decline, { method: 'POST' })).status, 204)
    assert.equal((await site.call(`${decline}x`, { method: 'POST' })).status, 400)
  })

  test('are chosen in the account too', async ({ assert }) => {
    const { person, isWanted } = await given()

    const answer = await person.send('PUT', '/api/account/mails', { mail: 'month', isWanted: false })
    assert.deepEqual(await answer.json(), { month: false, digest: null })
    assert.isFalse(await isWanted())
    assert.equal(
      (await person.send('PUT', '/api/account/mails', { mail: 'all', isWanted: true })).status,
      422,
    )
  })
})
