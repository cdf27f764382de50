import { test } from '@japa/runner'
import { isPushService } from './push_device.ts'

test.group('A push service', () => {
  test('is one of those that browsers bring with them', ({ assert }) => {
    const services = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-by3p.notify.windows.com/w/?token=abc',
    ]

    for (const service of services) assert.isTrue(isPushService(service), service)
  })

  test('is no other address, however it is written', ({ assert }) => {
    const others = [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/x',
      'https://u:p@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilfcm.googleapis.com/x',
      'https://push.apple.com.evil.example/x',
      'https://evilpush.apple.com/x',
      'https://fcm.googleapis.com@127.0.0.1/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/x',
      'ftp://fcm.googleapis.com/x',
      'no address',
    ]

    for (const other of others) assert.isFalse(isPushService(other), other)
  })
})
