import { useMutation } from '@tanstack/react-query'
import type { ReportInsurerBody } from '#contract/profile.ts'
import { call } from '#frontend/lib/http.ts'

/** Says that an insurer of the profile was not accepted. */
export function useReportInsurer(professionalId: string) {
  return useMutation({
    mutationFn: (report: ReportInsurerBody) =>
      call('POST /api/professionals/:id/insurer-reports', { id: professionalId, body: report }),
  })
}
