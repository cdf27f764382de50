import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import type { PublicApi } from '#contract/public_api.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { SiteProvider, type SiteSettings } from '#frontend/lib/site_context.tsx'
import { ToastProvider } from '#frontend/ui/toast_provider.tsx'

export interface PageAssets {
  /** Module scripts, run in this order. */
  scripts: string[]
  styles: string[]
  /** Modules the scripts will import, fetched early. */
  preloads: string[]
  /** Source file of a lazy screen, as the manifest names it → the addresses of its chunk and imports. */
  chunks?: Record<string, string[]>
  /** Source file of a lazy screen → the style sheets that no other page needs. */
  screenStyles?: Record<string, string[]>
}

/** What the server puts into the document and the browser must find again when it hydrates. */
interface DocumentParts {
  assets: PageAssets
  /** JSON for hydration, already safe inside a script element; null in the browser's own later renders. */
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
 * Specification §7: data never goes stale by itself, nothing refetches or retries unasked. Without a network
 * a call fails at once, as any other failure, instead of waiting for one unseen; once the connection is back,
 * what failed for want of it is read again.
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
