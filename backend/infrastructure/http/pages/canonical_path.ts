/**
 * One address for each page: lower case, single slashes and none at the end, no dots to climb by, escapes in capitals
 * and only where one is needed (RFC 3986, 6.2.2).
 */
export function canonicalPath(path: string): string {
  const plain = path.replace(NEEDLESS_ESCAPE, decodeURIComponent).toLowerCase()
  const { pathname } = new URL(`http://here${plain}`)
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return bare.replace(/%[\da-f]{2}/g, (escape) => escape.toUpperCase())
}

/** An escaped letter, digit, hyphen, underscore or tilde. */
const NEEDLESS_ESCAPE = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi
