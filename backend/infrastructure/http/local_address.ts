import type { HttpContext } from '@adonisjs/core/http'
import proxyAddr from 'proxy-addr'

const isPrivate = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal'])
const isLoopback = proxyAddr.compile('loopback')

/** Names that no public DNS resolves: of one word, or with a private-use ending. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|test|internal|lan|home\.arpa)$/i
const LOOPBACK_NAME = /^(?:.+\.)?localhost$/i

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Returns whether a host name or address is this machine alone. */
export function isLoopbackHost(hostname: string): boolean {
  const host = withoutBrackets(hostname)
  return LOOPBACK_NAME.test(host) || isLoopback(host, 0)
}

/** Returns whether a host name or address is this machine or its private network. */
export function isLocalHost(hostname: string): boolean {
  const host = withoutBrackets(hostname)
  return host.includes(':') ? isPrivate(host, 0) : LOCAL_NAME.test(host) || isPrivate(host, 0)
}

/**
 * Returns whether a request comes from the private network and uses a private host name. An unconfigured proxy is
 * detected by the addresses it forwards or by the public host name.
 */
export function isNearby({ request }: HttpContext): boolean {
  const passedOn = (request.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  const addresses = [request.ip(), ...passedOn.filter(Boolean)]
  return addresses.every((address) => isPrivate(address, 0)) && isLocalHost(request.hostname() ?? '')
}
