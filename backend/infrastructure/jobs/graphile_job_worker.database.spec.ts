import { test } from '@japa/runner'
import type { RunnerOptions } from 'graphile-worker'
import { JOB_TASKS, type JobFilter, type JobHandlers, QUEUE_OF } from '#application/ports/job_queue.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { GraphileJobQueue } from './graphile_job_queue.ts'
import { GraphileJobWorker } from './graphile_job_worker.ts'
import { migrateJobs } from './graphile_worker.ts'

interface WaitingJob {
  task: string
  attempts: number
  lastError: string | null
  waits: boolean
}

const WAITING = `select task_identifier as task, attempts, last_error as "lastError", run_at > now() as waits
  from graphile_worker.jobs order by id`

/** Whoever stores how a job ended takes longer than asking for the next one. */
const SLOWLY_STORED = `create function slowly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.2); return coalesce(new, old); end $$;
  create trigger slowly before delete or update of last_error on graphile_worker._private_jobs
    for each row execute function slowly()`
/** The first look at the tables of the queue fails, as without a connection in time. */
const FAILING_FIRST_LOOK = `delete from graphile_worker._private_tasks;
  create sequence looks;
  create function fail_to_look() returns trigger language plpgsql as
    $$ begin perform nextval('looks'); raise 'not now'; end $$;
  create trigger failing before insert on graphile_worker._private_tasks
    for each row execute function fail_to_look()`
