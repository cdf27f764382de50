import { test } from '@japa/runner'
import { CatalogueTables } from '#application/ports/municipality_catalogue.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { SeedCatalogue } from './municipalities.ts'

const COUNTS = { specialties: 35, insurers: 35, states: 27, municipalities: 5_571 }

class CountedTables extends CatalogueTables {
  refreshed = 0
  override async refresh() {
    this.refreshed++
    return COUNTS
  }
}

test.group('SeedCatalogue', () => {
  const aCatalogue = () => {
    const [catalogueTables, auditLog] = [new CountedTables(), new InMemoryAuditLog()]
    const seed = new SeedCatalogue({ catalogueTables, auditLog, unitOfWork: new InMemoryUnitOfWork() })
    return { seed, catalogueTables, entries: auditLog.entries }
  }

  test('writes the catalogues for an operator and records it', async ({ assert }) => {
    const { seed, entries } = aCatalogue()

    const seeded = await seed.execute({ by: { kind: 'operator', id: 'cli:maria' } })

    assert.deepEqual(seeded, { ok: true, value: COUNTS })
    const actor = { actorKind: 'operator', actorId: 'cli:maria' } as const
    const subject = { subjectKind: 'database', subjectId: 'catalogue' }
    assert.deepEqual(entries, [{ ...actor, action: 'catalogue_seeded', ...subject, after: COUNTS }])
  })

  test('refuses administrators and professionals', async ({ assert }) => {
    const { seed, catalogueTables, entries } = aCatalogue()

    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await seed.execute({ by: { kind, id: 'x' } }), { ok: false, failure: 'forbidden' })
    assert.equal(catalogueTables.refreshed, 0)
    assert.isEmpty(entries)
  })
})
