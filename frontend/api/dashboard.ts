import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { ChangeProfileBody } from '#contract/profile.ts'
import { getJson, send } from '#frontend/lib/http.ts'
import { currentUserOptions } from './session.ts'

export const dashboardKey = (professionalId: string) => [`/api/professionals/${professionalId}/dashboard`]

/** The figures at the head of a professional's own dashboard. */
export const dashboardQuery = (professionalId: string) =>
  queryOptions({
    queryKey: dashboardKey(professionalId),
    queryFn: () => getJson<Dashboard>(`/api/professionals/${professionalId}/dashboard`),
  })

/** Stores the settings; what is left out stays as it is. */
export function useSaveSettings(professionalId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (settings: ChangeProfileBody) => {
      const response = await send('PUT', `/api/professionals/${professionalId}`, settings)
      return (await response.json()) as CurrentUser
    },
    onSuccess: (user) => queryClient.setQueryData(currentUserOptions.queryKey, user),
  })
}
