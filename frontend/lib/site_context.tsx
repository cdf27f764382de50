import { createContext, type ReactNode, use, useMemo } from 'react'
import type { PublicApi } from '#contract/public_api.ts'

/** Settings that every public page shows; never add a secret. */
export interface SiteSettings {
  brandName: string
  /** Scheme and host without a trailing slash; the prefix of canonical URLs. */
  appUrl: string
  /** Shown to people who need help. */
  supportEmail: string
  /** Digits of the sales WhatsApp; null if not set. */
  salesWhatsapp: string | null
  /** The rating in the home page's structured data; null if switched off. */
  siteRating: { value: number; count: number } | null
  /** Whether browsers cache seen public pages for offline reading. */
  keepsSeenPages: boolean
}

interface Site {
  settings: SiteSettings
  api: PublicApi
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ settings, api, children }: Site & { children: ReactNode }) {
  const site = useMemo(() => ({ settings, api }), [settings, api])
  return <SiteContext value={site}>{children}</SiteContext>
}

function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('A screen was rendered outside SiteProvider.')
  return site
}

export const useSettings = (): SiteSettings => useSite().settings
export const usePublicApi = (): PublicApi => useSite().api
