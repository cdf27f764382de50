import type { Actor } from '#application/audit/actor.ts'
import type { ProfessionalAdminList } from '#application/ports/professional_admin_list.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { ImportProfessionals, type ImportTools } from './import_professionals.ts'
import type { FieldChange } from './importing/check_record.ts'
import type { ImportProblem } from './importing/import_problem.ts'
import { IMPORT_COLUMNS } from './importing/column_names.ts'

/** Fields with a verb of their own, or that identify the account. */
const DECIDED_ELSEWHERE = new Set(['email', 'cpfCnpj', 'subscriptionLevel', 'isVerified'])

/** What operators may change of a profile, by the import's columns. */
export const EDITABLE_FIELDS: readonly string[] = IMPORT_COLUMNS.filter(
  (column) => !DECIDED_ELSEWHERE.has(column),
)

export interface EditProfessionalInput {
  by: Actor
  /** Id, slug or e-mail. */
  key: string
  /** As an import's row, by EDITABLE_FIELDS; a blank value clears a field that may be empty. */
  fields: Readonly<Record<string, string>>
  dryRun?: boolean
}

export interface ProfessionalEdit {
  slug: string
  /** Empty if the profile was so already, or the edit is refused. */
  changes: readonly FieldChange[]
  /** Why it is refused; empty if it is not. */
  problems: readonly ImportProblem[]
  /** For undoing it; null in a dry run, or if nothing changed. */
  importId: string | null
}

type Dependencies = Omit<ImportTools, 'files'> & { adminList: ProfessionalAdminList }

/** Changes fields of one profile for an operator: an import of one row, with its rules, audit entries and undoing. */
export class EditProfessional {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute({
    by,
    key,
    fields,
    dryRun = false,
  }: EditProfessionalInput): Promise<Result<ProfessionalEdit, 'forbidden' | 'professional_not_found'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const found = await this.#deps.adminList.find(key)
    if (!found) return fail('professional_not_found')
    const edited = Object.entries(fields).filter(([field]) => EDITABLE_FIELDS.includes(field))
    const row = Object.entries({ ...Object.fromEntries(edited), email: found.email })
    const { source, sourceDate } = found
    let changes: readonly FieldChange[] = []
    let problems: readonly ImportProblem[] = []
    const importing = new ImportProfessionals({
      ...this.#deps,
      files: { open: async () => oneRow(found.id, row) },
    })
    const imported = await importing.execute({
      path: found.id,
      by,
      dryRun,
      clearsEmpty: true,
      edited: registrationKey(found.crm),
      register: source !== null && sourceDate !== null ? { source, sourceDate } : undefined,
      onChanged: (_line, _slug, each) => (changes = each),
      onRefused: (_line, each) => (problems = each),
    })
    if (!imported.ok) return imported
    const importId = changes.length > 0 ? imported.value.importId : null
    return ok({ slug: found.slug, changes, problems, importId })
  }
}

function oneRow(name: string, row: readonly [string, string][]) {
  const fields = { names: row.map(([field]) => field), cells: row.map(([, value]) => value) }
  return {
    name,
    async *records() {
      yield { line: 1, fields, raw: fields.cells }
    },
    reject: async () => {},
    close: async () => null,
  }
}
