import { createContext, use, useMemo, type ReactNode } from 'react'
import type { PublicApi } from '#contract/public_api.ts'
import type { SiteSettings } from './site_settings.ts'

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
