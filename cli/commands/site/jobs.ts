import { once } from 'node:events'
import type { JobState, JobTask, QueuedJob } from '#application/ports/job_queue.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { unwrap } from '#domain/shared/result.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { exitCodes } from '#cli/terminal/exit_codes.ts'
import { inform, log } from '#cli/terminal/messages.ts'
import { untilInterrupted } from '#cli/terminal/until_interrupted.ts'
import { printList } from '../../terminal/listing.ts'
import { type DayOptions, daysOf, type ListingOptions } from '../../terminal/options.ts'
import { type Column, type Field, moment, printJson } from '../../terminal/output.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface ListOptions extends ListingOptions, DayOptions {
  status?: JobState
  task?: JobTask
}

export async function listJobs({ status: state, task, ...options }: ListOptions): Promise<void> {
  const filter = { state, task, ...daysOf(options) }
  await withApp(({ useCases }) =>
    printList(options, {
      name: 'jobs',
      nouns: ['trabalho', 'trabalhos'],
      columns: COLUMNS,
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
      if (!/^[1-9]\d{0,17}$/.test(id)) return null
      const listed = await useCases.listJobs.execute({ by: operator(), filter: { id }, page: 1, limit: 1 })
      return unwrap(listed).rows[0] ?? null
    },
    missing: (id) => `Não há trabalho '${id}' na fila; o que foi feito sai dela.`,
    fields: (job) => [
      ...COLUMNS.map(({ title, value }): Field => [title, value(job)]),
      ['Pedido em', moment.format(job.createdAt)],
      ['Sobre', JSON.stringify(job.payload)],
    ],
  })
}

const STATES = {
  waiting: 'espera a vez',
  running: 'em andamento',
  retrying: 'será tentado de novo',
  given_up: 'abandonado',
} as const

const COLUMNS: readonly Column<QueuedJob>[] = [
  { title: 'Número', value: ({ id }) => id, align: 'right' },
  { title: 'Tarefa', value: ({ task }) => task },
  { title: 'Situação', value: ({ state }) => STATES[state] },
  { title: 'Tentativas', value: ({ attempts, mostAttempts }) => `${attempts} de ${mostAttempts}` },
  { title: 'Vence em', value: ({ due }) => moment.format(due) },
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
