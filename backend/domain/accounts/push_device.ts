import { DAY_MS } from '#domain/shared/dates.ts'

/** The one that was added first makes room for another. */
export const MAX_PUSH_DEVICES = 5

/** A notice that could not be delivered for so long is no news any more. */
export const PUSH_LIVES_MS = DAY_MS

/** The services that browsers bring with them: hosts, and with a leading dot all hosts below. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Returns whether an address is one of a push service: https on the usual port, without credentials. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, username, password, port, hostname } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    username + password + port === '' &&
    PUSH_SERVICES.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  )
}
