import { metrics, type Attributes, type BatchObservableResult, type Meter } from '@opentelemetry/api'
import type { Pool } from 'pg'
import type { Health, HealthProbe } from '#application/ports/site_check.ts'
import type { Database, PoolLoad } from '../database/database.ts'
import type { PageCache } from '../http/pages/page_cache.ts'
import { lastBackup } from '../backup/backup_age.ts'
import { conditionOfTasks, queueOf } from '../jobs/queue_condition.ts'
import { SCOPE } from '../telemetry/open_telemetry.ts'

interface Observed {
  database: Database
  /** A separate connection, for examining the queue. */
  healthDatabase: Database
  health: HealthProbe
  pools: readonly Pool[]
  pages: Pick<PageCache, 'condition'>
}

/** Observes pools, queue and health whenever the metrics are read. */
export function observeApp(observed: Observed): void {
  const meter = metrics.getMeter(SCOPE)
  observePools(meter, observed)
  observePages(meter, observed)
  observeHealth(meter, observed)
}

function observePools(meter: Meter, { database, pools }: Observed): void {
  const count = gauge(meter, 'db.client.connection.count', 'Connections by pool and state')
  const waiting = gauge(meter, 'db.client.connection.pending_requests', 'Who waits for a connection')
  meter.addBatchObservableCallback(
    (result) => {
      const loads = pools.map((pool) => [pool.options.application_name ?? '', loadOf(pool)] as const)
      for (const [name, load] of [[MAIN, database.load] as const, ...loads]) {
        const pool = { 'db.client.connection.pool.name': name }
        for (const state of ['used', 'idle'] as const)
          result.observe(count, load[state], { ...pool, 'db.client.connection.state': state })
        result.observe(waiting, load.waiting, pool)
      }
    },
    [count, waiting],
  )
}

function observePages(meter: Meter, { pages }: Observed): void {
  const options = { unit: 'By', description: 'Bytes of the pages remembered' }
  const size = meter.createObservableGauge('saude.page_cache.size', options)
  const requests = meter.createObservableCounter('saude.page_cache.requests', {
    description: 'Public pages that were remembered when asked for, or made',
  })
  meter.addBatchObservableCallback(
    (result) => {
      const now = pages.condition()
      result.observe(size, now.bytes)
      for (const how of ['kept', 'made'] as const) result.observe(requests, now.requests[how], { how })
    },
    [size, requests],
  )
}

/** The name of its connections. */
const MAIN = 'saude-perto'

const loadOf = ({ totalCount, idleCount, waitingCount }: Pool): PoolLoad => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})

const gauge = (meter: Meter, name: string, description: string) =>
  meter.createObservableGauge(name, { description })

const COUNTS = [
  'searchPending',
  'searchRefusedDocuments',
  'searchOldestPendingSeconds',
  'replicaLagSeconds',
] as const
const ANSWERS = ['ByEngine', 'Untrusted', 'Failed', 'Resting', 'Refuted', 'Deep'] as const
const ENGINES = ['meilisearch', 'replica', 'postgresql'] as const

const healthGauges = (meter: Meter) => ({
  ready: gauge(meter, 'saude.ready', '1 while traffic may come'),
  writable: gauge(meter, 'saude.writable', '1 while PostgreSQL stores what is sent'),
  engine: gauge(meter, 'saude.search.engine', '1 for who answers searches'),
  breaker: gauge(meter, 'saude.search.breaker.open', '1 while the search engine is left alone'),
  replica: gauge(meter, 'saude.replica.ok', '1 while the replica may answer; absent without one'),
  condition: gauge(meter, 'saude.search.condition', 'Backlog of the index and lag of the replica'),
  answers: meter.createObservableCounter('saude.search.answers', {
    description: 'Searches by who answered and why',
  }),
})

function observeHealth(meter: Meter, { health, healthDatabase }: Observed): void {
  const gauges = healthGauges(meter)
  const queue = queueGauges(meter)
  const clock = meter.createObservableGauge('saude.database.clock', {
    unit: 's',
    description: "PostgreSQL's clock",
  })
  const backup = secondsGauge(meter, 'saude.backup.age', 'How old the last backup is; absent without one')
  meter.addBatchObservableCallback(
    async (result) => {
      const { ready, details } = await health.examine()
      result.observe(gauges.ready, Number(ready))
      tellHealth(result, gauges, details)
      if (details['database'] !== 'ok') return
      const row = await healthDatabase.row<{ now: number }>(CLOCK).catch(() => null)
      if (row) result.observe(clock, row.now)
      await observeQueue(result, queue, healthDatabase)
      observeNumber(result, backup, (await lastBackup(healthDatabase).catch(() => null))?.age, {})
    },
    [...Object.values(gauges), ...Object.values(queue), clock, backup],
  )
}

const CLOCK = 'select extract(epoch from clock_timestamp())::float8 as now'

function tellHealth(
  result: BatchObservableResult,
  gauges: ReturnType<typeof healthGauges>,
  reported: Health['details'],
): void {
  result.observe(gauges.writable, Number(reported['writes'] === 'ok'))
  for (const name of ENGINES)
    result.observe(gauges.engine, Number(engineOf(reported) === name), { engine: name })
  if (reported.searchBreaker) result.observe(gauges.breaker, Number(reported.searchBreaker !== 'closed'))
  if (reported['replica']) result.observe(gauges.replica, Number(reported['replica'] === 'ok'))
  for (const by of ANSWERS) observeNumber(result, gauges.answers, reported[`search${by}`], { by })
  for (const name of COUNTS) observeNumber(result, gauges.condition, reported[name], { name })
}

/** Returns which engine answers searches now, according to the health check. */
function engineOf(reported: Health['details']): (typeof ENGINES)[number] {
  if (reported.searchBreaker === 'closed' && reported.searchIndex === 'trusted') return 'meilisearch'
  return reported['replica'] === 'ok' ? 'replica' : 'postgresql'
}

type Observable = Parameters<BatchObservableResult['observe']>[0]

function observeNumber(
  result: BatchObservableResult,
  instrument: Observable,
  value: unknown,
  attributes: Attributes,
): void {
  if (typeof value === 'number') result.observe(instrument, value, attributes)
}

const queueGauges = (meter: Meter) => ({
  due: gauge(meter, 'saude.jobs.due', 'Jobs whose time has come, by queue and task'),
  age: secondsGauge(meter, 'saude.jobs.age', 'How long the oldest of them has waited that never failed'),
  failing: gauge(meter, 'saude.jobs.failing', 'Jobs that failed and are tried again'),
  failingAge: secondsGauge(meter, 'saude.jobs.failing.age', 'How long ago the oldest of them was enqueued'),
  givenUp: gauge(meter, 'saude.jobs.given_up', 'Jobs that failed too often'),
  stuck: gauge(meter, 'saude.jobs.stuck', 'Jobs of a worker that fell silent'),
})

const secondsGauge = (meter: Meter, name: string, description: string) =>
  meter.createObservableGauge(name, { unit: 's', description })

async function observeQueue(
  result: BatchObservableResult,
  gauges: ReturnType<typeof queueGauges>,
  database: Database,
): Promise<void> {
  const rows = await conditionOfTasks(database).catch(() => [])
  for (const { task, ...condition } of rows)
    for (const [name, instrument] of Object.entries(gauges) as [keyof typeof gauges, Observable][])
      result.observe(instrument, condition[name], { queue: queueOf(task), task })
}
