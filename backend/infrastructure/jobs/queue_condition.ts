import { QUEUE_OF, type JobTask, type QueueName } from '#application/ports/job_queue.ts'
import { type Finding, type SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import { countOf } from '#domain/shared/numbers.ts'
import type { Database } from '../database/database.ts'

/** How the jobs of one task stand. */
export interface TaskCondition {
  task: string
  /** Jobs whose time has come. */
  due: number
  /** Seconds that the oldest of them has waited, of those that never failed. */
  age: number
  /** Jobs that failed and are tried again. */
  failing: number
  /** Seconds since the oldest of them was enqueued. */
  failingAge: number
  /** Jobs that failed too often. */
  givenUp: number
  /** Jobs of silent workers. */
  stuck: number
}

const IS_FAILING = 'last_error is not null and attempts < max_attempts'
const IS_DUE = 'run_at <= now() and attempts < max_attempts'
const IS_STUCK = `locked_at < now() - interval '1 minute' and not exists (
  select from job_workers where id = locked_by and seen_at > now() - interval '1 minute')`
const secondsSince = (instant: string, which: string) =>
  `coalesce(extract(epoch from now() - min(${instant}) filter (where ${which})), 0)::float8`

const CONDITION = `select task_identifier as task,
    count(*) filter (where ${IS_DUE})::integer as due,
    ${secondsSince('run_at', `${IS_DUE} and last_error is null`)} as age,
    count(*) filter (where ${IS_FAILING})::integer as failing,
    ${secondsSince('created_at', IS_FAILING)} as "failingAge",
    count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as "givenUp",
    count(*) filter (where ${IS_STUCK})::integer as stuck
  from graphile_worker.jobs group by 1 order by 1`

/** Reads how the jobs stand, by task; a task without jobs is absent. */
export function conditionOfTasks(database: Database): Promise<TaskCondition[]> {
  return database.rows<TaskCondition>(CONDITION)
}

/** Returns the queue of a task; upkeep for one of another version. */
export const queueOf = (task: string): QueueName => QUEUE_OF[task as JobTask] ?? 'upkeep'

interface Late {
  task: string
  late: number
  isWorking: boolean
}

const LATE = `select task_identifier as task, count(*)::integer as late,
    exists (select from job_workers where seen_at > now() - interval '1 minute') as "isWorking"
  from graphile_worker.jobs
  where ${IS_DUE} and last_error is null and locked_at is null and run_at < now() - interval '5 minutes' group by 1`

interface Failing {
  task: string
  failing: number
  minutes: number
  attempts: number
  error: string
}

/** Failures of less than five minutes may be a mail server that restarts, or wants to be asked twice. */
const FAILING = `select task_identifier as task, last_error as error, count(*)::integer as failing,
    max(attempts)::integer as attempts, (extract(epoch from now() - min(created_at)) / 60)::integer as minutes
  from graphile_worker.jobs where ${IS_FAILING}
  group by 1, 2 having min(created_at) < now() - interval '5 minutes' order by 3 desc, 1, 2`

const TIMES_TO_COME = `select count(*)::integer as ahead from graphile_worker._private_known_crontabs
  where last_execution > now() + interval '1 minute'`

/** From here on it is no longer one recipient who does not exist. */
const MANY = 3
const SHOWN = 3
const QUEUE_NAMES: Record<QueueName, string> = {
  account_mail: 'e-mails de conta',
  notices: 'avisos',
  push: 'avisos nos navegadores',
  upkeep: 'manutenção',
}

const CURE_OF_PUSH =
  'Confira se esta máquina alcança os serviços de avisos dos navegadores por https, como fcm.googleapis.com.'

/** Says what waits too long, fails, was given up or belongs to a worker that died, and why as far as is known. */
export const queueCheck = (database: Database): SiteCheck => ({
  name: 'jobs',
  async examine(): Promise<Finding> {
    const tasks = await conditionOfTasks(database)
    const findings = [
      ...lateIn(await database.rows<Late>(LATE)),
      ...stuckIn(tasks),
      ...failingIn(await database.rows<Failing>(FAILING)),
      ...timesToCome(await database.row<{ ahead: number }>(TIMES_TO_COME)),
      ...givenUpIn(tasks),
    ]
    return findings.length > 0 ? asOne(findings) : well('em dia')
  },
})

function asOne(findings: readonly Finding[]): Finding {
  return {
    state: findings.some(({ state }) => state === 'wrong') ? 'wrong' : 'warning',
    finding: findings.map(({ finding }) => finding).join('; '),
    cure: findings.flatMap(({ cure }) => cure ?? []).join(' '),
  }
}

function lateIn(rows: readonly Late[]): Finding[] {
  return Object.entries(Object.groupBy(rows, ({ task }) => queueOf(task))).map(([queue, tasks]) => {
    const late = tasks.reduce((sum, each) => sum + each.late, 0)
    const name = QUEUE_NAMES[queue as QueueName]
    const finding = `${name}: ${countOf(late, 'espera', 'esperam')} há mais de 5 minutos`
    if (!tasks.some(({ isWorking }) => isWorking))
      return wrong(finding, 'Ninguém trabalha na fila: inicie o servidor ou saude jobs work.')
    const cure = {
      upkeep: 'Veja nos registros do servidor o que demora.',
      mail: 'O servidor de e-mail demora ou não responde; os e-mails seguem no ritmo dele.',
      push: CURE_OF_PUSH,
    }
    return wrong(finding, queue === 'upkeep' || queue === 'push' ? cure[queue] : cure.mail)
  })
}

function stuckIn(tasks: readonly TaskCondition[]): Finding[] {
  const stuck = tasks.reduce((sum, each) => sum + each.stuck, 0)
  if (stuck === 0) return []
  return [
    wrong(
      `${countOf(stuck, 'preso', 'presos')} por um processo que morreu`,
      'Inicie o servidor ou saude jobs work: são soltos e feitos em um minuto.',
    ),
  ]
}

function failingIn(rows: readonly Failing[]): Finding[] {
  if (rows.length === 0) return []
  const words = rows.slice(0, SHOWN).map(wordsOf).join('; ')
  const cure = rows.every(({ task }) => queueOf(task) === 'push')
    ? CURE_OF_PUSH
    : rows.some(({ task }) => queueOf(task) !== 'upkeep')
      ? 'Confira no servidor de e-mail (SMTP_URL, MAIL_FROM) por que ele não aceita os e-mails; cada um é tentado de novo por quatro dias. saude jobs list --status retrying mostra todos.'
      : 'Veja saude jobs list --status retrying e os registros do servidor.'
  const failing = rows.reduce((sum, each) => sum + each.failing, 0)
  return [failing < MANY ? warning(words, cure) : wrong(words, cure)]
}

/** An error begins with its task. */
function wordsOf({ task, failing, minutes, attempts, error }: Failing): string {
  const times = countOf(attempts, 'vez', 'vezes')
  const reason = error.replace(`${task}: `, '').replace(/^Error /, '')
  return `${task}: ${countOf(failing, 'falha', 'falham')} há ${minutes} min, até ${times} (${reason})`
}

function timesToCome(row: { ahead: number } | null): Finding[] {
  if (!row?.ahead) return []
  return [
    wrong(
      `o relógio voltou atrás: ${countOf(row.ahead, 'trabalho espera', 'trabalhos esperam')} pela hora que ele marcava`,
      'Confira a hora da máquina e reinicie o servidor: recomeçam na hora.',
    ),
  ]
}

function givenUpIn(tasks: readonly TaskCondition[]): Finding[] {
  const givenUp = tasks.reduce((sum, each) => sum + each.givenUp, 0)
  if (givenUp === 0) return []
  return [
    warning(
      `${countOf(givenUp, 'falhou', 'falharam')} vezes demais`,
      'Veja saude jobs list --status given_up; depois de corrigir: saude jobs retry NÚMEROS.',
    ),
  ]
}
