import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts.ts'
import type { ChangeProfileBody } from '#contract/profile.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { call } from '#frontend/lib/http.ts'
import { currentUserOptions, isOwnRead } from './session.ts'

const pathOf = (id: string) => `/api/professionals/${id}`

/** The own profile for editing; dropped when the editor closes, so that it always opens on the stored state. */
export const ownProfileQuery = (id: string) =>
  queryOptions({ queryKey: [pathOf(id)], queryFn: () => readOwnProfile(id), gcTime: 0 })

/** Loads the own profile; if the session has ended the server returns only the public view. */
export async function readOwnProfile(id: string): Promise<CurrentUser> {
  const profile = await call('GET /api/professionals/:id', { id })
  if ('email' in profile) return profile
  throw new HttpError(401, 'Unauthorized', '')
}

/** Whether a slug is available for this professional; the own one is. */
export const slugAvailabilityQuery = (id: string, slug: string) =>
  queryOptions({
    queryKey: [`${pathOf(id)}/slug-availability`, slug],
    queryFn: () => call('GET /api/professionals/:id/slug-availability', { id, query: { slug } }),
    staleTime: 10_000,
  })

/** Saves the profile and updates the header and the public pages' data. */
export function useSaveProfile(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (profile: ChangeProfileBody) => call('PUT /api/professionals/:id', { id, body: profile }),
    onSuccess: (saved) => {
      queryClient.setQueryData(currentUserOptions.queryKey, saved)
      forgetPublicPages(queryClient)
    },
  })
}

const READS_OF_PROFILES = ['/api/professionals', '/api/specialties', '/api/search']

/** Drops the public pages' data on professionals, so that they reload; own reads stay, which may show unsent changes. */
export function forgetPublicPages(queryClient: QueryClient): void {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: (query) => {
      const [path] = query.queryKey
      return (
        typeof path === 'string' &&
        READS_OF_PROFILES.some((start) => path.startsWith(start)) &&
        !isOwnRead(query)
      )
    },
  })
}
