import { test } from '@japa/runner'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { inDryRun } from './in_dry_run.ts'

/** Notes how each unit of work ends. */
class WatchedUnitOfWork extends InMemoryUnitOfWork {
  readonly events: string[] = []

  override async run<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await super.run(work)
    } catch (error) {
      this.events.push('rolled back')
      throw error
    }
  }
}

test.group('A dry run', () => {
  test('is rolled back after its work and returns the result', async ({ assert }) => {
    const unitOfWork = new WatchedUnitOfWork()
    const answer = await inDryRun(unitOfWork, async () => {
      await new Promise(setImmediate)
      unitOfWork.events.push('done')
      return 7
    })

    assert.equal(answer, 7)
    assert.deepEqual(unitOfWork.events, ['done', 'rolled back'])
  })

  test('rethrows errors', async ({ assert }) => {
    const failing = () => Promise.reject(new Error('Broken.'))

    await assert.rejects(() => inDryRun(new InMemoryUnitOfWork(), failing), 'Broken.')
  })
})
