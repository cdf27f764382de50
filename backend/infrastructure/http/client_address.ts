import type { HttpContext } from '@adonisjs/core/http'
import ipaddr from 'ipaddr.js'

/** Returns a rate limit's key: an IPv4 address, or the /64 network of an IPv6 one, which one person owns whole. */
export function clientAddress({ request }: HttpContext): string {
  const ip = request.ip()
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!('parts' in address)) return address.toString()
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toNormalizedString()}/64`
}
