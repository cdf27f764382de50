import { useMutation } from '@tanstack/react-query'
import type { RegisteredLead, RegisterLeadBody } from '#contract/leads.ts'
import { postJson } from '#frontend/lib/http.ts'

/** Tells a professional that someone would like to be attended. */
export function useRegisterLead(professionalId: string) {
  return useMutation({
    mutationFn: (lead: RegisterLeadBody) =>
      postJson<RegisteredLead>(`/api/professionals/${professionalId}/leads`, { ...lead, professionalId }),
  })
}
