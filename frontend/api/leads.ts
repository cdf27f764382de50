import { useMutation } from '@tanstack/react-query'
import type { RegisterLeadBody } from '#contract/leads.ts'
import { call } from '#frontend/lib/http.ts'

/** Tells a professional that someone would like to be attended. */
export function useRegisterLead(professionalId: string) {
  return useMutation({
    mutationFn: ({ lead, key }: { lead: RegisterLeadBody; key: string | undefined }) =>
      call('POST /api/professionals/:id/leads', {
        id: professionalId,
        body: { ...lead, professionalId },
        key,
      }),
  })
}
