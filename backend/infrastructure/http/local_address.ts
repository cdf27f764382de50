import type { HttpContext } from '@adonisjs/core/http'
import proxyAddr from 'proxy-addr'

const isPrivate = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal'])
const isLoopback = proxyAddr.compile('loopback')

/** Names that no public name server knows: of one word, or under one of the endings kept for private use. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|test|internal|lan|home\.arpa)$/i
const LOOPBACK_NAME = /^(?:.+\.)?localhost$/i

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Whether a host name or address means this machine alone. */
export function isLoopbackHost(hostname: string): boolean {
  const host = withoutBrackets(hostname)
  return LOOPBACK_NAME.test(host) || isLoopback(host, 0)
}

/** Whether a host name or address means this machine or its private network. */
export function isLocalHost(hostname: string): boolean {
  const host = withoutBrackets(hostname)
  return host.includes(':') ? isPrivate(host, 0) : LOCAL_NAME.test(host) || isPrivate(host, 0)
}

/**
 * Whether a request comes from the private network and knows the site by a private name. A proxy that nobody named in the
 * settings gives itself away by the addresses that it passes on, or by the public name that was asked for.
 */
export function isNearby({ request }: HttpContext): boolean {
  const passedOn = (request.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  const addresses = [request.ip(), ...passedOn.filter(Boolean)]
  return addresses.every((address) => isPrivate(address, 0)) && isLocalHost(request.hostname() ?? '')
}
