import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import type { PublicApi } from '#contract/public_api.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { SiteProvider, type SiteSettings } from '#frontend/lib/site_context.tsx'
import type { PageAssets } from '#frontend/loading/page_state.ts'
import { ToastProvider } from '#frontend/ui/overlays/toast_provider.tsx'

/** Parts of the document that must be the same on server and client. */
interface DocumentParts {
  assets: PageAssets
  /** JSON for hydration, escaped for a script element; null in the browser's later renderings. */
  stateText: string
}

const DocumentPartsContext = createContext<DocumentParts | null>(null)
const DocumentPartsProvider = DocumentPartsContext

export function useDocumentParts(): DocumentParts {
  const parts = use(DocumentPartsContext)
  if (!parts) throw new Error('The document was rendered outside DocumentPartsProvider.')
  return parts
}

/**
 * Data never becomes stale by itself, and nothing is refetched or retried unasked. Offline calls fail at once like
 * others instead of waiting; once the connection is back, reads that failed offline are repeated.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) =>
          state.status === 'error' && !(state.error instanceof HttpError) && 'always',
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

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
