import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ListedDemand } from '#application/admin/list_demand.ts'
import type { Diagnosis } from '#application/operations/examine_site.ts'
import type { MoveRefusal, PhotoPlace, PhotosMoved } from '#application/operations/images.ts'
import type { DeleteJob, RetryJob } from '#application/operations/jobs.ts'
import type { DemoRefusal } from '#application/operations/seed_demo.ts'
import type { JobState, JobTask, QueuedJob } from '#application/ports/job_queue.ts'
import type { IndexStatus } from '#application/ports/professional_index.ts'
import type { DemandSort } from '#domain/catalogue/demand.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { RETENTION } from '#domain/shared/retention.ts'
import { fail, type Result, unwrap } from '#domain/shared/result.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { printList } from '../../terminal/listing.ts'
import { inform, log, UsageError } from '../../terminal/messages.ts'
import { type DayOptions, daysOf, type ListingOptions, type WriteOptions } from '../../terminal/options.ts'
import {
  coloured,
  type Column,
  type Field,
  hanging,
  moment,
  printFields,
  printJson,
} from '../../terminal/output.ts'
import { showProgress } from '../../terminal/progress.ts'
import { askText, canAsk, confirm } from '../../terminal/questions.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { forEachTarget, type TargetChoice } from '../../terminal/targets.ts'
import { untilInterrupted } from '../../terminal/until_interrupted.ts'
import { operator, withApp, withAppOrNew } from '../../terminal/with_app.ts'

const CHECK_NAMES: Readonly<Record<string, string>> = {
  settings: 'Configuração',
  disk: 'Disco',
  mail: 'E-mail',
  key: 'Chave',
  database: 'Banco de dados',
  replica: 'Réplica',
  clock: 'Relógio',
  migrations: 'Migrações',
  demo: 'Demonstração',
  jobs: 'Fila',
  images: 'Fotos',
  search: 'Busca',
  slugs: 'Endereços',
  quarantine: 'Quarentena',
  backup: 'Cópia',
}

/** Milliseconds; a blocked statement would keep the process alive. */
const LEAVING_MS = 500

const CHECK_MARKS = { ok: '✔', warning: '!', wrong: '✘' }
const CHECK_COLOURS = { ok: 'green', warning: 'yellow', wrong: 'red' } as const

export async function examineSite({ json }: { json?: boolean }): Promise<void> {
  const { runHealthChecks } = await import('#infrastructure/composition/run_health_checks.ts')
  const diagnoses = await runHealthChecks(process.env, log)
  const isWrong = diagnoses.some(({ state }) => state === 'wrong')
  process.exitCode = isWrong ? exitCodes.failed : exitCodes.done
  setTimeout(() => process.exit(), LEAVING_MS).unref()
  if (json) return printJson({ healthy: !isWrong, checks: diagnoses })
  for (const diagnosis of diagnoses) process.stdout.write(`${lineOf(diagnosis)}\n`)
}

function lineOf({ check, state, finding, cure }: Diagnosis): string {
  const name = `${coloured(CHECK_COLOURS[state], CHECK_MARKS[state])} ${(CHECK_NAMES[check] ?? check).padEnd(15)} `
  const line = hanging(name, finding, 18)
  return cure ? `${line}\n${hanging('    → ', cure, 6)}` : line
}

const SETTING_SOURCES = {
  environment: 'ambiente',
  '.env': '.env',
  file: 'arquivo (_FILE)',
  default: 'padrão',
} as const

export async function showSettings({ json }: { json?: boolean }): Promise<void> {
  const { settingsInForce } = await import('#infrastructure/composition/settings_in_force.ts')
  const envFile = fileURLToPath(new URL('../../../.env', import.meta.url))
  const settings = settingsInForce(process.env, envFile)
  process.exitCode = exitCodes.done
  if (json) return printJson({ settings })
  printFields(settings.map(({ name, value, from }) => [name, `${value ?? '—'}  (${SETTING_SOURCES[from]})`]))
}

export interface SeedOptions {
  dryRun?: boolean
  yes?: boolean
  json?: boolean
}

