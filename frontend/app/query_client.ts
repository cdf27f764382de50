import { QueryClient } from '@tanstack/react-query'
import { HttpError } from '#frontend/lib/http_error.ts'

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
