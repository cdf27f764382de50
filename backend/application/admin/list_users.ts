import type { Ports } from '#application/ports/ports.ts'
import type {
  AdminListCounts,
  AdminListFilter,
  AdminListRow,
  AdminListOptions,
  AdminListEntry,
} from '#application/ports/professional_admin_list.ts'
import type { VerificationRequest } from '#application/ports/verification_repository.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { IMPORT_COLUMNS } from '#application/professionals/importing/column_names.ts'
import type { CellSeparator } from '#application/ports/lead_archive.ts'
import type { ExportedRow, ProfessionalSheetFormat } from '#application/ports/professional_sheets.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { flat } from '#domain/professionals/professional_views.ts'
import { type Actor, mayAdminister, auditEntry } from '../audit/actor.ts'
import { type ListPage, type PageRequest, readPage } from '../system/list_page.ts'
import { UseCase } from '../use_case.ts'

/** Counts users, and how many are premium, verified and blocked; administrators are not counted. */
export class CountUsers extends UseCase<Ports<'adminList'>> {
  async execute({ by }: { by: Actor }): Promise<Result<AdminListCounts, 'forbidden'>> {
    return mayAdminister(by) ? ok(await this.deps.adminList.counts()) : fail('forbidden')
  }
}

interface ListUsersInput extends PageRequest, AdminListOptions {
  filter: AdminListFilter
}

/** Lists every professional for administrators, hidden ones included, and logs which page was read. */
export class ListUsers extends UseCase<Ports<'adminList' | 'securityLog'>> {
  execute(input: ListUsersInput): Promise<Result<ListPage<AdminListRow>, 'forbidden'>> {
    const { by, filter, sort, mostFound } = input
    return readPage(mayAdminister(by), input, MAX_PAGE_SIZE, async (page, limit) => {
      if (by.kind === 'admin') await this.#note(by.id, page, limit)
      return this.deps.adminList.list(filter, page, limit, { sort, mostFound })
    })
  }

  #note(accountId: string, page: number, limit: number): Promise<void> {
    const target = `page ${page}, limit ${limit}`
    return this.deps.securityLog.note({ kind: 'account_list_read', accountId, target })
  }
}

interface ShowProfessionalInput {
  by: Actor
  /** Id, slug or e-mail. */
  key: string
}

/** Shows one professional to administrators and operators, hidden or not, but never an administrator. */
export class ShowProfessional extends UseCase<Ports<'adminList'>> {
  async execute({
    by,
    key,
  }: ShowProfessionalInput): Promise<Result<AdminListEntry, 'professional_not_found' | 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const found = await this.deps.adminList.find(key)
    return found ? ok(found) : fail('professional_not_found')
  }
}

/** Lists the professionals who wait to be verified, the longest wait first. */
export class ListVerificationRequests extends UseCase<Ports<'verifications'>> {
  execute(input: PageRequest): Promise<Result<ListPage<VerificationRequest>, 'forbidden'>> {
    return readPage(mayAdminister(input.by), input, MAX_PAGE_SIZE, (page, limit) =>
      this.deps.verifications.listWaiting(page, limit),
    )
  }
}

interface ExportProfessionalsInput {
  by: Actor
  filter: AdminListFilter
  /** A file, or - for standard output. */
  path: string
  format: ProfessionalSheetFormat
  separator?: CellSeparator | undefined
  /** Counts only: writes neither a file nor an audit entry. */
  dryRun?: boolean | undefined
  onProgress?: ((written: number) => void) | undefined
}

/** Exports professionals for an operator to a file with the import's columns; importing it again changes nothing. */
export class ExportProfessionals extends UseCase<Ports<'adminList' | 'professionalSheets' | 'auditLog'>> {
  /** Returns the number exported. Throws `SheetUnwritable`. */
  async execute(input: ExportProfessionalsInput): Promise<Result<number, 'forbidden'>> {
    const { by, filter, path, format, separator, dryRun = false } = input
    if (by.kind !== 'operator') return fail('forbidden')
    const { adminList, professionalSheets, auditLog } = this.deps
    if (dryRun) return ok((await adminList.list(filter, 1, 1)).total)
    const written = await professionalSheets.write(path, format, this.#rows(input), {
      columns: IMPORT_COLUMNS,
      separator,
    })
    await auditLog.record(
      auditEntry({ by }, 'professionals_exported', ['file', path], {
        after: { professionals: written, format },
      }),
    )
    return ok(written)
  }

  async *#rows({ filter, onProgress }: ExportProfessionalsInput): AsyncGenerator<ExportedRow> {
    let written = 0
    for await (const state of this.deps.adminList.everyone(filter)) {
      yield rowOf(state)
      onProgress?.(++written)
    }
  }
}

function rowOf(state: ProfessionalState): ExportedRow {
  const active = state.insurances.filter(({ isActive }) => isActive)
  const fields = new Map<string, unknown>(
    Object.entries({ ...flat(state), insurances: active.map(({ insuranceName }) => insuranceName) }),
  )
  return Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, cellOf(fields.get(column))]))
}

function cellOf(value: unknown): ExportedRow[string] {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map(String) : null
}
