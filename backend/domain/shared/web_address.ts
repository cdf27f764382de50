const LONGEST = 2_048
const BARE_HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/|$)/u
const PUBLIC_ENDING = /\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/u

/**
 * An https address on a public host, as the platform's parser writes it again (so mixed scripts show as punycode),
 * at most 2,048 characters. Null for anything else: other schemes, user-info, ports' tricks with backslashes or
 * line breaks, IP literals in any notation, hosts without a dot. A bare `site.com.br` is given its https.
 */
export function webAddress(typed: string): string | null {
  const text = typed.trim()
  // oxlint-disable-next-line no-control-regex
  if (text.length > LONGEST || /[\\\s\u0000-\u001F]/.test(text)) return null
  const address = BARE_HOST.test(text) ? `https://${text}` : text
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return isPublic(url) && url.href.length <= LONGEST ? url.href : null
}

function isPublic(url: URL): boolean {
  return url.username === '' && url.password === '' && PUBLIC_ENDING.test(url.hostname)
}
