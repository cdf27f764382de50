import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { EndSessions, ListSessions } from './operators_sessions.ts'
import { accountDependencies } from './testing/account_dependencies.ts'

const MARIA = { kind: 'operator', id: 'cli:maria' } as const
const ANA = accountOf(aUuid(1))

async function loggedIn() {
  const deps = await accountDependencies()
  const account = await deps.accounts.findById(ANA)
  if (account)
    await deps.sessions.open({
      token: 'aberta',
      account,
      remembered: true,
      senderHash: null,
      device: 'Chrome',
    })
  return deps
}

test.group('The sessions of an account', () => {
  test('are listed and ended only by operators', async ({ assert }) => {
    const deps = await loggedIn()

    for (const kind of ['admin', 'professional'] as const) {
      const asked = { by: { kind, id: 'x' }, accountId: ANA }
      assert.deepEqual(await new ListSessions(deps).execute(asked), { ok: false, failure: 'forbidden' })
      assert.deepEqual(await new EndSessions(deps).execute(asked), { ok: false, failure: 'forbidden' })
    }
    const listed = await new ListSessions(deps).execute({ by: MARIA, accountId: ANA })

    assert.containSubset(listed, { value: [{ device: 'Chrome', isCurrent: false, isFromHere: false }] })
    assert.equal(await deps.sessions.accountOf('aberta'), ANA)
  })

  test('end at once, with an audit entry only if there was a session', async ({ assert }) => {
    const deps = await loggedIn()
    const end = new EndSessions(deps)

    assert.deepEqual(await end.execute({ by: MARIA, accountId: ANA, reason: 'notebook vendido' }), {
      ok: true,
      value: true,
    })
    assert.isNull(await deps.sessions.accountOf('aberta'))
    assert.deepEqual(await end.execute({ by: MARIA, accountId: ANA }), { ok: true, value: false })
    assert.lengthOf(deps.auditLog.entries, 1)
    assert.containSubset(deps.auditLog.entries, [
      { action: 'sessions_ended', after: { sessions: 1 }, reason: 'notebook vendido' },
    ])
  })
})
