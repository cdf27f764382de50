import { useMutation } from '@tanstack/react-query'
import type { RegisterLeadBody } from '#contract/leads.ts'
import { call } from '#frontend/lib/http.ts'

/** Sends a lead. */
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

/** Withdraws a lead that this device has sent. */
export function useWithdrawLead() {
  return useMutation({
    mutationFn: (lead: { id: string; key: string }) =>
      call('POST /api/leads/:id/withdrawal', { id: lead.id, body: { key: lead.key } }),
  })
}
