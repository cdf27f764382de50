import { test } from '@japa/runner'
import { givenSignedIn, type SignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'

test.group('New patients', (group) => {
  let site: TestApp
  let ana: SignedIn
  group.setup(async () => {
    site = await openTestApp()
    ana = await givenSignedIn(site)
    return () => site.close()
  })

  const declare = (accepts: unknown) =>
    ana.send('PUT', `/api/professionals/${ana.id}/new-patients`, { accepts })
  const saidOn = async () =>
    (await (await site.call(`/api/professionals/${ana.id}`)).json()).acceptsNewPatientsOn as string | null
  const sayBefore = (days: number) =>
    site.app.database.rows(
      `update professionals set accepts_new_patients_on = (now() at time zone 'America/Sao_Paulo')::date - ?::integer where id = ?`,
      [days, ana.id],
    )

  test('are accepted from the day on which the professional says so, until they take it back', async ({
    assert,
  }) => {
    assert.isNull(await saidOn())
    const said = await declare(true)
    assert.deepEqual([said.status, await saidOn()], [200, saoPauloDay(new Date())])
    assert.equal((await declare(false)).status, 200)
    assert.isNull(await saidOn())
    assert.equal((await declare('yes')).status, 422)
  })

  test('are shown to visitors for 90 days only, while the owner still sees what was said', async ({
    assert,
  }) => {
    await declare(true)
    await sayBefore(89)
    assert.isNotNull(await saidOn())
    await sayBefore(90)
    assert.isNull(await saidOn())
    assert.isNotNull(
      (await (await site.call('/api/user', { headers: { cookie: ana.cookie } })).json()).acceptsNewPatientsOn,
    )
  })
})
