import { useQuery } from '@tanstack/react-query'
import { faqsQuery, insurancesQuery, locationsQuery, servicesQuery } from '#frontend/api/profiles.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'

/** The four lists of one's own profile, read anew when the editor opens. */
export function useProfileParts(professionalId: string) {
  const api = usePublicApi()
  return {
    locations: useQuery({ ...locationsQuery(api, professionalId), staleTime: 0 }),
    services: useQuery({ ...servicesQuery(api, professionalId), staleTime: 0 }),
    insurances: useQuery({ ...insurancesQuery(api, professionalId), staleTime: 0 }),
    faqs: useQuery({ ...faqsQuery(api, professionalId), staleTime: 0 }),
  }
}

export type ProfileParts = ReturnType<typeof useProfileParts>
