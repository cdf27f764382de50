/** Who looks at a page, without a name. */
export interface Visitor {
  address: string | null
  userAgent: string | null
}

/** As many people behind one address count for one page in a day; browsers can be made up, addresses cannot. */
const MOST_PER_ADDRESS = 16

/** What tells visitors of a page apart: the address, and which of a few kinds of browser it is. */
export function visitorKey({ address, userAgent }: Visitor): string {
  let kind = 0
  for (const character of userAgent ?? '') kind = (kind * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return `${address}\n${kind % MOST_PER_ADDRESS}`
}
