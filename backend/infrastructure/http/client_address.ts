import { isIPv6 } from 'node:net'
import type { HttpContext } from '@adonisjs/core/http'

/** Whom a rate limit counts: an IPv4 address, or the /64 network of an IPv6 one, since a person owns all of it. */
export function clientAddress({ request }: HttpContext): string {
  const address = request.ip().replace(/^::ffff:/, '')
  return isIPv6(address) ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = address.includes('::') ? [...front, ...zeros, ...back] : front
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
