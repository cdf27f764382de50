import { createContext, type ReactNode, use, useMemo } from 'react'
import type { PublicApi } from '#contract/public_api.ts'

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
  /** Whether browsers keep the public pages that were seen, to be read without a connection. */
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
