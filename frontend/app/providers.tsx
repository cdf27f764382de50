import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PublicApi } from '#contract/public_api.ts'
import { SiteProvider } from '#frontend/lib/site_context.tsx'
import type { SiteSettings } from '#frontend/lib/site_settings.ts'
import { ToastProvider } from '#frontend/ui/toast_provider.tsx'
import { DocumentPartsProvider, type DocumentParts } from './document_parts.tsx'

interface Props {
  queryClient: QueryClient
  api: PublicApi
  settings: SiteSettings
  parts: DocumentParts
  children: ReactNode
}

export function Providers({ queryClient, api, settings, parts, children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <SiteProvider settings={settings} api={api}>
        <DocumentPartsProvider value={parts}>
          <ToastProvider>{children}</ToastProvider>
        </DocumentPartsProvider>
      </SiteProvider>
    </QueryClientProvider>
  )
}