const LOOKED = 'select from looks where is_called'
const CUT_OFF_WHO_STORES = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and wait_event = 'PgSleep'`
const LOCKED = 'select from graphile_worker._private_jobs where locked_at is not null'

const aNotice = {
  task: 'send_notice',
  payload: { kind: 'welcome', accountId: aUuid(1), email: 'ana@exemplo.com.br' },
} as const

test.group('GraphileJobWorker', (group) => {
  let fresh: FreshDatabase
  group.setup(async () => {
    fresh = await freshDatabase()
    return () => fresh.drop()
  })
  group.each.setup(async () => {
    await fresh.database.rows('delete from graphile_worker._private_jobs')
  })

  const queue = () => new GraphileJobQueue(fresh.database)
  const waiting = () => fresh.database.rows<WaitingJob>(WAITING)
  const aWorker = (handlers: Partial<JobHandlers> = {}, log = (_line: string) => {}) => {
    const done = { send_notice: async () => {}, send_password_reset: async () => {}, ...handlers }
    return new GraphileJobWorker({ url: fresh.database.url, handlers: done as JobHandlers, log, restart: 0 })
  }

  test('does each job once', async ({ assert }) => {
    const done: unknown[] = []
    await queue().enqueue(aNotice)
    await queue().enqueue({
      task: 'send_password_reset',
      payload: { accountId: aUuid(2), email: 'ana@exemplo.com.br' },
    })
    const worker = aWorker({
      send_notice: async (notice) => void done.push(notice),
      send_password_reset: async (reset) => void done.push(reset),
    })

    await worker.drain()
    await worker.drain()

    assert.sameDeepMembers(done, [aNotice.payload, { accountId: aUuid(2), email: 'ana@exemplo.com.br' }])
    assert.isEmpty(await waiting())
  })

  for (const [outcome, handle] of [
    ['was done', async () => {}],
    ['failed', () => Promise.reject(new Error('mail server away'))],
  ] as const)
    test(`stops only after storing that the last job ${outcome}`, async ({ assert, cleanup }) => {
      await fresh.database.rows(SLOWLY_STORED)
      cleanup(async () => void (await fresh.database.rows('drop function slowly() cascade')))
      await queue().enqueue(aNotice)

      await aWorker({ send_notice: handle }).drain()

      assert.isEmpty(await fresh.database.rows(LOCKED))
    })

  test('continues when the database is lost while completing a job', async ({ assert, cleanup }) => {
    await fresh.database.rows(SLOWLY_STORED)
    const done: unknown[] = []
    const worker = aWorker({ send_notice: async ({ accountId }) => void done.push(accountId) })
    cleanup(() => worker.stop())
    await worker.start()

    await queue().enqueue(aNotice)
    while ((await fresh.database.rows(CUT_OFF_WHO_STORES)).length === 0);
    await fresh.database.rows('drop function slowly() cascade')
    await queue().enqueue({
      task: 'send_notice',
      payload: { kind: 'welcome', accountId: aUuid(2), email: 'ana@exemplo.com.br' },
    })
    while (done.length < 2) await fresh.database.rows('select')

    assert.deepEqual(done, [aUuid(1), aUuid(2)])
  })

  test('works although its first look at the queue failed', async ({ assert, cleanup }) => {
    await fresh.database.rows(FAILING_FIRST_LOOK)
    const isDone = Promise.withResolvers<unknown>()
    const worker = aWorker({ send_notice: async ({ accountId }) => isDone.resolve(accountId) })
    cleanup(() => worker.stop())
    await worker.start()
    while ((await fresh.database.rows(LOOKED)).length === 0);
    await fresh.database.rows('drop function fail_to_look() cascade; drop sequence looks')

    await queue().enqueue(aNotice)

    assert.equal(await isDone.promise, aUuid(1))
  }).timeout(20_000)

  test('repeats no completed job after losing its database', async ({ assert, cleanup }) => {
    await fresh.database.rows(SLOWLY_STORED)
    const done: unknown[] = []
    const worker = aWorker({ send_notice: async ({ accountId }) => void done.push(accountId) })
    cleanup(() => worker.stop())
    await worker.start()

    await queue().enqueue(aNotice)
    while ((await fresh.database.rows(CUT_OFF_WHO_STORES)).length === 0);
    await fresh.database.rows('drop function slowly() cascade')
    while ((await waiting()).length > 0);

    assert.deepEqual(done, [aUuid(1)])
  })

  test('takes over jobs of a dead process, but not of a living one', async ({ assert }) => {
    const lockedBy = async (id: string, age: string) => {
      await queue().enqueue(aNotice)
      await fresh.database.rows(
        `update graphile_worker._private_jobs set locked_by = ?, locked_at = now() - ?::interval, attempts = 1
         where locked_by is null`,
        [id, age],
      )
    }
    await lockedBy('pool-dead', '50 seconds')
    await lockedBy('pool-alive', '50 seconds')
    await lockedBy('pool-new', '1 second')
    await fresh.database.rows(
      `insert into job_workers values ('pool-dead', now() - interval '50 seconds'), ('pool-alive', now())`,
    )
    const done: unknown[] = []

    await aWorker({ send_notice: async (notice) => void done.push(notice) }).drain()

    assert.lengthOf(done, 1)
    assert.deepEqual(
      await fresh.database.rows(`select locked_by as id from graphile_worker._private_jobs order by id`),
      [{ id: 'pool-alive' }, { id: 'pool-new' }],
    )
  })

  test('drops a job that was replaced while its process died', async ({ assert }) => {
    const reset = {
      task: 'send_password_reset',
      payload: { accountId: aUuid(1), email: 'ana@exemplo.com.br' },
    } as const
    await queue().enqueue(reset, 'one key')
    await fresh.database.rows(
      `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '1 hour', attempts = 1`,
    )
    await queue().enqueue(reset, 'one key')
    const done: unknown[] = []

    await aWorker({ send_password_reset: async ({ accountId }) => void done.push(accountId) }).drain()

    assert.deepEqual(done, [aUuid(1)])
    assert.isEmpty(await waiting())
  })

  test('counts pending jobs, including later ones', async ({ assert }) => {
    await queue().enqueue(aNotice)
    await queue().enqueue(aNotice, 'later', 600)

    assert.equal(await queue().countWaiting(), 2)
  })

  test('lists jobs by state, task and day, next first', async ({ assert }) => {
    await queue().enqueue({ task: 'send_password_reset', payload: { accountId: null } }, 'later', 600)
    await queue().enqueue(aNotice)
    await queue().enqueue(aNotice)
    await queue().enqueue({ task: 'apply_retention', payload: {} })
    const [, first, second, third] = (await queue().list({}, 1, 10)).rows
      .map(({ id }) => Number(id))
      .toSorted((one, other) => one - other)
    await fresh.database.rows(
      `update graphile_worker._private_jobs set attempts = case id when ? then 25 when ? then 1 else 0 end,
         locked_at = case id when ? then now() end, locked_by = case id when ? then 'pool-x' end, last_error = 'Error'
       where id in (?, ?, ?)`,
      [first, second, third, third, first, second, third],
    )

    const statesOf = async (filter: JobFilter) =>
      (await queue().list(filter, 1, 10)).rows.map(({ task, state }) => `${task} ${state}`)
    assert.sameMembers(await statesOf({}), [
      'send_password_reset waiting',
      'send_notice given_up',
      'send_notice retrying',
      'apply_retention running',
    ])
    assert.equal((await statesOf({})).at(-1), 'send_password_reset waiting')
    assert.deepEqual(await statesOf({ state: 'retrying' }), ['send_notice retrying'])
    assert.deepEqual(await statesOf({ task: 'apply_retention' }), ['apply_retention running'])
    assert.isEmpty(await statesOf({ until: new Date('2020-01-01T00:00:00Z') }))
    assert.lengthOf(await statesOf({ from: new Date('2020-01-01T00:00:00Z') }), 4)
    const [job] = (await queue().list({ id: String(first) }, 1, 10)).rows
    const { email: _email, ...payload } = aNotice.payload
    assert.containSubset(job, { payload, attempts: 25, mostAttempts: 25, error: 'Error' })
    assert.deepEqual(await queue().list({ state: 'given_up' }, 2, 1), { rows: [], total: 1 })
  })

  test('adds a job only with its transaction', async ({ assert }) => {
    const undone = fresh.database.transaction(async () => {
      await queue().enqueue(aNotice)
      throw new Error('undone')
    })

    await assert.rejects(() => undone, 'undone')
    assert.isEmpty(await waiting())
  })

  test('keeps a failed job for a later retry', async ({ assert }) => {
    await queue().enqueue(aNotice)
    const failing = aWorker({ send_notice: () => Promise.reject(new Error('mail server away')) })

    await failing.drain()

    assert.containSubset(await waiting(), [{ task: 'send_notice', attempts: 1, waits: true }])
    await fresh.database.rows("update graphile_worker._private_jobs set run_at = now() - interval '1 minute'")
    await aWorker().drain()
    assert.isEmpty(await waiting())
  })

  test("neither logs nor stores a mail server's text about a person", async ({ assert }) => {
    const lines: string[] = []
    await queue().enqueue(aNotice)
    const response = '550 5.1.1 no such user ana@exemplo.com.br'
    const refusal = Object.assign(new Error(response), { code: 'EENVELOPE', response })

    await aWorker({ send_notice: () => Promise.reject(refusal) }, (line) => lines.push(line)).drain()

    const [job] = await waiting()
    assert.equal(job?.lastError, 'send_notice: Error EENVELOPE 550 5.1.1')
    assert.include(lines.join(), 'send_notice: Error EENVELOPE 550 5.1.1')
    assert.notInclude(`${lines.join()} ${job?.lastError}`, 'ana@')
  })

  test("removes an account's jobs and old given-up ones, and lists no e-mails", async ({ assert }) => {
    await queue().enqueue(aNotice)
    await queue().enqueue({ ...aNotice, payload: { ...aNotice.payload, accountId: aUuid(2) } })
    await queue().enqueue({ task: 'send_password_reset', payload: { accountId: null } })
    assert.notInclude(JSON.stringify(await queue().list({}, 1, 10)), 'ana@')

    await queue().removeOf(aUuid(1))
    assert.lengthOf(await waiting(), 2)
    await fresh.database.rows(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'refused'
       where payload ->> 'accountId' = ?`,
      [aUuid(2)],
    )
    await queue().removeGivenUp(new Date(0))
    assert.lengthOf(await waiting(), 2)
    await queue().removeGivenUp(new Date(Date.now() + 60_000))

    assert.lengthOf(await waiting(), 1)
  })

  test('replaces a waiting job with the same key', async ({ assert }) => {
    for (const number of [1, 2])
      await queue().enqueue(
        { task: 'send_password_reset', payload: { accountId: aUuid(number), email: 'ana@exemplo.com.br' } },
        'one key',
      )
    const done: unknown[] = []

    await aWorker({ send_password_reset: async ({ accountId }) => void done.push(accountId) }).drain()

    assert.deepEqual(done, [aUuid(2)])
  })

  test('runs jobs as they come until it is stopped', async ({ assert }) => {
    const done: unknown[] = []
    const worker = aWorker({ send_notice: async (notice) => void done.push(notice) })
    await worker.start()

    await queue().enqueue(aNotice)
    while ((await waiting()).length > 0);
    await worker.stop()
    await queue().enqueue(aNotice)

    assert.deepEqual(done, [aNotice.payload])
    assert.lengthOf(await waiting(), 1)
  })

  test('publishes posts, mails links and tells browsers while a silent mail server blocks notices', async ({
    assert,
    cleanup,
  }) => {
    for (let each = 0; each < 60; each++) await queue().enqueue(aNotice)
    await queue().enqueue({ task: 'publish_due_posts', payload: {} })
    await queue().enqueue({
      task: 'send_password_reset',
      payload: { accountId: aUuid(2), email: 'ana@exemplo.com.br' },
    })
    await queue().enqueue({
      task: 'send_push',
      payload: { accountId: aUuid(1), contact: { id: aUuid(301), kind: 'lead' }, at: '2026-11-21T12:00:00Z' },
    })
    const silence = Promise.withResolvers<void>()
    const published = Promise.withResolvers<string>()
    const mailed = Promise.withResolvers<string>()
    const told = Promise.withResolvers<string>()
    const worker = aWorker({
      send_notice: () => silence.promise,
      publish_due_posts: async () => published.resolve('published'),
      send_password_reset: async () => mailed.resolve('mailed'),
      send_push: async () => told.resolve('told'),
    })
    cleanup(() => worker.stop())
    cleanup(() => silence.resolve())

    await worker.start()

    const others = [published.promise, mailed.promise, told.promise]
    assert.deepEqual(await Promise.all(others), ['published', 'mailed', 'told'])
  })

  test('sends mails by the calendar after all others that are due', async ({ assert }) => {
    await queue().enqueue({ task: 'send_month', payload: { accountId: aUuid(1), month: '2026-10-01' } })
    await queue().enqueue(aNotice)
    const sent: string[] = []

    await aWorker({
      send_month: async () => void sent.push('month'),
      send_notice: async () => void sent.push('notice'),
    }).drain()

    assert.deepEqual(sent, ['notice', 'month'])
  })

  test('runs each queue separately, with every task in exactly one', async ({ assert }) => {
    const runs = await runsOfEverything(fresh.database.url)
    const tasks = runs.map(({ taskList }) => Object.keys(taskList ?? {}))

    assert.lengthOf(runs, 4)
    for (const each of tasks)
      assert.lengthOf(new Set(each.map((task) => QUEUE_OF[task as keyof typeof QUEUE_OF])), 1, each.join())
    assert.sameMembers(tasks.flat(), [...JOB_TASKS])
  })

  test('never moves the schedule backwards', async ({ assert }) => {
    const lines = (await runsOfEverything(fresh.database.url)).flatMap(({ crontab }) =>
      (crontab ?? '').split('\n').filter(Boolean),
    )

    assert.lengthOf(lines, 10)
    for (const line of lines) assert.match(line, / (\w+) \?jobKey=\1&jobKeyMode=preserve_run_at$/)
  })

  test('restarts its schedule after the clock was set back', async ({ assert }) => {
    await fresh.database.rows(
      `insert into graphile_worker._private_known_crontabs values
         ('publish_due_posts', now(), now() + interval '1 year'), ('roll_up_views', now(), now())
       on conflict (identifier) do update set last_execution = excluded.last_execution`,
    )
    const lines: string[] = []

    await runsOfEverything(fresh.database.url, (line) => lines.push(line))

    assert.deepEqual(lines, ['tarefas: o relógio voltou atrás; recomeçam agora: publish_due_posts'])
    assert.deepEqual(
      await fresh.database.column(
        'select identifier from graphile_worker._private_known_crontabs where last_execution is null',
      ),
      ['publish_due_posts'],
    )
  })

  test('migrates its schema once for simultaneous callers', async ({ assert }) => {
    await fresh.database.rows('drop schema graphile_worker cascade')

    await Promise.all([1, 2, 3].map(() => migrateJobs(fresh.database.url)))
    await queue().enqueue(aNotice)

    assert.lengthOf(await waiting(), 1)
  })
})

/** Returns what the runner of each queue would be started with. */
async function runsOfEverything(url: string, log = (_line: string) => {}): Promise<RunnerOptions[]> {
  const runs: RunnerOptions[] = []
  const never = Promise.withResolvers<void>()
  const handlers = Object.fromEntries(JOB_TASKS.map((task) => [task, async () => {}]))
  const worker = new GraphileJobWorker({
    ...{ url, log, handlers: handlers as unknown as JobHandlers },
    begin: async (options) => {
      runs.push(options)
      return { promise: never.promise, stop: async () => never.resolve() }
    },
  })
  await worker.start()
  await worker.stop()
  return runs
}
