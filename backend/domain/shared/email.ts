/** Words between dots, none of them empty. */
const LOCAL_PART = /^[^\s@,;<>()[\]\\":.]+(\.[^\s@,;<>()[\]\\":.]+)*$/u
const MAX_LOCAL_PART_LENGTH = 64
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const ENDING = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/u

/**
 * Returns one e-mail address, lower-cased and in Unicode NFKC, at most 254 characters; null for anything else. The
 * Turkish dotted and dotless i become i, so that no look-alike is a different account.
 */
export function parseEmail(typed: string): string | null {
  const email = typed.normalize('NFKC').trim().toUpperCase().toLowerCase().replaceAll('i\u0307', 'i')
  const [local = '', host = '', ...more] = email.split('@')
  const isWhole = email.length <= 254 && more.length === 0
  return isWhole && local.length <= MAX_LOCAL_PART_LENGTH && LOCAL_PART.test(local) && isHost(host)
    ? email
    : null
}

function isHost(host: string): boolean {
  const labels = host.split('.')
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && ENDING.test(labels.at(-1) ?? '')
}

/** Domain of the demo people's e-mails; nobody else has one there. */
export const DEMO_DOMAIN = 'demo.local'

export function isDemoEmail(email: string): boolean {
  return email.endsWith(`@${DEMO_DOMAIN}`)
}
