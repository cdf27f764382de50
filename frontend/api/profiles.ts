import { queryOptions, useMutation } from '@tanstack/react-query'
import type { PublicApi } from '#contract/public_api.ts'
import type { ReportInsurerBody } from '#contract/profile.ts'
import type { ClaimProfileForm } from '#contract/claims.ts'
import { call } from '#frontend/lib/http.ts'

const child = (professionalId: string, part: string) => [`/api/professionals/${professionalId}/${part}`]

export const profileQuery = (api: PublicApi, slug: string) =>
  queryOptions({ queryKey: [`/api/professionals/slug/${slug}`], queryFn: () => api.getProfile(slug) })

export const servicesQuery = (api: PublicApi, id: string) =>
  queryOptions({ queryKey: child(id, 'services'), queryFn: () => api.listServices(id) })

export const insurancesQuery = (api: PublicApi, id: string) =>
  queryOptions({ queryKey: child(id, 'insurances'), queryFn: () => api.listInsurances(id) })

export const locationsQuery = (api: PublicApi, id: string) =>
  queryOptions({ queryKey: child(id, 'locations'), queryFn: () => api.listLocations(id) })

export const faqsQuery = (api: PublicApi, id: string) =>
  queryOptions({ queryKey: child(id, 'faqs'), queryFn: () => api.listFaqs(id) })

/** Says that an insurer of the profile was not accepted. */
export function useReportInsurer(professionalId: string) {
  return useMutation({
    mutationFn: (report: ReportInsurerBody) =>
      call('POST /api/professionals/:id/insurer-reports', { id: professionalId, body: report }),
  })
}

/** Counts one view of the profile; the server decides whether this reader counts. */
export async function recordProfileView(professionalId: string) {
  await call('POST /api/professionals/:id/view', { id: professionalId })
}

/** Asks for an unclaimed profile, or for its removal. */
export function useClaimProfile() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ClaimProfileForm }) =>
      call('POST /api/professionals/:id/claims', { id, body }),
  })
}
