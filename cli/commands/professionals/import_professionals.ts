import type { ImportProblem } from '#application/professionals/importing/import_problem.ts'
import { type ColumnNames, columnNames } from '#application/professionals/importing/column_names.ts'
import type { Preparation } from '#application/ports/record_files.ts'
import type { FieldChange } from '#application/professionals/importing/check_record.ts'
import type { ImportReport } from '#application/professionals/importing/import_report.ts'
import { type Register, registerCalled } from '#domain/professionals/register.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { unwrap } from '#domain/shared/result.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { cutText } from '#domain/shared/text.ts'
import { allowOverwriting } from '../../terminal/allow_overwriting.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, log, UsageError } from '../../terminal/messages.ts'
import type { WriteOptions } from '../../terminal/options.ts'
import { operator, withApp, withAppOrNew } from '../../terminal/with_app.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { leftOutInWords, preparationInWords } from './register_words.ts'
import { importIntoEmpty } from '#infrastructure/composition/import_into_empty.ts'
import { showProgress } from '../../terminal/progress.ts'
import { askText, canAsk, confirm } from '../../terminal/questions.ts'
import { untilInterrupted } from '../../terminal/until_interrupted.ts'

export interface ImportOptions {
  format?: 'csv' | 'ndjson'
  encoding: 'utf-8' | 'windows-1252'
  failed?: string
  mapColumn?: string[]
  map?: string
  onlyNew?: boolean
  clearEmpty?: boolean
  source?: string
  sourceDate?: string
  dryRun?: boolean
  intoEmpty?: boolean
  yes?: boolean
  json?: boolean
}

/** What the import changes of one known person. */
interface Changed {
  line: number
  slug: string
  fields: readonly FieldChange[]
}

interface RefusedRow extends ImportProblem {
  line: number
}

const REFUSED = {
  not_empty: 'Já há profissionais no banco: importe sem --into-empty.',
  in_use: 'Outro processo usa o banco: pare o site antes da primeira carga.',
}
const MAX_SHOWN = 20
const MAX_IN_JSON = 1_000

export async function importProfessionals(
  typedPath: string | undefined,
  options: ImportOptions,
): Promise<void> {
  const path = typedPath ?? (canAsk() ? await askText('Qual arquivo importar?') : '')
  if (!path) throw new UsageError('Falta o arquivo. Use - para a entrada padrão.')
  const columns = columnNames(options.mapColumn ?? [])
  if (!columns)
    throw new UsageError('Use --map-column "cabeçalho=coluna", com uma das colunas que o import conhece.')
  const register = registerOf(options)
  if (options.failed) await allowOverwriting(options.failed, options)
  if (path !== '-') await confirm(`Importar ${path} agora?`, options)
  const refused: RefusedRow[] = []
  const changed: Changed[] = []
  const refusedFields: Record<string, number> = {}
  const report = await run(path, { ...options, columns, register }, { refused, refusedFields, changed })
  if (options.json) {
    const problemsLeftOut = Math.max(0, report.failed - new Set(refused.map(({ line }) => line)).size)
    printJson({
      ...report,
      dryRun: options.dryRun ?? false,
      problems: refused,
      problemsLeftOut,
      changes: changed,
    })
  } else printReport(report, refusedFields, options)
  process.exitCode = exitCodeOf(report)
}

function registerOf({ source, sourceDate }: ImportOptions): Register | undefined {
  if (!source && !sourceDate) return undefined
  const register = registerCalled(source ?? '', sourceDate ?? '', saoPauloDay(new Date()))
  if (register) return register
  throw new UsageError(
    "Use --source (2 a 120 caracteres) e --source-date (um dia até hoje) juntos: --source 'Lista do CRM-SP' --source-date 2026-10-31",
  )
}

interface Collected {
  refused: RefusedRow[]
  /** How many rows were refused for each field; a row counts for each of its own. */
  refusedFields: Record<string, number>
  changed: Changed[]
}

async function run(
  path: string,
  options: ImportOptions & { columns: ColumnNames; register: Register | undefined },
  { refused, refusedFields, changed }: Collected,
): Promise<ImportReport> {
  const progress = showProgress('linhas')
  let shown = 0
  let repeats = 0
  const onRefused = (line: number, problems: readonly ImportProblem[]) => {
    for (const each of problems) {
      const field = each.field || 'a linha inteira'
      refusedFields[field] = (refusedFields[field] ?? 0) + 1
      if (refused.length < MAX_IN_JSON) refused.push({ line, ...each })
    }
    if (shown++ < MAX_SHOWN) progress.log(inWords(path, line, problems))
  }
  try {
    const input = {
      path,
      by: operator(),
      format: options.format,
      encoding: options.encoding,
      failedPath: options.failed,
      dryRun: options.dryRun,
      columns: options.columns,
      mappedBy: options.map,
      register: options.register,
      onProgress: ({ read }: ImportReport) => progress.show(read),
      onPreparing: (step: Preparation) => progress.step(...preparationInWords(step)),
      onlyNew: options.onlyNew,
      clearsEmpty: options.clearEmpty,
      onChanged(line: number, slug: string, fields: readonly FieldChange[]) {
        if (changed.length >= MAX_SHOWN) return
        changed.push({ line, slug, fields })
        if (options.dryRun)
          for (const each of fields) progress.log(`${path}:${line}  ${slug}: ${changeInWords(each)}`)
      },
      onRefused,
      onRepeated(line: number, later: number) {
        if (repeats++ < MAX_SHOWN) progress.log(`${path}:${line}  repetida: vale a linha ${later}`)
      },
    }
    const imported = await untilInterrupted((signal) =>
      withAppOrNew((app) =>
        options.intoEmpty
          ? importIntoEmpty(app, { ...input, signal })
          : app.useCases.importProfessionals.execute({ ...input, signal }),
      ),
    )
    if (!imported.ok && imported.failure !== 'forbidden') throw new UsageError(REFUSED[imported.failure])
    return unwrap(imported)
  } finally {
    progress.end()
    if (repeats > MAX_SHOWN)
      log(`… e mais ${countOf(repeats - MAX_SHOWN, 'linha repetida', 'linhas repetidas')}`)
    if (shown > MAX_SHOWN) log(`… e mais ${countOf(shown - MAX_SHOWN, 'linha recusada', 'linhas recusadas')}`)
  }
}

