import type { CellSeparator, SheetFormat } from '#application/ports/lead_archive.ts'
import type { LeadStatus } from '#domain/leads/lead_status.ts'
import { unwrap } from '#domain/shared/result.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { accountCalled } from '../../terminal/account_called.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, UsageError } from '../../terminal/messages.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { operator, withApp } from '../../terminal/with_app.ts'
import { allowOverwriting } from '../../terminal/allow_overwriting.ts'
import { type DayOptions, daysOf, type WriteOptions } from '../../terminal/options.ts'

export interface ExportOptions extends WriteOptions, DayOptions {
  format?: SheetFormat
  separator?: CellSeparator
  professional?: string
  status?: LeadStatus
}

const FORMATS = ['xlsx', 'csv', 'json'] as const

export async function exportLeads(typedPath: string | undefined, options: ExportOptions): Promise<void> {
  const { professional: typed, separator, status, dryRun = false, json } = options
  const path = typedPath ?? `leads-${saoPauloDay(new Date())}.${options.format ?? 'xlsx'}`
  const format = formatOf(path, options)
  const days = daysOf(options)
  if (path !== '-') await allowOverwriting(path, options)
  const exported = await withApp(async ({ useCases }) => {
    const professional = typed === undefined ? undefined : (await accountCalled(useCases, typed)).id
    const filter = { professional, status, ...days }
    return useCases.exportLeads.execute({ path, format, separator, ...filter, dryRun, by: operator() })
  })
  const leads = unwrap(exported)
  process.exitCode = exitCodes.done
  if (json && path !== '-') return printJson({ file: dryRun ? null : path, format, leads, dryRun })
  if (path === '-') return inform(countOf(leads, 'lead', 'leads'))
  if (dryRun) inform('Simulação: nenhum arquivo foi gravado.')
  printFields([
    ['Arquivo', dryRun ? null : path],
    ['Leads', leads],
  ])
}

/** What the name ends in decides, unless it says nothing. */
function formatOf(path: string, { format, json }: ExportOptions): SheetFormat {
  const named = FORMATS.find((each) => path.toLowerCase().endsWith(`.${each}`))
  if (path === '-') {
    const wanted = format ?? (json ? 'json' : 'csv')
    if (wanted === 'xlsx' || (json && wanted === 'csv'))
      throw new UsageError('A saída padrão leva CSV, ou JSON com --json; para xlsx, dê um nome ao arquivo.')
    return wanted
  }
  if (named && format && named !== format)
    throw new UsageError(`${path} termina em .${named}, e --format pede ${format}.`)
  if (named ?? format) return named ?? format ?? 'xlsx'
  throw new UsageError(`${path} não diz o formato: termine em .xlsx, .csv ou .json, ou use --format.`)
}