const DEMO_REFUSALS: Record<DemoRefusal, string> = {
  forbidden: 'Só operadores criam os dados de demonstração.',
  forbidden_in_public: 'Dados de demonstração são recusados em produção e onde APP_URL é público.',
  database_not_empty:
    'O banco já tem profissionais; use --yes para criar os dados de demonstração assim mesmo.',
  demo_already_there: 'Os dados de demonstração já estão no banco.',
}

export async function seedDemo({ dryRun = false, yes = false, json }: SeedOptions): Promise<void> {
  const answer = await withAppOrNew(async ({ useCases: { seedDemo: demo } }) => {
    const first = await demo.execute({ by: operator(), evenIfNotEmpty: yes, dryRun })
    if (first.ok || first.failure !== 'database_not_empty' || !canAsk()) return first
    await confirm('O banco já tem profissionais. Criar assim mesmo?', { dryRun })
    return demo.execute({ by: operator(), evenIfNotEmpty: true, dryRun })
  })
  if (!answer.ok) {
    process.exitCode = exitCodes.failed
    return json ? printJson({ refused: answer.failure }) : log(DEMO_REFUSALS[answer.failure])
  }
  const seeded = answer.value
  process.exitCode = exitCodes.done
  if (json) return printJson(seeded ?? { dryRun })
  if (!seeded) return inform('Simulação: os dados seriam criados.')
  printFields([
    ['Profissionais', seeded.professionals],
    ['Avaliações', seeded.reviews],
    ['Leads', seeded.leads],
    ['Posts', seeded.posts],
    ...seeded.accounts.map(({ email, password }) => ['Conta', `${email}  ${password}`] as const),
  ])
}

export async function showSearchStatus({ json }: { json?: boolean }): Promise<void> {
  const shown = await withApp(({ useCases }) => useCases.showSearchState.execute({ by: operator() }))
  const { fallback: _, ...status } = unwrap(shown)
  process.exitCode = status.healthy ? exitCodes.done : exitCodes.failed
  if (json) return printJson(status)
  printFields([
    ['Motor', status.engine],
    ['Situação', situationOf(status)],
    ['Profissionais visíveis', status.expected],
    ['No índice', status.indexed],
    ['Mudanças na fila', status.pending],
    ['Mais antiga na fila', status.oldestPendingSeconds === null ? null : `${status.oldestPendingSeconds} s`],
    ['Recusados pelo motor', status.refused],
  ])
}

function situationOf({ reachable, healthy }: IndexStatus): string {
  if (!reachable) return 'o motor não responde; as buscas são do PostgreSQL'
  return healthy ? 'em dia' : 'desatualizado: rode saude search reindex'
}

export interface ListDemandOptions extends ListingOptions {
  days: number
  sort: DemandSort
}

const DEMAND_COLUMNS: readonly Column<ListedDemand>[] = [
  { title: 'Especialidade', value: ({ specialty }) => specialty },
  { title: 'Cidade', value: ({ city }) => city },
  { title: 'UF', value: ({ state }) => state },
  { title: 'Convênio', value: ({ insurance }) => insurance },
  { title: 'Ninguém', value: ({ nobody }) => nobody },
  { title: 'Poucos', value: ({ few }) => few },
]

export async function listDemand({ days, sort, ...options }: ListDemandOptions): Promise<void> {
  if (days > RETENTION.demandDays)
    throw new UsageError(`Use --days até ${RETENTION.demandDays}: o que é mais antigo foi apagado.`)
  await withApp(({ useCases }) =>
    printList(options, {
      name: 'demand',
      nouns: ['procura', 'procuras'],
      columns: DEMAND_COLUMNS,
      most: MAX_PAGE_SIZE,
      read: async (page, limit) =>
        unwrap(await useCases.listDemand.execute({ by: operator(), days, sort, page, limit })),
    }),
  )
}

export interface ReindexOptions {
  dryRun?: boolean
  yes?: boolean
  json?: boolean
}

