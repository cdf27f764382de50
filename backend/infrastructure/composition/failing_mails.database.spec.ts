import { test } from '@japa/runner'
import type { JobHandlers } from '#application/ports/job_queue.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing/fresh_database.ts'
import { GraphileJobQueue } from '../jobs/graphile_job_queue.ts'
import { GraphileJobWorker } from '../jobs/graphile_job_worker.ts'
import { conditionOfTasks, queueCheck } from '../jobs/queue_condition.ts'
import { SmtpMailer } from '../mail/smtp_mailer.ts'
import { type Fault, openMailCatcher } from '../mail/testing/mail_catcher.ts'

const SENDER = {
  appUrl: 'https://saude.test',
  brandName: 'Saúde Perto',
  supportEmail: 'suporte@saude.test',
  from: 'nao-responda@saude.test',
}
const to = { email: 'ana@exemplo.com.br', name: 'Ana', slug: 'ana' }
const IMPATIENT = { connection: 50, silence: 50 }

test.group('Failing mails', (group) => {
  let fresh: FreshDatabase
  group.setup(async () => {
    fresh = await freshDatabase()
    return () => fresh.drop()
  })
  group.each.setup(async () => {
    await fresh.database.rows('delete from graphile_worker._private_jobs')
    await fresh.database.rows('delete from job_workers')
  })

  const enqueue = async (count: number) => {
    const payload = { kind: 'welcome', accountId: aUuid(1), email: 'ana@exemplo.com.br' } as const
    for (let each = 0; each < count; each++)
      await new GraphileJobQueue(fresh.database).enqueue({ task: 'send_notice', payload })
  }
  /** Lets all of the queue be six minutes older. */
  const grow = () =>
    fresh.database.rows(`update graphile_worker._private_jobs
      set created_at = created_at - interval '6 minutes', run_at = run_at - interval '6 minutes'`)
  const diagnosis = () => queueCheck(fresh.database).examine()

  const FAULTS: readonly [string, Fault, RegExp][] = [
    ['refuses them', '550 5.1.1 no such user ana@exemplo.com.br', /EENVELOPE 550 5\.1\.1/],
    ['puts them off', '451 4.7.1 ana@exemplo.com.br, try again later', /EENVELOPE 451 4\.7\.1/],
    ['says nothing', 'silent', /ETIMEDOUT/],
    ['hangs up', 'drop', /E(?:CONNECTION|SOCKET)/],
  ]
  for (const [what, fault, reason] of FAULTS)
    test(`are reported by doctor, metrics and log when the mail server ${what}`, async ({
      assert,
      cleanup,
    }) => {
      const server = await openMailCatcher(fault)
      cleanup(() => server.close())
      const mailer = new SmtpMailer(server.url, SENDER, IMPATIENT)
      const lines: string[] = []
      await enqueue(3)

      const handlers = { send_notice: () => mailer.send({ kind: 'welcome', to }) }
      await new GraphileJobWorker({
        ...{ url: fresh.database.url, log: (line: string) => lines.push(line) },
        handlers: handlers as Partial<JobHandlers> as JobHandlers,
      }).drain()
      const atOnce = await diagnosis()
      await grow()
      const later = await diagnosis()

      assert.equal(atOnce.state, 'ok')
      assert.equal(later.state, 'wrong')
      assert.match(later.finding, /^send_notice: 3 falham há 6 min, até 1 vez \((.*)\)$/)
      for (const told of [later.finding, ...lines]) assert.match(told, reason)
      assert.notInclude([later.finding, ...lines].join(), 'ana@')
      const [notices] = await conditionOfTasks(fresh.database)
      assert.containSubset(notices, { task: 'send_notice', failing: 3, age: 0 })
      assert.isAbove(notices?.failingAge ?? 0, 300)
    })

  test('are only a warning while one or two recipients may not exist', async ({ assert }) => {
    await enqueue(2)
    await fresh.database.rows(`update graphile_worker._private_jobs
      set attempts = 7, run_at = now() + interval '1 hour', last_error = 'send_notice: Error EENVELOPE 550 5.1.1'`)
    await fresh.database.rows(
      `update graphile_worker._private_jobs set created_at = now() - interval '1 hour'`,
    )

    assert.containSubset(await diagnosis(), {
      state: 'warning',
      finding: 'send_notice: 2 falham há 60 min, até 7 vezes (EENVELOPE 550 5.1.1)',
    })
  })

  test('and mails waiting for a slow server differ from unprocessed ones', async ({ assert }) => {
    await enqueue(60)
    await grow()

    const abandoned = await diagnosis()
    await fresh.database.rows(`insert into job_workers values ('pool-alive', now())`)
    const slow = await diagnosis()

    const finding = 'avisos: 60 esperam há mais de 5 minutos'
    assert.containSubset(
      [abandoned, slow],
      [
        { state: 'wrong', finding },
        { state: 'wrong', finding },
      ],
    )
    assert.match(abandoned.cure ?? '', /Ninguém trabalha na fila/)
    assert.match(slow.cure ?? '', /O servidor de e-mail demora/)
    const [notices] = await conditionOfTasks(fresh.database)
    assert.isAbove(notices?.age ?? 0, 300)
  })

  test('are reported after the clock was set back', async ({ assert }) => {
    await fresh.database.rows(`insert into graphile_worker._private_known_crontabs
      values ('publish_due_posts', now(), now() + interval '1 day')`)

    const { state, finding, cure } = await diagnosis()

    assert.deepEqual(
      [state, finding],
      ['wrong', 'o relógio voltou atrás: 1 trabalho espera pela hora que ele marcava'],
    )
    assert.match(cure ?? '', /reinicie o servidor/)
  })
})
