import { test } from '@japa/runner'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { CountWaitingJobs, ListJobs } from './examine_site.ts'

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

test.group('ListJobs', () => {
  test('tells operators what waits, page by page, and nobody else', async ({ assert }) => {
    const jobs = new InMemoryJobQueue()
    await jobs.enqueue({ task: 'apply_retention', payload: {} })
    await jobs.enqueue({ task: 'publish_due_posts', payload: {} })
    const list = new ListJobs({ jobs })
    const asked = { filter: {}, page: 2, limit: 1 }

    const listed = await list.execute({ ...asked, by: { kind: 'operator', id: 'cli:maria' } })

    assert.containSubset(listed, { value: { rows: [{ task: 'publish_due_posts' }], total: 2 } })
    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await list.execute({ ...asked, by: { kind, id: 'x' } }), {
        ok: false,
        failure: 'forbidden',
      })
  })
})
