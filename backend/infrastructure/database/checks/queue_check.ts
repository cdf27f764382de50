import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import type { Database } from '../database.ts'

interface Queue {
  given_up: number
  late: number
  stuck: number
}

const QUEUE = `select
  count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as given_up,
  count(*) filter (where attempts = 0 and locked_at is null and run_at < now() - interval '15 minutes')::integer as late,
  count(*) filter (where locked_at < now() - interval '1 minute' and not exists (
    select from job_workers where id = locked_by and seen_at > now() - interval '1 minute'))::integer as stuck
  from graphile_worker.jobs`

export class QueueCheck extends SiteCheck {
  readonly name = 'jobs'
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async examine(): Promise<Finding> {
    const queue = await this.#database.row<Queue>(QUEUE)
    const { given_up: givenUp, late, stuck } = queue ?? { given_up: 0, late: 0, stuck: 0 }
    if (late > 0)
      return wrong(
        `${formatNumber(late)} esperam há mais de 15 minutos`,
        'Ninguém trabalha na fila: inicie o servidor ou saude jobs work.',
      )
    if (stuck > 0)
      return wrong(
        `${formatNumber(stuck)} presos por um processo que morreu`,
        'Inicie o servidor ou saude jobs work: são soltos e feitos em um minuto.',
      )
    if (givenUp > 0)
      return warning(
        `${formatNumber(givenUp)} falharam vezes demais`,
        'Veja last_error em graphile_worker.jobs; depois de corrigir, volte attempts a 0.',
      )
    return well('em dia')
  }
}
