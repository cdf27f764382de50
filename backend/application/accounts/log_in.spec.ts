import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import { LogIn } from './log_in.ts'
import { accountDependencies, change, EMAIL, PASSWORD } from './testing/account_dependencies.ts'

function aTry(changes: { email?: string; password?: string; isNearby?: boolean } = {}) {
  const steps: string[] = []
  const tries = {
    begin: async () => void steps.push('begin'),
    succeed: async () => void steps.push('succeed'),
  }
  return {
    input: { email: EMAIL, password: PASSWORD, address: '203.0.113.7', isNearby: false, tries, ...changes },
    steps,
  }
}

test.group('LogIn', () => {
  test('lets the owner in and refunds the attempt', async ({ assert }) => {
    const { input, steps } = aTry()

    const result = await new LogIn(await accountDependencies()).execute(input)

    assert.equal(result.ok && result.value.account.id, aUuid(1))
    assert.deepEqual(steps, ['begin', 'succeed'])
  })

  for (const [who, changes] of Object.entries({
    'a wrong password': { password: 'girassol-azul-43' },
    'an unknown address': { email: 'ninguem@exemplo.com.br' },
  }))
    test(`verifies one hash for ${who} too, and counts the attempt`, async ({ assert }) => {
      const deps = await accountDependencies()
      const { input, steps } = aTry(changes)

      const result = await new LogIn(deps).execute(input)

      assert.deepEqual(result, { ok: false, failure: 'invalid_credentials' })
      assert.equal(deps.passwords.calls, 1)
      assert.deepEqual(steps, ['begin'])
    })

  test('reveals a block only after the right password', async ({ assert }) => {
    const deps = await accountDependencies({ blocked: true })
    const wrong = await new LogIn(deps).execute(aTry({ password: 'girassol-azul-43' }).input)
    const right = await new LogIn(deps).execute(aTry().input)

    assert.deepEqual(wrong, { ok: false, failure: 'invalid_credentials' })
    assert.deepEqual(right, { ok: false, failure: 'account_blocked' })
  })

  test('refuses accounts without a password', async ({ assert }) => {
    const deps = await accountDependencies()
    await change(deps.accounts, (account) => account.changePassword(''))

    assert.isFalse((await new LogIn(deps).execute(aTry({ password: '' }).input)).ok)
  })

  test('records each refusal with its reason, and the account or the typed e-mail', async ({ assert }) => {
    const deps = await accountDependencies({ blocked: true })
    const wrong = { password: 'girassol-azul-43' }
    for (const changes of [wrong, { ...wrong, email: 'ninguem@exemplo.com.br' }, {}])
      await new LogIn(deps).execute(aTry(changes).input)

    const common = { kind: 'login_refused', address: '203.0.113.7' }
    assert.deepEqual(deps.securityLog.events, [
      { ...common, accountId: aUuid(1), target: 'invalid_credentials' },
      { ...common, email: 'ninguem@exemplo.com.br', target: 'invalid_credentials' },
      { ...common, accountId: aUuid(1), target: 'account_blocked' },
    ])
  })

  test('verifies no password after too many attempts', async ({ assert }) => {
    const deps = await accountDependencies()
    const { input } = aTry()
    input.tries.begin = () => Promise.reject(new Error('too many'))

    await assert.rejects(() => new LogIn(deps).execute(input), 'too many')
    assert.equal(deps.passwords.calls, 0)
  })

  test('lets a demo account in only from the local network', async ({ assert }) => {
    const email = `admin@${DEMO_DOMAIN}`
    const deps = await accountDependencies({ email })
    const logIn = async (changes: object) => {
      const result = await new LogIn(deps).execute({ ...aTry({ email }).input, ...changes })
      return result.ok || result.failure
    }

    assert.equal(await logIn({ isNearby: true }), true)
    assert.equal(await logIn({ isNearby: false }), 'demo_account_far')
    assert.equal(await logIn({ isNearby: false, password: 'girassol-azul-43' }), 'invalid_credentials')
  })
})
