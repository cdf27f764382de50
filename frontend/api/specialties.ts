import { queryOptions } from '@tanstack/react-query'
import type { PublicApi } from '#contract/public_api.ts'
import { logFailure } from '#frontend/lib/log_failure.ts'

async function readSpecialties(api: PublicApi): Promise<string[]> {
  try {
    return await api.listSpecialties()
  } catch (error) {
    logFailure('Erro ao buscar especialidades', error)
    return []
  }
}

/** Specialties with professionals, the most searched for first, loaded once; a failure is only logged. */
export function specialtiesOptions(api: PublicApi) {
  return queryOptions({ queryKey: ['/api/specialties/available'], queryFn: () => readSpecialties(api) })
}
