import { test } from '@japa/runner'
import { DemoData } from '#application/ports/demo_data.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { SeedDemo, type SeedDemoInput } from './seed_demo.ts'

const COUNTS = { professionals: 400, reviews: 900, leads: 40, posts: 12 }
const SEEDED = { ...COUNTS, accounts: [{ email: 'admin@demo.local', password: 'demo-demo-1' }] }
const MARIA = { kind: 'operator', id: 'cli:maria' } as const

interface Stage {
  isPublic?: boolean
  anybody?: boolean
  demo?: boolean
}

class PlannedDemo extends DemoData {
  seeded = 0
  readonly #presence: { anybody: boolean; demo: boolean }

  constructor(presence: Stage) {
    super()
    this.#presence = { anybody: false, demo: false, ...presence }
  }
  override async presence() {
    return this.#presence
  }
  override async seed() {
    this.seeded++
    return SEEDED
  }
}

test.group('SeedDemo', () => {
  const aStage = ({ isPublic = false, ...presence }: Stage = {}) => {
    const [demo, auditLog] = [new PlannedDemo(presence), new InMemoryAuditLog()]
    const useCase = new SeedDemo({ demo, auditLog, unitOfWork: new InMemoryUnitOfWork(), isPublic })
    const seed = (more: Partial<SeedDemoInput> = {}) =>
      useCase.execute({ by: MARIA, evenIfNotEmpty: false, dryRun: false, ...more })
    return { seed, demo, entries: auditLog.entries }
  }

  test('stores the demo data and records it without passwords', async ({ assert }) => {
    const { seed, entries } = aStage()

    assert.deepEqual(await seed(), { ok: true, value: SEEDED })
    const actor = { actorKind: 'operator', actorId: 'cli:maria' } as const
    const subject = { subjectKind: 'database', subjectId: 'demo' }
    assert.deepEqual(entries, [{ ...actor, action: 'demo_seeded', ...subject, after: COUNTS }])
  })

  test('only checks in a dry run', async ({ assert }) => {
    const { seed, demo, entries } = aStage()

    assert.deepEqual(await seed({ dryRun: true }), { ok: true, value: null })
    assert.deepEqual([demo.seeded, entries.length], [0, 0])
  })

  test('joins existing people only when confirmed', async ({ assert }) => {
    const { seed, demo } = aStage({ anybody: true })

    assert.deepEqual(await seed(), { ok: false, failure: 'database_not_empty' })
    assert.equal(demo.seeded, 0)
    assert.isTrue((await seed({ evenIfNotEmpty: true })).ok)
  })

  const refusals: [string, Stage, Partial<SeedDemoInput>, string][] = [
    ['an administrator', {}, { by: { kind: 'admin', id: 'x' } }, 'forbidden'],
    ['a professional', {}, { by: { kind: 'professional', id: 'x' } }, 'forbidden'],
    ['everyone on a public site', { isPublic: true }, {}, 'forbidden_in_public'],
    ['a second time', { anybody: true, demo: true }, { evenIfNotEmpty: true }, 'demo_already_there'],
  ]
  for (const [whom, stage, request, failure] of refusals)
    test(`refuses ${whom}`, async ({ assert }) => {
      const { seed, demo, entries } = aStage(stage)

      assert.deepEqual(await seed(request), { ok: false, failure })
      assert.deepEqual([demo.seeded, entries.length], [0, 0])
    })
})
