import { test } from '@japa/runner'
import { type IndexStatus, ProfessionalIndex } from '#application/ports/professional_index.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { ReindexProfessionals } from './search_index.ts'

const EXPECTED = 3
const OPERATOR = { kind: 'operator', id: 'cli:maria' } as const

class CountedIndex extends ProfessionalIndex {
  rebuilds = 0

  async refresh(): Promise<void> {}

  async settle(): Promise<void> {}

  async rebuild(onProgress?: (done: number, total: number) => void): Promise<number> {
    this.rebuilds++
    onProgress?.(EXPECTED, EXPECTED)
    return EXPECTED
  }

  async status(): Promise<IndexStatus> {
    const counts = { expected: EXPECTED, indexed: 0, pending: 0, oldestPendingSeconds: null, refused: 0 }
    return { engine: 'postgresql', reachable: true, healthy: false, ...counts }
  }
}

test.group('ReindexProfessionals', (group) => {
  let index: CountedIndex
  let auditLog: InMemoryAuditLog
  let useCase: ReindexProfessionals
  group.each.setup(() => {
    index = new CountedIndex()
    auditLog = new InMemoryAuditLog()
    useCase = new ReindexProfessionals({ index, auditLog })
  })

  test('rebuilds the index, reports progress and records it', async ({ assert }) => {
    const seen: number[] = []
    const done = await useCase.execute({ by: OPERATOR, onProgress: (each) => seen.push(each) })

    assert.deepEqual(done, { ok: true, value: EXPECTED })
    assert.deepEqual(seen, [EXPECTED])
    assert.lengthOf(auditLog.entries, 1)
    assert.deepInclude(auditLog.entries[0], {
      ...{ actorKind: 'operator', actorId: 'cli:maria', action: 'search_reindexed' },
      after: { indexed: EXPECTED },
    })
  })

  test('only counts professionals in a dry run', async ({ assert }) => {
    const done = await useCase.execute({ by: OPERATOR, dryRun: true })

    assert.deepEqual(done, { ok: true, value: EXPECTED })
    assert.deepEqual([index.rebuilds, auditLog.entries.length], [0, 0])
  })

  test('refuses professionals in every case', async ({ assert }) => {
    const done = await useCase.execute({ by: { kind: 'professional', id: 'x' } })

    assert.deepEqual(done, { ok: false, failure: 'forbidden' })
    assert.deepEqual([index.rebuilds, auditLog.entries.length], [0, 0])
  })
})
