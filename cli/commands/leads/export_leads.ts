import type { SheetFormat } from '#application/ports/lead_sheets.ts'
import type { LeadStatus } from '#domain/leads/lead_status.ts'
import { demand } from '#domain/shared/demand.ts'
import { saoPauloDay } from '#domain/shared/calendar_day.ts'
import { DAY_MS } from '#domain/shared/day_ms.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say, UsageError } from '../../terminal/messages.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { operator } from '../../terminal/operator.ts'
import { withHouse } from '../../terminal/with_house.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface ExportOptions extends WriteOptions {
  format?: SheetFormat
  professional?: string
  status?: LeadStatus
  from?: Date
  to?: Date
}

export async function exportLeads(typedPath: string | undefined, options: ExportOptions): Promise<void> {
  const { professional, status, from, to, dryRun = false, json } = options
  const path = typedPath ?? `leads-${saoPauloDay(new Date())}.${options.format ?? 'xlsx'}`
  const format = options.format ?? (path === '-' || path.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx')
  if (path === '-' && (format === 'xlsx' || json))
    throw new UsageError('A saída padrão leva CSV: use um arquivo com --format xlsx ou --json.')
  const until = to && new Date(to.getTime() + DAY_MS)
  const exported = await withHouse(({ useCases }) =>
    useCases.exportLeads.execute({
      path,
      format,
      professional,
      status,
      from,
      until,
      dryRun,
      by: operator(),
    }),
  )
  const leads = demand(exported)
  process.exitCode = exitCodes.done
  if (json) return printJson({ file: dryRun ? null : path, format, leads, dryRun })
  if (path === '-') return say(countOf(leads, 'lead', 'leads'))
  if (dryRun) say('Simulação: nenhum arquivo foi gravado.')
  printFields([
    ['Arquivo', dryRun ? null : path],
    ['Leads', leads],
  ])
}