function inWords(path: string, line: number, problems: readonly ImportProblem[]): string {
  const reasons = problems.map(({ field, reason }) => (field ? `${field}: ${reason}` : reason))
  return `${path}:${line}  ${reasons.join('; ')}`
}

const MAX_VALUE = 60

export function changeInWords({ field, before, after }: FieldChange): string {
  return `${field}: ${valueInWords(before)} → ${valueInWords(after)}`
}

function valueInWords(value: unknown): string {
  const words = Array.isArray(value) ? value.join('|') : value
  if (words === null || words === undefined || words === '') return '(vazio)'
  if (typeof words === 'boolean') return words ? 'sim' : 'não'
  const text = typeof words === 'string' ? words : JSON.stringify(words)
  return `'${cutText(text.replaceAll('\n', ' '), MAX_VALUE)}'`
}

/** The most frequent fields first. */
function fieldsInWords(counts: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  return sorted.map(([field, count]) => `${field} ${formatNumber(count)}`).join(', ')
}

function printReport(
  report: ImportReport,
  refusedFields: Collected['refusedFields'],
  { dryRun = false, onlyNew = false }: ImportOptions,
): void {
  if (report.unknownColumns.length > 0) log(`Colunas ignoradas: ${report.unknownColumns.join(', ')}`)
  if (report.interrupted) log('Interrompido: rode o mesmo comando de novo para terminar.')
  if (dryRun) inform('Simulação: nada foi gravado.')
  printFields([
    ['Arquivo', report.file],
    ['Lidas', report.read],
    [dryRun ? 'Seriam criadas' : 'Criadas', report.created],
    [dryRun ? 'Seriam atualizadas' : 'Atualizadas', report.updated],
    ...(report.updated > 0
      ? ([
          [dryRun ? 'Campos que mudariam' : 'Campos que mudaram', fieldsInWords(report.changedFields)],
        ] as const)
      : []),
    ['Iguais', report.unchanged],
    ...(onlyNew ? ([['Já existiam, e ficam', report.kept]] as const) : []),
    ['Repetidas', report.repeated],
    ['Recusadas', report.failed],
    ...(report.failed > 0 ? ([['Recusadas por', fieldsInWords(refusedFields)]] as const) : []),
    ...leftOutInWords(report.leftOut).map(
      (words, place) => [place === 0 ? 'Não entraram' : '', words] as const,
    ),
    ...(report.importId && report.created + report.updated > 0
      ? ([['Para desfazer', `saude professionals undo-import ${report.importId}`]] as const)
      : []),
    ...(report.failedFile ? ([['Linhas recusadas em', report.failedFile]] as const) : []),
  ])
}

function exitCodeOf({ failed, interrupted, created, updated, unchanged, kept }: ImportReport): number {
  if (failed === 0 && !interrupted) return exitCodes.done
  return created + updated + unchanged + kept > 0 ? exitCodes.partlyDone : exitCodes.failed
}

/** Ends with 3 if some were changed since, or it was interrupted. */
export async function undoImport(importId: string, { json, ...options }: WriteOptions): Promise<void> {
  const { dryRun = false } = options
  await confirm(`Desfazer a importação ${importId}?`, options)
  const left: string[] = []
  const onChangedSince = (slug: string) => {
    if (left.length < MAX_IN_JSON) left.push(slug)
    log(`${slug}: mudou ou foi usado desde então, e fica como está`)
  }
  const undone = await untilInterrupted((signal) =>
    withApp(({ useCases }) =>
      useCases.undoProfessionalImport.execute({ by: operator(), importId, dryRun, onChangedSince, signal }),
    ),
  )
  if (!undone.ok && undone.failure === 'professional_import_not_found')
    throw new UsageError(
      `Não há importação ${importId} a desfazer: já foi desfeita, ou passou dos ${RETENTION.professionalImportDays} dias.`,
    )
  const counts = unwrap(undone)
  const { removed, restored, changedSince, interrupted } = counts
  process.exitCode = changedSince > 0 || interrupted ? exitCodes.partlyDone : exitCodes.done
  if (json) return printJson({ importId, dryRun, ...counts, left })
  if (interrupted) log('Interrompido: rode o mesmo comando de novo para terminar.')
  if (dryRun) inform('Simulação: nada foi gravado.')
  printFields([
    [dryRun ? 'Seriam tirados' : 'Tirados', removed],
    [dryRun ? 'Voltariam ao que eram' : 'Voltaram ao que eram', restored],
    ['Mudaram desde então', changedSince],
  ])
}
