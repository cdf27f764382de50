import type {
  DraftReason,
  PostImportReport,
  PostOutcome,
  RefusedPost,
} from '#application/blog/importing/import_report.ts'
import type { PostFormat } from '#application/ports/post_files.ts'
import type { RecordEncoding } from '#application/ports/record_files.ts'
import type { PostCategory } from '#domain/blog/post_category.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { unwrap } from '#domain/shared/result.ts'
import { allowOverwriting } from '../../terminal/allow_overwriting.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, log, UsageError } from '../../terminal/messages.ts'
import type { WriteOptions } from '../../terminal/options.ts'
import { operator, withApp, withAppOrNew } from '../../terminal/with_app.ts'
import { type Column, printFields, printJson, printTable } from '../../terminal/output.ts'
import { showProgress } from '../../terminal/progress.ts'
import { askText, canAsk, confirm } from '../../terminal/questions.ts'
import { untilInterrupted } from '../../terminal/until_interrupted.ts'
import { countsInWords } from './import_words.ts'

export interface ImportOptions {
  format?: PostFormat
  encoding?: RecordEncoding
  category?: PostCategory
  mapCategory?: ReadonlyMap<string, PostCategory>
  pages?: boolean
  complete?: string | true
  images?: boolean
  onlyNew?: boolean
  publish?: boolean
  failed?: string
  dryRun?: boolean
  yes?: boolean
  json?: boolean
}

const MAX_ITEMS = 10_000

/** Keeps the first messages of an import, and counts the dropped ones. */
export class FirstItems<Item> {
  readonly items: Item[] = []
  leftOut = 0
  readonly #most: number

  constructor(most = MAX_ITEMS) {
    this.#most = most
  }

