import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangeProfileBody } from '#contract/profile.ts'
import { call } from '#frontend/lib/http.ts'
import { forgetPublicPages } from './own_profile.ts'
import { currentUserOptions } from './session.ts'

export const dashboardKey = (professionalId: string) => [`/api/professionals/${professionalId}/dashboard`]

/** The figures of the own dashboard. */
export const dashboardQuery = (professionalId: string) =>
  queryOptions({
    queryKey: dashboardKey(professionalId),
    queryFn: () => call('GET /api/professionals/:id/dashboard', { id: professionalId }),
  })

/** Stores the settings; absent fields are unchanged. */
export function useSaveSettings(professionalId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: ChangeProfileBody) =>
      call('PUT /api/professionals/:id', { id: professionalId, body: settings }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserOptions.queryKey, user)
      forgetPublicPages(queryClient)
    },
  })
}

/** Says that new patients are accepted, from today on, or no longer. */
export function useDeclareNewPatients(professionalId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (accepts: boolean) =>
      call('PUT /api/professionals/:id/new-patients', { id: professionalId, body: { accepts } }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserOptions.queryKey, user)
      forgetPublicPages(queryClient)
    },
  })
}

/** Confirms the insurers of the own profile, as of today. */
export function useConfirmInsurers(professionalId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/professionals/:id/insurers-confirmation', { id: professionalId }),
    onSuccess: (user) => {
      void queryClient.invalidateQueries({ queryKey: dashboardKey(professionalId) })
      queryClient.setQueryData(currentUserOptions.queryKey, user)
      forgetPublicPages(queryClient)
    },
  })
}

/** The state of the own verification. */
export const ownVerificationQuery = (professionalId: string) =>
  queryOptions({
    queryKey: [`/api/professionals/${professionalId}/verification`],
    queryFn: () => call('GET /api/professionals/:id/verification', { id: professionalId }),
  })

export function useAskForVerification(professionalId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = ownVerificationQuery(professionalId)
  return useMutation({
    mutationFn: () => call('POST /api/professionals/:id/verification', { id: professionalId }),
    onSuccess: (asked) => queryClient.setQueryData(queryKey, asked),
  })
}
