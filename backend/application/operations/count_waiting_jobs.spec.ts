import { test } from '@japa/runner'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { CountWaitingJobs } from './examine_site.ts'

test.group('CountWaitingJobs', () => {
  test('tells those who run the site, and nobody else', async ({ assert }) => {
    const jobs = new InMemoryJobQueue()
    await jobs.enqueue({ task: 'apply_retention', payload: {} })
    const count = new CountWaitingJobs({ jobs })

    assert.deepEqual(await count.execute({ by: { kind: 'operator', id: 'cli:maria' } }), {
      ok: true,
      value: 1,
    })
    assert.deepEqual(await count.execute({ by: { kind: 'professional', id: 'x' } }), {
      ok: false,
      failure: 'forbidden',
    })
  })
})
