import type { Ports } from '#application/ports/ports.ts'
import type {
  ArchivedLead,
  LeadArchiveFilter,
  CellSeparator,
  SheetFormat,
} from '#application/ports/lead_archive.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { type ListPage, type PageRequest, readPage } from '../system/list_page.ts'
import { UseCase } from '../use_case.ts'

export interface ExportLeadsInput extends Omit<LeadArchiveFilter, 'id' | 'quarantined'> {
  /** A file, or - for standard output. */
  path: string
  format: SheetFormat
  separator?: CellSeparator | undefined
  by: Actor
  /** Counts only: writes neither a file nor an audit entry. */
  dryRun?: boolean | undefined
}

type Dependencies = Ports<'leadArchive' | 'leadSheets' | 'auditLog'>

/** Exports patients' leads to a spreadsheet for an operator, with an audit entry. */
export class ExportLeads extends UseCase<Dependencies> {
  /** Returns the number of leads. Throws `SheetUnwritable`. */
  async execute(input: ExportLeadsInput): Promise<Result<number, 'forbidden'>> {
    const { by, path, format, separator, dryRun = false, ...filter } = input
    if (by.kind !== 'operator') return fail('forbidden')
    const { leadArchive, leadSheets, auditLog } = this.deps
    const leads = leadArchive.read(filter)
    if (dryRun) return ok(await count(leads))
    const written = await leadSheets.write(path, format, leads, separator)
    await auditLog.record(
      auditEntry(
        { by },
        'leads_exported',
        ['leads', filter.professional ? 'one professional' : 'all professionals'],
        { after: { leads: written, format } },
      ),
    )
    return ok(written)
  }
}

async function count(leads: AsyncIterable<unknown>): Promise<number> {
  let counted = 0
  for await (const _ of leads) counted++
  return counted
}

/** Lists patients' leads for an operator, newest first, with an audit entry per page. */
export class ListLeads extends UseCase<Pick<Dependencies, 'leadArchive' | 'auditLog'>> {
  execute(
    input: PageRequest & { filter: LeadArchiveFilter },
  ): Promise<Result<ListPage<ArchivedLead>, 'forbidden'>> {
    const { by, filter } = input
    return readPage(by.kind === 'operator', input, MAX_PAGE_SIZE, async (page, limit) => {
      const listed = await this.deps.leadArchive.list(filter, page, limit)
      await this.deps.auditLog.record(
        auditEntry({ by }, 'leads_read', ['leads', filter.id ?? filter.professional ?? 'all professionals'], {
          after: { leads: listed.rows.length },
        }),
      )
      return listed
    })
  }
}
