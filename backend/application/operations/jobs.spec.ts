import { test } from '@japa/runner'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { CountWaitingJobs, DeleteJob, ListJobs, RetryJob } from './jobs.ts'

test.group('CountWaitingJobs', () => {
  test('answers only administrators and operators', async ({ assert }) => {
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
  test('lists waiting jobs page by page, only for operators', async ({ assert }) => {
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

test.group('RetryJob and DeleteJob', () => {
  const maria = { kind: 'operator', id: 'cli:maria' } as const

  test('refuse everyone but operators, and unknown ids', async ({ assert }) => {
    const deps = aQueue()
    await deps.jobs.enqueue({ task: 'apply_retention', payload: {} })

    for (const change of [new RetryJob(deps), new DeleteJob(deps)]) {
      const refused = await change.execute({ id: '1', by: { kind: 'admin', id: 'x' } })
      assert.deepEqual(refused, { ok: false, failure: 'forbidden' })
      const missing = await change.execute({ id: '2', by: maria })
      assert.deepEqual(missing, { ok: false, failure: 'job_not_found' })
    }
    assert.lengthOf(deps.jobs.jobs(), 1)
    assert.isEmpty(deps.auditLog.entries)
  })

  test('leave a job that waits for its time, and record a removal', async ({ assert }) => {
    const deps = aQueue()
    await deps.jobs.enqueue({ task: 'apply_retention', payload: {} })

    assert.deepEqual(await new RetryJob(deps).execute({ id: '1', by: maria }), { ok: true, value: false })
    assert.isEmpty(deps.auditLog.entries)
    const deleted = await new DeleteJob(deps).execute({ id: '1', by: maria, reason: 'conta de teste' })

    assert.deepEqual(deleted, { ok: true, value: true })
    assert.isEmpty(deps.jobs.jobs())
    assert.containSubset(deps.auditLog.entries, [
      { action: 'job_deleted', subjectId: '1', reason: 'conta de teste', after: { task: 'apply_retention' } },
    ])
  })
})

function aQueue() {
  return {
    jobs: new InMemoryJobQueue(),
    auditLog: new InMemoryAuditLog(),
    unitOfWork: new InMemoryUnitOfWork(),
  }
}
