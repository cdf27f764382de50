import { once } from 'node:events'
import { countOf } from '#domain/shared/numbers.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import { printJson } from '../../terminal/output.ts'
import { untilInterrupted } from '../../terminal/until_interrupted.ts'
import { withHouse } from '../../terminal/with_house.ts'

export interface WorkOptions {
  once?: boolean
  json?: boolean
}

export async function workJobs(options: WorkOptions): Promise<void> {
  const { workerOf } = await import('#infrastructure/composition/worker_of.ts')
  const waiting = await withHouse(async (house) => {
    const worker = workerOf(house, say)
    if (options.once) await worker.drain()
    else
      await untilInterrupted(async (signal) => {
        await worker.start()
        say('Trabalhando; Ctrl-C para terminar.')
        if (!signal.aborted) await once(signal, 'abort')
      })
    await worker.stop()
    return house.database.row<{ jobs: number }>('select count(*)::integer as jobs from graphile_worker.jobs')
  })
  process.exitCode = exitCodes.done
  if (options.json) printJson({ waiting: waiting?.jobs ?? 0 })
  else say(`${countOf(waiting?.jobs ?? 0, 'trabalho', 'trabalhos')} na fila`)
}
