import { test } from '@japa/runner'
import type { JobHandlers } from '#application/ports/job_queue.ts'
import { GraphileJobWorker } from './graphile_job_worker.ts'

const failure = (message: string, code: string) => Object.assign(new Error(message), { code })

test.group('GraphileJobWorker', () => {
  test('reports why it could not begin, stopped and could not begin again, and keeps trying', async ({
    assert,
  }) => {
    const lines: string[] = []
    const isBack = Promise.withResolvers<void>()
    const never = Promise.withResolvers<void>()
    const stop = async () => never.resolve()
    const runs = [
      () => Promise.reject(failure('no connection in time', 'ETIMEDOUT')),
      async () => ({ promise: Promise.reject(failure('lost ana@exemplo.com.br', '57P01')), stop }),
      () => Promise.reject(failure('away', 'ECONNREFUSED')),
      async () => {
        isBack.resolve()
        return { promise: never.promise, stop }
      },
    ]
    const worker = new GraphileJobWorker({
      url: 'postgres://127.0.0.1:1/away',
      handlers: { send_notice: async () => {} } as Partial<JobHandlers> as JobHandlers,
      log: (line) => lines.push(line),
      restart: 1,
      begin: () => runs.shift()?.() ?? Promise.reject(new Error('too often')),
    })

    await worker.start()
    await isBack.promise
    await worker.stop()

    assert.deepEqual(lines, [
      'tarefas: não começaram: Error ETIMEDOUT',
      'tarefas: Error 57P01',
      'tarefas: não começaram: Error ECONNREFUSED',
    ])
  })
})
