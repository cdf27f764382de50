import type { OperatorApp } from '#infrastructure/composition/open_operator_app.ts'
import { say } from './messages.ts'

type Work<Answer> = (app: OperatorApp) => Promise<Answer>

/** Opens the program, lends it to `work` and closes it, whatever happens. A `DATA_DIR` without a database is a mistake. */
export function withApp<Answer>(work: Work<Answer>): Promise<Answer> {
  return lend(work, false)
}

/** The same for what may be the first thing ever done: an embedded database is made where there is none yet. */
export function withAppOrNew<Answer>(work: Work<Answer>): Promise<Answer> {
  return lend(work, true)
}

async function lend<Answer>(work: Work<Answer>, makesDatabase: boolean): Promise<Answer> {
  const { openOperatorApp } = await import('#infrastructure/composition/open_operator_app.ts')
  const { readSettings } = await import('#infrastructure/composition/settings.ts')
  const app = await openOperatorApp(readSettings(process.env), { log: say, makesDatabase })
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}
