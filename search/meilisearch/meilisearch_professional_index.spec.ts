import { test } from '@japa/runner'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { MeilisearchProfessionalIndex } from './meilisearch_professional_index.ts'

const unused = () => Promise.reject(new Error('not asked'))

function indexOver(listings: Partial<ProfessionalIndex>) {
  const jobs = new InMemoryJobQueue()
  const index = new MeilisearchProfessionalIndex({
    jobs,
    listings: { refresh: unused, settle: unused, rebuild: unused, status: unused, ...listings },
    ledger: { state: unused, backlog: unused },
    store: { count: unused },
    rebuildIndex: { execute: unused },
    feedIndex: { execute: unused },
    uid: 'professionals',
  })
  return { index, jobs }
}

test.group('MeilisearchProfessionalIndex', () => {
  test('refreshes the listings, then asks for a job that sends them', async ({ assert }) => {
    const given: unknown[] = []
    const { index, jobs } = indexOver({ refresh: async (...all) => void given.push(all, jobs.jobs().length) })

    await index.refresh([])
    await index.refresh([anId('1')], { areLocked: true })

    assert.deepEqual(given, [[[anId('1')], { areLocked: true }], 0])
    assert.deepEqual(jobs.jobs(), [{ task: 'feed_search_index', payload: {} }])
  })

  test('settles when the listings have', async ({ assert }) => {
    const events: string[] = []
    const { index } = indexOver({
      async settle() {
        await new Promise(setImmediate)
        events.push('listings')
      },
    })

    await index.settle()
    events.push('index')

    assert.deepEqual(events, ['listings', 'index'])
  })
})
