import { test } from '@japa/runner'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { MAX_PASSKEYS, SecondFactor } from './second_factor.ts'

const AT = new Date('2026-11-21T12:00:00Z')

const aPasskey = (id: string) => ({
  ...{ id, publicKey: 'key', counter: 0, transports: [], name: 'Celular' },
  addedAt: '2026-11-21T12:00:00Z',
})

function aFactor(...passkeys: string[]) {
  const factor = SecondFactor.noneOf(anId('ana'))
  for (const id of passkeys) factor.addPasskey(aPasskey(id))
  return factor
}

test.group('A second factor', () => {
  test('keeps the recovery codes while an app or a passkey remains', ({ assert }) => {
    const factor = aFactor('phone')
    factor.setTotp('sealed', 7, AT)
    factor.renewRecoveryCodes(['hash'])

    factor.remove({ totp: true })
    assert.deepEqual([factor.isOn(), factor.state.recoveryHashes], [true, ['hash']])
    factor.remove({ passkeyId: 'another' })
    assert.deepEqual(factor.state.recoveryHashes, ['hash'])
    factor.remove({ passkeyId: 'phone' })

    assert.deepEqual([factor.isOn(), factor.state.recoveryHashes], [false, []])
  })

  test('holds at most ten different passkeys', ({ assert }) => {
    const factor = aFactor(...Array.from({ length: MAX_PASSKEYS - 1 }, (_, index) => `${index}`))

    assert.deepEqual(factor.addPasskey(aPasskey('0')), { ok: false, failure: 'passkey_known' })
    assert.isTrue(factor.addPasskey(aPasskey('tenth')).ok)
    assert.deepEqual(factor.addPasskey(aPasskey('eleventh')), { ok: false, failure: 'too_many_passkeys' })
    assert.lengthOf(factor.state.passkeys, 10)
  })

  test('accepts only later codes of the app, and none without an app', ({ assert }) => {
    const factor = aFactor()
    assert.isFalse(factor.takeStep(8))
    factor.setTotp('sealed', 7, AT)

    assert.deepEqual(
      [7, 6, 8, 8, 9].map((step) => factor.takeStep(step)),
      [false, false, true, false, true],
    )
  })

  test('counts answers for each passkey, one for each challenge', ({ assert }) => {
    const factor = aFactor('phone', 'key')

    assert.isTrue(factor.takeAnswer('key', { counter: 5, challenge: 'first' }))
    assert.isFalse(factor.takeAnswer('phone', { counter: 9, challenge: 'first' }))

    assert.deepEqual(
      factor.state.passkeys.map(({ counter }) => counter),
      [0, 5],
    )
  })

  test('remembers the last fifty answered challenges, newest first', ({ assert }) => {
    const factor = aFactor('key')
    for (let number = 1; number <= 51; number++)
      factor.takeAnswer('key', { counter: number, challenge: `${number}` })

    assert.lengthOf(factor.state.answered, 50)
    assert.deepEqual([factor.state.answered[0], factor.state.answered[49]], ['51', '2'])
  })

  test('accepts each recovery code only once', ({ assert }) => {
    const factor = aFactor('key')
    factor.renewRecoveryCodes(['one', 'two'])

    assert.deepEqual(
      ['one', 'one', 'three'].map((hash) => factor.takeRecoveryCode(hash)),
      [true, false, false],
    )
    assert.deepEqual(factor.state.recoveryHashes, ['two'])
  })
})
