import type { Claims } from '#application/ports/bulk_professionals.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { type ImportProblem, problem } from './import_problem.ts'

/** Registrations and documents belong to one professional each, in the database and inside the batch. */
export class BatchClaims {
  readonly #claims: Claims

  constructor(claims: Claims) {
    this.#claims = claims
  }

  /** Null where the professional may hold both; from then on nobody else may. */
  refuse({ id, crm, cpfCnpj }: ProfessionalState): ImportProblem[] | null {
    const { registrations, documents } = this.#claims
    const registration = registrationKey(crm)
    const document = cpfCnpj === null ? null : registrationKey(cpfCnpj)
    const problems: ImportProblem[] = []
    if ((registrations.get(registration) ?? id) !== id) problems.push(problem('crm', 'registration_taken'))
    if (document && (documents.get(document) ?? id) !== id)
      problems.push(problem('cpfCnpj', 'document_taken'))
    if (problems.length > 0) return problems
    registrations.set(registration, id)
    if (document) documents.set(document, id)
    return null
  }
}
