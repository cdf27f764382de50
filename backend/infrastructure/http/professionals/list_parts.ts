import type { Viewer } from '#application/audit/actor.ts'
import type { PrivilegedParts } from '#application/professionals/parts/list_own_parts.ts'
import { okOr, type Result } from '#domain/shared/result.ts'
import type { SiteUseCases } from '#application/build_site_use_cases.ts'

const LISTS = {
  services: 'listServices',
  insurances: 'listInsurances',
  locations: 'listLocations',
  faqs: 'listFaqs',
} as const

interface ListParts<Part> {
  execute(input: { professionalId: string }): Promise<readonly Part[] | null>
}

/** The services, insurances, locations or FAQs of a visible professional; owner and administrators see theirs from inside. */
export async function listParts<Name extends keyof PrivilegedParts>(
  useCases: SiteUseCases,
  name: Name,
  { params, viewer }: { params: { id: string }; viewer: Viewer | null },
): Promise<Result<PrivilegedParts[Name], 'professional_not_found'>> {
  const professionalId = params.id
  const own = await useCases.listOwnParts.execute({ professionalId, viewer })
  const list: ListParts<PrivilegedParts[Name][number]> = useCases[LISTS[name]]
  const parts = own ? own[name] : await list.execute({ professionalId })
  return okOr(parts as PrivilegedParts[Name] | null, 'professional_not_found')
}
