import { countOf } from '#domain/shared/numbers.ts'

/** '1 profissional', '1.204 profissionais'. */
export function countProfessionals(count: number): string {
  return countOf(count, 'profissional', 'profissionais')
}
