const MAX_LENGTH = 2_048
const BARE_HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/|$)/u
const PUBLIC_ENDING = /\.(?:\p{L}{2,}|xn--[a-z\d-]+)$/u

/**
 * Returns an https URL on a public host, as the platform's parser normalizes it (mixed scripts become punycode), at
 * most 2,048 characters. Null for anything else: other schemes, user-info, tricks with backslashes or line breaks, IP
 * literals in any notation, hosts without a dot. Adds https to a bare `site.com.br`.
 */
export function webAddress(typed: string): string | null {
  const text = typed.trim()
  // oxlint-disable-next-line no-control-regex
  if (text.length > MAX_LENGTH || /[\\\s\u0000-\u001F]/.test(text)) return null
  const address = BARE_HOST.test(text) ? `https://${text}` : text
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return isPublic(url) && url.href.length <= MAX_LENGTH ? url.href : null
}

const MAX_HOST_LENGTH = 253
const LABEL = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/
/** Names that only an internal network resolves, and services that map numbers to hosts. */
const INNER =
  /(?:^|\.)(?:internal|local|localhost|localdomain|lan|home|corp|intranet|onion|arpa|invalid|nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me)$/
/** Open redirects of well-known sites. */
const FORWARDING =
  /^(?:lm?\.(?:instagram|facebook)\.com\/|(?:[a-z-]+\.)?facebook\.com\/l\.php|(?:[a-z]+\.)?youtube\.com\/redirect|(?:[a-z]+\.)?linkedin\.com\/(?:redir|safety\/go)|(?:www\.)?google\.[a-z.]+\/url)/

function isPublic({ username, password, hostname, pathname }: URL): boolean {
  const isHost = hostname.length <= MAX_HOST_LENGTH && hostname.split('.').every((label) => LABEL.test(label))
  const isOpen =
    PUBLIC_ENDING.test(hostname) && !INNER.test(hostname) && !FORWARDING.test(hostname + pathname)
  return username === '' && password === '' && isHost && isOpen
}
