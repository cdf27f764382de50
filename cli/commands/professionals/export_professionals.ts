import {
  PROFESSIONAL_SHEET_FORMATS,
  type ProfessionalSheetFormat,
} from '#application/ports/professional_sheets.ts'
import type { CellSeparator } from '#application/ports/lead_archive.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap } from '#domain/shared/result.ts'
import { allowOverwriting } from '../../terminal/allow_overwriting.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, UsageError } from '../../terminal/messages.ts'
import type { WriteOptions } from '../../terminal/options.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { showProgress } from '../../terminal/progress.ts'
import { operator, withApp } from '../../terminal/with_app.ts'
import { filterOf, type FilterOptions } from './actions.ts'

export interface ExportOptions extends WriteOptions, FilterOptions {
  format?: ProfessionalSheetFormat
  separator?: CellSeparator
}

export async function exportProfessionals(typed: string | undefined, options: ExportOptions): Promise<void> {
  const { separator, dryRun = false, json } = options
  const path = typed ?? `profissionais-${saoPauloDay(new Date())}.${options.format ?? 'csv'}`
  const format = formatOf(path, options.format)
  if (path !== '-') await allowOverwriting(path, options)
  const progress = showProgress('profissionais')
  const exported = await withApp(async ({ adapters, useCases }) => {
    const filter = await filterOf(options, adapters)
    const onProgress = (written: number) => written % 500 === 0 && progress.show(written)
    const by = operator()
    return useCases.exportProfessionals.execute({ by, filter, path, format, separator, dryRun, onProgress })
  }).finally(() => progress.end())
  const professionals = unwrap(exported)
  process.exitCode = exitCodes.done
  if (path === '-') return inform(countOf(professionals, 'profissional', 'profissionais'))
  if (json) return printJson({ file: dryRun ? null : path, format, professionals, dryRun })
  if (dryRun) inform('Simulação: nenhum arquivo foi gravado.')
  printFields([
    ['Arquivo', dryRun ? null : path],
    ['Profissionais', professionals],
  ])
}

function formatOf(path: string, chosen: ProfessionalSheetFormat | undefined): ProfessionalSheetFormat {
  const name = path.toLowerCase()
  const named = PROFESSIONAL_SHEET_FORMATS.find((each) =>
    (each === 'xlsx' ? name : name.replace(/\.gz$/, '')).endsWith(`.${each}`),
  )
  if (path === '-' && chosen === 'xlsx') throw new UsageError('A saída padrão leva csv ou ndjson.')
  if (named && chosen && named !== chosen)
    throw new UsageError(`${path} termina em .${named}, e --format pede ${chosen}.`)
  if (path === '-') return chosen ?? 'csv'
  if (named ?? chosen) return named ?? chosen ?? 'csv'
  throw new UsageError(
    `${path} não diz o formato: termine em .csv, .ndjson (também .gz) ou .xlsx, ou use --format.`,
  )
}
