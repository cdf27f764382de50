import { test } from '@japa/runner'
import { makePushKeys } from './push_keys.ts'
import { InvalidSettings, readSettings } from './settings.ts'
import { vapidOf } from './site_of.ts'

const { publicKey, privateKey } = makePushKeys()

function problemsOf(variables: Record<string, string>): string {
  try {
    readSettings(variables)
    return ''
  } catch (error) {
    if (error instanceof InvalidSettings) return error.message
    throw error
  }
}

test.group('Keys for notices in browsers', () => {
  test('are a pair that the settings take, and another one each time', ({ assert }) => {
    const settings = readSettings({
      ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey },
      SUPPORT_EMAIL: 'suporte@exemplo.com.br',
    })

    assert.deepEqual(vapidOf(settings), {
      subject: 'mailto:suporte@exemplo.com.br',
      ...{ publicKey, privateKey },
    })
    assert.isNull(vapidOf(readSettings({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' })))
    assert.notEqual(makePushKeys().privateKey, privateKey)
  })

  test('are refused by half, as another pair, and without the pages that work offline', ({ assert }) => {
    const whole = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
    const another = makePushKeys().publicKey

    assert.match(problemsOf({ ...whole, VAPID_PRIVATE_KEY: '' }), /VAPID_PRIVATE_KEY: é obrigatória/)
    assert.match(problemsOf({ ...whole, VAPID_PUBLIC_KEY: '' }), /VAPID_PUBLIC_KEY: é obrigatória/)
    assert.match(problemsOf({ ...whole, VAPID_PUBLIC_KEY: another }), /não é o par/)
    assert.match(problemsOf({ ...whole, VAPID_PRIVATE_KEY: 'no key' }), /não é o par/)
    assert.match(problemsOf({ ...whole, OFFLINE_PAGES: '0' }), /OFFLINE_PAGES=1/)
    assert.notInclude(problemsOf({ ...whole, VAPID_PUBLIC_KEY: another }), privateKey)
  })
})
