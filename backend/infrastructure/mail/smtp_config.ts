const CONNECTION_MS = 10_000
const SILENCE_MS = 20_000

/** A password is never sent over a line that is not encrypted. */
export function smtpConfig({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  const user = decodeURIComponent(username)
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: user !== '',
    ...(user && { auth: { type: 'login' as const, user, pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    dnsTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
  }
}
