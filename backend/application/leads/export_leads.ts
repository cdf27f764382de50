import type { AuditLog } from '#application/ports/audit_log.ts'
import type { LeadArchive, LeadArchiveFilter } from '#application/ports/lead_archive.ts'
import type { LeadSheets, SheetFormat } from '#application/ports/lead_sheets.ts'

export interface ExportLeadsInput extends LeadArchiveFilter {
  /** A file, or - for the standard output. */
  path: string
  format: SheetFormat
  /** `cli:<user of the machine>`. */
  operator: string
  /** Counts, and writes neither a file nor an audit entry. */
  dryRun?: boolean
}

interface Needs {
  leadArchive: LeadArchive
  leadSheets: LeadSheets
  auditLog: AuditLog
}

/** An operator takes patients' leads out as a spreadsheet; that it was done is kept in the audit log. */
export class ExportLeads {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Answers how many leads. Throws `SheetUnwritable`. */
  async execute({ path, format, operator, dryRun = false, ...filter }: ExportLeadsInput): Promise<number> {
    const { leadArchive, leadSheets, auditLog } = this.#needs
    const leads = leadArchive.read(filter)
    if (dryRun) return count(leads)
    const written = await leadSheets.write(path, format, leads)
    await auditLog.record({
      actorKind: 'operator',
      actorId: operator,
      action: 'leads_exported',
      subjectKind: 'leads',
      subjectId: filter.professional ? 'one professional' : 'all professionals',
      after: { leads: written, format },
    })
    return written
  }
}

async function count(leads: AsyncIterable<unknown>): Promise<number> {
  let counted = 0
  for await (const _ of leads) counted++
  return counted
}
