import type { BrazilianDocuments } from '#application/ports/brazilian_documents.ts'
import type { NamedCells } from '#application/ports/record_files.ts'
import { checkProfile, type TypedProfile } from '#domain/professionals/profile_fields.ts'
import { documentNumber } from '#domain/professionals/registration_number.ts'
import { NO_LINKS } from '#domain/professionals/social_links.ts'
import { parseEmail } from '#domain/shared/email.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type ImportProblem, problem, problemWith } from './import_problem.ts'
import type { Merged } from './merge_record.ts'
import { type ImportedColumns, readRecord } from './read_record.ts'

/** A row that is right by itself; whether it agrees with the others is for the batch to say. */
export interface CheckedRecord {
  email: string
  columns: ImportedColumns
  /** Whom the row makes where nobody has its e-mail, if that was worked out beforehand. */
  newProfessional?: Merged | undefined
}

/**
 * Everything that is wrong with the row by itself, or the row. `expect` works out whom it would make, if anybody: where
 * the domain makes somebody of it, the profile has been checked.
 */
export function checkRecord(
  fields: NamedCells,
  documents: BrazilianDocuments,
  expect: (record: CheckedRecord) => Merged | undefined = () => undefined,
): Result<CheckedRecord, ImportProblem[]> {
  const { columns, problems } = readRecord(fields)
  const email = parseEmail(columns.email ?? '')
  if (!email && !problems.some(({ field }) => field === 'email'))
    problems.push(problem('email', columns.email?.trim() ? 'email_invalid' : 'missing'))
  const others = otherProblems(columns, documents)
  const isReadable = email !== null && problems.length === 0 && others.length === 0
  const newProfessional = isReadable ? expect({ email, columns }) : undefined
  if (!newProfessional?.ok) problems.push(...profileProblems(columns))
  problems.push(...others)
  return email && problems.length === 0 ? ok({ email, columns, newProfessional }) : fail(problems)
}

/** The domain names the first wrong field; without it, the next one shows. */
function profileProblems(columns: ImportedColumns): ImportProblem[] {
  const found: ImportProblem[] = []
  const left: TypedProfile = { ...columns }
  for (;;) {
    const checked = checkProfile(left, NO_LINKS)
    if (checked.ok) return found
    const field = checked.failure.replace(/_invalid$/, '') as keyof TypedProfile
    const value = left[field]
    found.push(value === '' ? problem(field, 'missing') : problemWith(field, checked.failure, value))
    delete left[field]
  }
}

function otherProblems(
  { cpfCnpj, subscriptionLevel }: ImportedColumns,
  documents: BrazilianDocuments,
): ImportProblem[] {
  const found: ImportProblem[] = []
  if (cpfCnpj && !(documentNumber(cpfCnpj) && documents.isValidCpfOrCnpj(cpfCnpj)))
    found.push(problem('cpfCnpj', 'cpfCnpj_invalid'))
  if (subscriptionLevel !== undefined && subscriptionLevel !== 'free' && subscriptionLevel !== 'premium')
    found.push(problemWith('subscriptionLevel', 'subscriptionLevel_invalid', subscriptionLevel))
  return found
}
