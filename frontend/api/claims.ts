import { useMutation } from '@tanstack/react-query'
import type { ClaimProfileForm } from '#contract/claims.ts'
import { call } from '#frontend/lib/http.ts'

/** Asks for an unclaimed profile, or for its removal. */
export function useClaimProfile() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ClaimProfileForm }) =>
      call('POST /api/professionals/:id/claims', { id, body }),
  })
}

/** Takes back what an e-mail asked of a profile, by the token of the mailed link. */
export function useWithdrawClaim() {
  return useMutation({
    mutationFn: (token: string) => call('POST /api/claims/withdrawal', { body: { token } }),
  })
}