export async function reindexProfessionals({ dryRun, yes, json }: ReindexOptions): Promise<void> {
  await confirm('Refazer o índice de busca agora?', { yes, dryRun })
  const progress = showProgress('profissionais')
  const reindexed = await withApp(({ useCases }) =>
    useCases.reindexProfessionals.execute({ by: operator(), dryRun, onProgress: progress.show }),
  ).finally(() => progress.end())
  const indexed = unwrap(reindexed)
  process.exitCode = exitCodes.done
  if (json) return printJson({ indexed, dryRun: dryRun ?? false })
  printFields([[dryRun ? 'Seriam indexados' : 'Indexados', indexed]])
}

export interface MoveOptions extends WriteOptions {
  to?: PhotoPlace
}

export const PHOTO_PLACES: Record<PhotoPlace, string> = { s3: 'o balde S3', postgresql: 'o PostgreSQL' }
const isPlace = (word: string | undefined): word is PhotoPlace => word === 's3' || word === 'postgresql'

const MOVE_REFUSALS: Record<MoveRefusal, string> = {
  forbidden: 'Só operadores levam fotos.',
  no_bucket: 'Falta dizer qual é o balde: S3_URL, S3_BUCKET, S3_KEY_ID e S3_SECRET.',
}

export async function movePhotos(options: MoveOptions): Promise<void> {
  const { dryRun = false, yes, json } = options
  const to =
    options.to ?? (canAsk() ? await askText('Para onde vão as fotos (s3 ou postgresql)?') : undefined)
  if (!isPlace(to)) throw new UsageError('Falta dizer para onde: --to s3 ou --to postgresql.')
  await confirm(`Levar todas as fotos e imagens de posts para ${PHOTO_PLACES[to]}?`, { yes, dryRun })
  const done = await move(to, dryRun)
  if (done.ok) return printMoved(done.value, { to, dryRun, json })
  process.exitCode = exitCodes.failed
  if (json) return printJson({ refused: done.failure })
  log(MOVE_REFUSALS[done.failure])
}

async function move(to: PhotoPlace, dryRun: boolean): Promise<Result<PhotosMoved, MoveRefusal>> {
  const progress = showProgress('vistos')
  try {
    return await untilInterrupted((signal) =>
      withApp(({ useCases }) =>
        useCases.movePhotos.execute({
          to,
          dryRun,
          signal,
          by: operator(),
          onProgress: (looked) => progress.show(looked),
        }),
      ),
    )
  } finally {
    progress.end()
  }
}

function printMoved(
  photos: PhotosMoved,
  { to, dryRun, json }: { to: PhotoPlace; dryRun: boolean; json?: boolean | undefined },
): void {
  const { moved, there, missing, interrupted } = photos
  const isWhole = missing === 0 && !interrupted
  process.exitCode = isWhole ? exitCodes.done : exitCodes.partlyDone
  if (json) return printJson({ to, dryRun, ...photos })
  if (interrupted) log('Interrompido: rode o mesmo comando de novo para terminar.')
  if (missing > 0)
    log('O que falta nos dois lugares: perfis mostram as iniciais, e posts ficam sem a imagem.')
  if (dryRun) inform('Simulação: nada foi levado.')
  printFields([
    [dryRun ? 'Seriam levadas' : 'Levadas', moved],
    ['Já estavam lá', there],
    ['Faltam', missing],
  ])
}

export function showImages(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'De quem (id, slug ou e-mail), ou que imagem de post?',
    async find(useCases, key) {
      const shown = await useCases.showImage.execute({ by: operator(), key })
      return shown.ok ? shown.value : null
    },
    missing: (key) => `Não há foto de '${key}', nem imagem de post com este nome.`,
    fields: ({ slug, name, place, variants }) => [
      ['De', slug === null ? 'posts' : `/${slug}`],
      ['Nome', name],
      ['Guardada em', place ? PHOTO_PLACES[place] : 'falta nos dois lugares'],
      ...variants.map(
        ({ width, format, bytes }) => [`${width} ${format}`, countOf(bytes, 'byte', 'bytes')] as const,
      ),
    ],
  })
}

export interface ListJobsOptions extends ListingOptions, DayOptions {
  status?: JobState
  task?: JobTask
}

