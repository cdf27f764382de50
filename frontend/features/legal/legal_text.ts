export interface LegalSection {
  id: string
  title: string
  /** A paragraph, or a list's items. */
  blocks: readonly (string | readonly string[])[]
}

/** Placeholder of the support e-mail. */
export const CONTACT = '[contato]'

/** Replaces '[marca]' by the site's name. */
export function withBrand(text: string, brandName: string): string {
  return text.replaceAll('[marca]', brandName)
}

export const LAST_CHANGED = '2026-11-28T12:00:00Z'
