/**
 * The path and query that a request asks for. A whole address (`GET http://…`) loses its host, a backslash is no slash,
 * and escapes that make no text, which would stop the router, are taken literally: such an address is merely unknown.
 */
export function readableAddress(target: string): string {
  const address = (target.startsWith('/') ? target : pathOf(target)).replaceAll('\\', '%5C')
  try {
    decodeURIComponent(address)
    return address
  } catch {
    return address.replaceAll('%', '%25')
  }
}

function pathOf(target: string): string {
  const { pathname = '', search = '' } = URL.parse(target) ?? {}
  return pathname.startsWith('/') ? pathname + search : `/${encodeURIComponent(target)}`
}
