import { QueryClient } from '@tanstack/react-query'

/**
 * Specification §7: data never goes stale by itself, nothing refetches or retries unasked. Without a network
 * a call fails at once, as any other failure, instead of waiting for one unseen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
