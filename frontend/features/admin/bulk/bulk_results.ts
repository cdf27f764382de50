import type { ChangedUsers } from '#contract/admin.ts'
import { countOfProfessionals } from '../handling/user_changes.ts'

type Results = ChangedUsers['results']

/** '2 de 3 profissionais atualizados.' */
export function summaryOf(results: Results): string {
  const done = results.filter(({ ok }) => ok).length
  const all = countOfProfessionals(results.length)
  const ending = results.length === 1 ? 'atualizado' : 'atualizados'
  return done === results.length ? `${all} ${ending}.` : `${done} de ${all} ${ending}.`
}

/** Failures before successes. */
export function failuresFirst(results: Results): Results {
  return results.toSorted((one, other) => Number(one.ok) - Number(other.ok))
}
