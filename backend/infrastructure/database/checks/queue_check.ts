import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import type { Database } from '../database.ts'

interface Queue {
  given_up: number
  late: number
}

const QUEUE = `select count(*) filter (where attempts >= max_attempts)::integer as given_up,
  count(*) filter (where attempts = 0 and locked_at is null and run_at < now() - interval '15 minutes')::integer as late
  from graphile_worker.jobs`

export class QueueCheck extends SiteCheck {
  readonly name = 'jobs'
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async examine(): Promise<Finding> {
    const { given_up: givenUp, late } = (await this.#database.row<Queue>(QUEUE)) ?? { given_up: 0, late: 0 }
    if (late > 0)
      return wrong(
        `${late} esperam há mais de 15 minutos`,
        'Ninguém trabalha na fila: inicie o servidor ou saude jobs work.',
      )
    if (givenUp > 0)
      return warning(
        `${givenUp} falharam vezes demais`,
        'Veja last_error em graphile_worker.jobs; depois de corrigir, volte attempts a 0.',
      )
    return well('em dia')
  }
}
