import { once } from 'node:events'
import { unwrap } from '#domain/shared/result.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, log } from '../../terminal/messages.ts'
import { operator, withApp } from '../../terminal/with_app.ts'
import { printJson } from '../../terminal/output.ts'
import { untilInterrupted } from '../../terminal/until_interrupted.ts'

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
