/** What the operator sets and every public page shows; no secret may ever be added here. */
export interface SiteSettings {
  brandName: string
  /** Scheme and host without a slash at the end; canonical addresses start with it. */
  appUrl: string
  /** Where people find help. */
  supportEmail: string
  /** Digits of the sales WhatsApp, null where none is set. */
  salesWhatsapp: string | null
  /** The rating in the home page's structured data, null where it is switched off. */
  siteRating: { value: number; count: number } | null
}
