/** The address as the platform writes it, or null where it is none or is not https. */
export function httpsAddress(typed: string | null): string | null {
  if (!typed || !URL.canParse(typed)) return null
  const { protocol, href } = new URL(typed)
  return protocol === 'https:' ? href : null
}
