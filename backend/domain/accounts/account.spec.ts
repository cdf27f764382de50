import { test } from '@japa/runner'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { Account, type AccountState } from './account.ts'
import { refusePassword } from './password_rules.ts'
import { PasswordReset } from './password_reset.ts'

const anAccount = (changes: Partial<AccountState> = {}) =>
  new Account({
    id: anId('a1'),
    email: 'a@x.com.br',
    role: 'user',
    blocked: false,
    unconfirmedSince: null,
    unpublished: false,
    hasSecondFactor: false,
    passwordHash: null,
    ...changes,
  })

const circumstances = { isCommon: false, email: 'ana.lima@x.com.br', brandName: 'Saúde Perto' }

test.group('an account', () => {
  test('cannot log in while blocked', ({ assert }) => {
    const account = anAccount()
    assert.isTrue(account.enter().ok)

    account.setBlocked(true)

    assert.deepEqual(account.enter(), { ok: false, failure: 'account_blocked' })
  })

  test('cannot be blocked when it belongs to an administrator', ({ assert }) => {
    const account = anAccount()
    account.setRole('admin')

    assert.deepEqual(account.setBlocked(true), { ok: false, failure: 'account_is_admin' })
    assert.isFalse(account.state.blocked)
  })

  test('accepts passwords of 8 to 128 characters of any kind', ({ assert }) => {
    assert.equal(refusePassword('1234567', circumstances), 'password_too_short')
    assert.equal(refusePassword('x'.repeat(129), circumstances), 'password_too_long')
    assert.isNull(refusePassword('  👍 abc ', circumstances))
    assert.isNull(refusePassword('👍'.repeat(128), circumstances))
    assert.isNull(refusePassword(' '.repeat(8), circumstances))
  })

  test('refuses common passwords and those derived from the account', ({ assert }) => {
    assert.equal(refusePassword('senha123', { ...circumstances, isCommon: true }), 'password_too_common')
    for (const password of ['Ana.Lima', 'ana-lima', 'ana.lima@x.com.br', 'Saude Perto', 'saúdeperto'])
      assert.equal(refusePassword(password, circumstances), 'password_too_personal', password)
    assert.isNull(refusePassword('ana.lima e o mar', circumstances))
  })
})

const opened = () =>
  PasswordReset.open({
    id: 'r1',
    accountId: anId('a1'),
    tokenHash: 'h',
    createdAt: new Date('2026-11-21T12:00:00Z'),
  })

test.group('a password reset', () => {
  test('can be used only once', ({ assert }) => {
    const reset = opened()

    assert.isTrue(reset.use(new Date('2026-11-21T12:10:00Z')).ok)
    assert.deepEqual(reset.use(new Date('2026-11-21T12:11:00Z')), { ok: false, failure: 'invalid_token' })
  })

  test('expires after 30 minutes', ({ assert }) => {
    assert.isTrue(opened().use(new Date('2026-11-21T12:29:59Z')).ok)
    assert.isFalse(opened().use(new Date('2026-11-21T12:30:01Z')).ok)
  })
})
