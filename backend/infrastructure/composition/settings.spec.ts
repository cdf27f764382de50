import { test } from '@japa/runner'
import { readSettings } from './settings.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_KEY: 'a-key-for-tests-only-0123456789-0123456789',
  APP_URL: 'https://saude.example',
}

test.group('The settings', () => {
  test('let common passwords through only where they are told to', ({ assert }) => {
    assert.isTrue(readSettings({}).REFUSE_COMMON_PASSWORDS)
    assert.isTrue(readSettings(PRODUCTION).REFUSE_COMMON_PASSWORDS)
    assert.isFalse(readSettings({ NODE_ENV: 'test', REFUSE_COMMON_PASSWORDS: '0' }).REFUSE_COMMON_PASSWORDS)
    assert.throws(
      () => readSettings({ REFUSE_COMMON_PASSWORDS: 'não' }),
      /REFUSE_COMMON_PASSWORDS: use 0 ou 1/,
    )
  })

  test('let common passwords through in no production', ({ assert }) => {
    const variables = { ...PRODUCTION, REFUSE_COMMON_PASSWORDS: '0' }

    assert.throws(() => readSettings(variables), /REFUSE_COMMON_PASSWORDS: não pode ser 0 em produção/)
  })
})
