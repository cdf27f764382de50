import { test } from '@japa/runner'
import { Account, type AccountState } from './account.ts'
import { refusePassword } from './password_rules.ts'
import { PasswordReset } from './password_reset.ts'

const anAccount = (changes: Partial<AccountState> = {}) =>
  new Account({ id: 'a1', email: 'a@x.com.br', role: 'user', blocked: false, passwordHash: null, ...changes })

test.group('an account', () => {
  test('lets nobody in while blocked', ({ assert }) => {
    const account = anAccount()
    assert.isTrue(account.enter().ok)

    account.setBlocked(true)

    assert.deepEqual(account.enter(), { ok: false, failure: 'account_blocked' })
  })

  test('of an administrator is never blocked', ({ assert }) => {
    const account = anAccount()
    account.appoint('admin')

    assert.deepEqual(account.setBlocked(true), { ok: false, failure: 'account_is_admin' })
    assert.isFalse(account.state.blocked)
  })

  test('takes passwords of 8 to 128 characters that not everybody has', ({ assert }) => {
    const common = new Set(['senha123'])

    assert.equal(refusePassword('1234567', common), 'password_too_short')
    assert.equal(refusePassword('x'.repeat(129), common), 'password_too_long')
    assert.equal(refusePassword('SENHA123', common), 'password_too_common')
    assert.isNull(refusePassword('  👍 abc ', common))
    assert.isNull(refusePassword('👍'.repeat(128), common))
  })
})

const opened = () =>
  PasswordReset.open({
    id: 'r1',
    accountId: 'a1',
    tokenHash: 'h',
    createdAt: new Date('2026-11-21T12:00:00Z'),
  })

test.group('a password reset', () => {
  test('serves once', ({ assert }) => {
    const reset = opened()

    assert.isTrue(reset.use(new Date('2026-11-21T12:10:00Z')).ok)
    assert.deepEqual(reset.use(new Date('2026-11-21T12:11:00Z')), { ok: false, failure: 'invalid_token' })
  })

  test('serves for 30 minutes', ({ assert }) => {
    assert.isTrue(opened().use(new Date('2026-11-21T12:29:59Z')).ok)
    assert.isFalse(opened().use(new Date('2026-11-21T12:30:01Z')).ok)
  })
})
