const ADDRESS = /^[^\s@,;<>()[\]\\":]+@[^\s@,;<>()[\]\\":]+\.[^\s@,;<>()[\]\\":.]{2,}$/u

/**
 * One address, lower-cased and in Unicode NFKC, at most 254 characters; null where it is not one. The Turkish i with
 * and without its dot is an i, so that no look-alike is another account.
 */
export function parseEmail(typed: string): string | null {
  const email = typed.normalize('NFKC').trim().toUpperCase().toLowerCase().replaceAll('i\u0307', 'i')
  return email.length <= 254 && ADDRESS.test(email) ? email : null
}

/** Where the invented people of the demonstration have their addresses; nobody else has one there. */
export const DEMO_DOMAIN = 'demo.local'

export function isDemoEmail(email: string): boolean {
  return email.endsWith(`@${DEMO_DOMAIN}`)
}
