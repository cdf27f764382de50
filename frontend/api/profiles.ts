import { queryOptions } from '@tanstack/react-query'
import type { PublicApi } from '#contract/public_api.ts'
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

/** Counts one view of the profile; the server decides whether this reader counts. */
export async function recordProfileView(professionalId: string) {
  await call('POST /api/professionals/:id/view', { id: professionalId })
}