  add(...items: readonly Item[]): void {
    const fitting = items.slice(0, this.#most - this.items.length)
    this.items.push(...fitting)
    this.leftOut += items.length - fitting.length
  }
}

interface Heard {
  refused: FirstItems<RefusedPost>
  outcomes: FirstItems<PostOutcome>
}

export async function importPosts(typedPath: string | undefined, options: ImportOptions): Promise<void> {
  const path = typedPath ?? (canAsk() ? await askText('Qual arquivo ou pasta importar?') : '')
  if (!path) throw new UsageError('Falta o arquivo ou a pasta.')
  if (options.failed) await allowOverwriting(options.failed, options)
  await confirm(`Importar ${path} agora?`, options)
  const heard: Heard = { refused: new FirstItems(), outcomes: new FirstItems() }
  const report = await run(path, options, heard)
  if (report.read === 0 && !report.interrupted) log(nothingFound(report))
  if (options.json) {
    const { refused, outcomes } = heard
    printJson({
      ...report,
      dryRun: options.dryRun ?? false,
      ...{ problems: refused.items, problemsLeftOut: refused.leftOut },
      ...{ posts: outcomes.items, postsLeftOut: outcomes.leftOut },
    })
  } else printReport(report, options, heard)
  process.exitCode = exitCodeOf(report)
}

async function run(path: string, options: ImportOptions, heard: Heard): Promise<PostImportReport> {
  const progress = showProgress('posts')
  const onRefused = (problems: readonly RefusedPost[]) => {
    for (const { file, line, field, reason, title } of problems)
      progress.log(`${file}:${line}  ${field ? `${field}: ` : ''}${reason}${title && ` (“${title}”)`}`)
    heard.refused.add(...problems)
  }
  const onOutcome = (outcome: PostOutcome) => {
    for (const { address, reason } of outcome.pictures.skipped)
      progress.log(`${outcome.file}:${outcome.line}  imagem ${address}: ${reason}`)
    if (outcome.change !== 'unchanged') heard.outcomes.add(outcome)
  }
  const { failed: failedPath, mapCategory: categoryMap, json: _json, yes: _yes, ...wishes } = options
  try {
    const imported = await untilInterrupted((signal) =>
      withAppOrNew(({ useCases }) =>
        useCases.importPosts.execute({
          path,
          by: operator(),
          ...wishes,
          categoryMap,
          failedPath,
          signal,
          onRefused,
          onOutcome,
          onProgress: ({ read }) => progress.show(read),
        }),
      ),
    )
    return unwrap(imported)
  } finally {
    progress.end()
  }
}

function printReport(report: PostImportReport, options: ImportOptions, { outcomes }: Heard): void {
  const { dryRun = false } = options
  if (report.unknownFields.length > 0) log(`Campos ignorados: ${report.unknownFields.join(', ')}`)
  if (report.interrupted) log('Interrompido: rode o mesmo comando de novo para terminar.')
  if (dryRun && outcomes.items.length > 0) printTable(outcomes.items, COLUMNS)
  if (dryRun && outcomes.leftOut > 0) inform(`E mais ${formatNumber(outcomes.leftOut)}, que não cabem aqui.`)
  if (dryRun) inform('Simulação: nada foi gravado.')
  printFields([
    ['Origem', report.file],
    ['Lidos', report.read],
    [dryRun ? 'Seriam criados' : 'Criados', report.created],
    [dryRun ? 'Seriam alterados' : 'Alterados', report.updated],
    ['Iguais', report.unchanged],
    ...(options.onlyNew ? ([['Já existiam, e ficam', report.kept]] as const) : []),
    ['Recusados', report.failed],
    ...(options.images ? ([[dryRun ? 'Imagens viriam' : 'Imagens trazidas', report.pictures]] as const) : []),
    ...counted('Ficam rascunhos', draftReasonsInWords(report)),
    ...counted('Mudou para caber', report.changes),
    ...counted('O texto não guarda', report.losses),
    ...counted('Fora da importação', report.leftOut),
    ...(report.importId && report.created + report.updated > 0
      ? ([['Para desfazer', `saude blog undo-import ${report.importId}`]] as const)
      : []),
    ...(report.failedFile ? ([['Posts recusados em', report.failedFile]] as const) : []),
  ])
}

/** Ends with 3 if some were changed since. */
export async function undoImport(importId: string, { json, ...options }: WriteOptions): Promise<void> {
  const { dryRun = false } = options
  await confirm(`Desfazer a importação ${importId}?`, options)
  const undone = await withApp(({ useCases }) =>
    useCases.undoPostImport.execute({ by: operator(), importId, dryRun }),
  )
  if (!undone.ok && undone.failure === 'post_import_not_found')
    throw new UsageError(
      `Não há importação ${importId} a desfazer: já foi desfeita, ou passou dos ${RETENTION.postImportDays} dias.`,
    )
  const counts = unwrap(undone)
  process.exitCode = counts.changedSince.length > 0 ? exitCodes.partlyDone : exitCodes.done
  for (const slug of counts.changedSince) log(`${slug}: mudou desde então, e fica como está`)
  if (json) return printJson({ importId, dryRun, ...counts })
  if (dryRun) inform('Simulação: nada foi gravado.')
  printFields([
    [dryRun ? 'Seriam tirados' : 'Tirados', counts.removed],
    [dryRun ? 'Voltariam ao que eram' : 'Voltaram ao que eram', counts.restored],
    ['Mudaram desde então', counts.changedSince.length],
    ['Já não existem', counts.gone],
  ])
}

/** One line, unless there is nothing to count. */
function counted(label: string, counts: Readonly<Record<string, number>>): [string, string][] {
  const words = countsInWords(counts)
  return words ? [[label, words]] : []
}

function nothingFound({ leftOut }: PostImportReport): string {
  const others = countsInWords(leftOut)
  const pages = Object.keys(leftOut).includes('página') ? ' Para trazer também as páginas, use --pages.' : ''
  return others
    ? `Nenhum post foi encontrado. A origem só tem: ${others}.${pages}`
    : 'Nenhum post foi encontrado.'
}

const DRAFT_REASONS: Record<DraftReason, string> = {
  draft: 'por serem rascunhos na origem',
  private: 'por serem privados',
  password: 'por terem senha',
  future: 'por terem data futura',
  expired: 'por terem expirado',
  empty: 'por não terem texto',
}

function draftReasonsInWords({ drafts }: PostImportReport): Record<string, number> {
  return Object.fromEntries(
    Object.entries(drafts).map(([reason, count]) => [DRAFT_REASONS[reason as DraftReason], count]),
  )
}

const CHANGES = { created: 'criar', updated: 'alterar', unchanged: 'igual' } as const

const COLUMNS: readonly Column<PostOutcome>[] = [
  { title: 'O que', value: ({ change }) => CHANGES[change] },
  { title: 'Endereço', value: ({ slug }) => slug },
  { title: 'Título', value: ({ title }) => title },
  { title: 'Situação', value: ({ isPublished }) => (isPublished ? 'publicado' : 'rascunho') },
  { title: 'Campos que mudam', value: ({ changedFields }) => changedFields.join(', ') || null },
]

function exitCodeOf(report: PostImportReport): number {
  const { read, failed, interrupted, created, updated, unchanged, kept } = report
  if (read === 0 && !interrupted) return exitCodes.failed
  if (failed === 0 && !interrupted) return exitCodes.done
  return created + updated + unchanged + kept > 0 ? exitCodes.partlyDone : exitCodes.failed
}
