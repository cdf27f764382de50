/** An address whose escapes make no text would stop the router; with them taken literally it is merely unknown. */
export function readableAddress(address: string): string {
  try {
    decodeURIComponent(address)
    return address
  } catch {
    return address.replaceAll('%', '%25')
  }
}
