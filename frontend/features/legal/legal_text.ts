export interface LegalSection {
  id: string
  title: string
  /** A paragraph, or the items of a list. */
  blocks: readonly (string | readonly string[])[]
}

/** Stands for the address of whoever helps. */
export const CONTACT = '[contato]'

/** '[marca]' stands for the site's name. */
export function withBrand(text: string, brandName: string): string {
  return text.replaceAll('[marca]', brandName)
}

export const LAST_CHANGED = '2026-11-22T12:00:00Z'