export async function listJobs({ status: state, task, ...options }: ListJobsOptions): Promise<void> {
  const filter = { state, task, ...daysOf(options) }
  await withApp(({ useCases }) =>
    printList(options, {
      name: 'jobs',
      nouns: ['trabalho', 'trabalhos'],
      columns: JOB_COLUMNS,
      most: MAX_PAGE_SIZE,
      read: async (page, limit) =>
        unwrap(await useCases.listJobs.execute({ by: operator(), filter, page, limit })),
    }),
  )
}

export function showJobs(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'Quais trabalhos (números)?',
    async find(useCases, id) {
      if (!isJobNumber(id)) return null
      const listed = await useCases.listJobs.execute({ by: operator(), filter: { id }, page: 1, limit: 1 })
      return unwrap(listed).rows[0] ?? null
    },
    missing: (id) => `Não há trabalho '${id}' na fila; o que foi feito sai dela.`,
    fields: (job) => [
      ...JOB_COLUMNS.map(({ title, value }): Field => [title, value(job)]),
      ['Pedido em', moment(job.createdAt)],
      ['Sobre', JSON.stringify(job.payload)],
    ],
  })
}

export interface ChangeJobsOptions extends WriteOptions, TargetChoice {
  reason?: string
}

export function retryJobs(ids: readonly string[], options: ChangeJobsOptions): Promise<void> {
  return forEachTarget(ids, options, {
    question: 'Quais trabalhos (números)?',
    sentence: (count) => `Refazer agora ${countOf(count, 'trabalho', 'trabalhos')}`,
    done: 'será feito agora',
    already: 'já esperava a vez',
    work: ({ useCases }, id) => changeOne(useCases.retryJob, id, options),
  })
}

export function deleteJobs(ids: readonly string[], options: ChangeJobsOptions): Promise<void> {
  return forEachTarget(ids, options, {
    question: 'Quais trabalhos (números)?',
    sentence: (count) => `Apagar da fila ${countOf(count, 'trabalho', 'trabalhos')}, sem fazer`,
    done: 'apagado',
    already: 'já apagado',
    work: ({ useCases }, id) => changeOne(useCases.deleteJob, id, options),
  })
}

async function changeOne(change: RetryJob | DeleteJob, id: string, { reason }: ChangeJobsOptions) {
  return isJobNumber(id) ? change.execute({ id, by: operator(), reason }) : fail('job_not_found' as const)
}

const isJobNumber = (text: string) => /^[1-9]\d{0,17}$/.test(text)

const JOB_STATE_NAMES = {
  waiting: 'espera a vez',
  running: 'em andamento',
  retrying: 'será tentado de novo',
  given_up: 'abandonado',
} as const

const JOB_COLUMNS: readonly Column<QueuedJob>[] = [
  { title: 'Número', value: ({ id }) => id, align: 'right' },
  { title: 'Tarefa', value: ({ task }) => task },
  { title: 'Situação', value: ({ state }) => JOB_STATE_NAMES[state] },
  { title: 'Tentativas', value: ({ attempts, mostAttempts }) => `${attempts} de ${mostAttempts}` },
  { title: 'Vence em', value: ({ due }) => moment(due) },
  { title: 'Erro', value: ({ error }) => error },
]

export interface WorkOptions {
  once?: boolean
  json?: boolean
}

export async function workJobs(options: WorkOptions): Promise<void> {
  const { workerOf } = await import('#infrastructure/composition/build_worker.ts')
  const counted = await withApp(async (app) => {
    const worker = workerOf(app, log)
    if (options.once) await worker.drain()
    else
      await untilInterrupted(async (signal) => {
        await worker.start()
        inform('Trabalhando; Ctrl-C para terminar.')
        if (!signal.aborted) await once(signal, 'abort')
      })
    await worker.stop()
    return app.useCases.countWaitingJobs.execute({ by: operator() })
  })
  const waiting = unwrap(counted)
  process.exitCode = exitCodes.done
  if (options.json) printJson({ waiting })
  else inform(`${countOf(waiting, 'trabalho', 'trabalhos')} na fila`)
}
