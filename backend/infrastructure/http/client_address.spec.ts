import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { clientAddress } from './client_address.ts'

const addressOf = (ip: string) => clientAddress({ request: { ip: () => ip } } as unknown as HttpContext)

test.group('The address that limits count', () => {
  test('is the whole IPv4 address in any notation', ({ assert }) => {
    for (const ip of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107'])
      assert.equal(addressOf(ip), '203.0.113.7', ip)
  })

  test('is the network of an IPv6 address in any notation', ({ assert }) => {
    for (const ip of ['2001:db8:0:1::9', '2001:0DB8:0000:0001:a:b:c:d', '2001:db8:0:1:ffff::%eth0'])
      assert.equal(addressOf(ip), '2001:db8:0:1:0:0:0:0/64', ip)
    assert.notEqual(addressOf('2001:db8:0:2::9'), addressOf('2001:db8:0:1::9'))
    assert.equal(addressOf('::1'), '0:0:0:0:0:0:0:0/64')
  })

  test("is the proxy's text if it is no address", ({ assert }) => {
    assert.equal(addressOf('unknown'), 'unknown')
  })
})
