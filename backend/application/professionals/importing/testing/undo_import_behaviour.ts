import { Professional } from '#domain/professionals/professional.ts'
import { ok } from '#domain/shared/result.ts'
import { test } from '@japa/runner'
import { aRow, type ImportBench, importGroup, rows, type WorkshopSource } from './import_workshop.ts'

const PEOPLE = 1_100

/** Taking an import of professionals back as one. */
export function undoImportBehaviour(name: string, source: WorkshopSource): void {
  importGroup(`${name} | undoing an import`, source, (bench) => {
    test('removes who was created and gives who was changed the former fields back', async ({ assert }) => {
      await bench().import([aRow({ bio: 'Antes.', insurances: 'Amil', phone: '19 3234-5678' })])
      const before = await bench().stored()
      const second = await bench().import([
        aRow({ bio: 'Depois.', insurances: 'Unimed', name: 'Anna', subscriptionLevel: 'premium' }),
        ...rows(PEOPLE),
      ])

      const { undone, left } = await bench().undo(second.report.importId ?? '')

      const stored = await bench().stored()
      assert.deepEqual(undone, ok({ removed: PEOPLE, restored: 1, changedSince: 0, interrupted: false }))
      assert.isEmpty(left)
      assert.isUndefined(await bench().stored('p7@exemplo.com.br'))
      assert.deepInclude(stored, {
        bio: 'Antes.',
        name: 'Ana',
        phone: before?.phone,
        subscriptionLevel: 'free',
      })
      assert.deepEqual(stored?.insurances, before?.insurances)
      assert.includeMembers([...bench().workshop.refreshed()], [stored?.id ?? ''])
      const [last] = (await bench().workshop.audited(stored?.id ?? '')).slice(-1)
      assert.deepInclude(last, {
        action: 'professional_subscription_changed',
        after: { subscriptionLevel: 'free' },
      })
    })

    test('goes on where it was interrupted', async ({ assert }) => {
      const { report } = await bench().import(rows(600))
      const importId = report.importId ?? ''

      const { undone } = await bench().undo(importId, { signal: AbortSignal.abort() })
      const rest = await bench().undo(importId)

      assert.deepEqual(undone, ok({ removed: 500, restored: 0, changedSince: 0, interrupted: true }))
      assert.deepEqual(rest.undone, ok({ removed: 100, restored: 0, changedSince: 0, interrupted: false }))
    })

    test('leaves and names whoever was changed since', async ({ assert }) => {
      const { report } = await bench().import([aRow(), ...rows(2)])
      await edit(bench(), 'p1@exemplo.com.br')

      const { undone, left } = await bench().undo(report.importId ?? '')

      assert.deepEqual(undone, ok({ removed: 2, restored: 0, changedSince: 1, interrupted: false }))
      assert.lengthOf(left, 1)
      assert.equal((await bench().stored('p1@exemplo.com.br'))?.bio, 'Mudou.')
    })

    test('restores the first state of somebody whom one import changed twice', async ({ assert }) => {
      await bench().import([aRow({ bio: 'Antes.' })])
      const far = [aRow({ bio: 'Um.' }), ...rows(1_000), aRow({ bio: 'Dois.' })]
      const { report } = await bench().import(far)

      await bench().undo(report.importId ?? '')

      assert.equal((await bench().stored())?.bio, 'Antes.')
    })

    test('leaves whoever cannot get a value back that somebody else took', async ({ assert }) => {
      await bench().import([aRow({ crm: 'CRM-SP 11111' })])
      const { report } = await bench().import([aRow({ crm: 'CRM-SP 22222' })])
      await bench().import([aRow({ email: 'rui@exemplo.com.br', crm: 'CRM-SP 11111' })])

      const { undone, left } = await bench().undo(report.importId ?? '')

      assert.deepEqual(undone, ok({ removed: 0, restored: 0, changedSince: 1, interrupted: false }))
      assert.deepEqual(left, ['ana-lima'])
    })

    test('writes nothing in a rehearsal, and undoes an import only once', async ({ assert }) => {
      const { report } = await bench().import(rows(3))
      const importId = report.importId ?? ''

      const rehearsed = await bench().undo(importId, { dryRun: true })
      const there = await bench().stored('p1@exemplo.com.br')
      const undone = await bench().undo(importId)
      const again = await bench().undo(importId)

      assert.deepEqual(rehearsed, undone)
      assert.isDefined(there)
      assert.deepEqual(again.undone, { ok: false, failure: 'professional_import_not_found' })
      assert.deepEqual((await bench().undo('abc')).undone, again.undone)
    })

    test('has the import and its undoing on record with its number', async ({ assert }) => {
      const { report } = await bench().import(rows(2))
      await bench().undo(report.importId ?? '')

      const [, imported] = (await bench().workshop.audited('pessoas.csv')).slice(-2)
      const [undone] = (await bench().workshop.audited(report.importId ?? '')).slice(-1)
      assert.deepInclude(imported?.after, { importId: report.importId })
      assert.deepInclude(undone, { action: 'professionals_import_undone', actorId: 'cli:maria' })
      assert.deepInclude(undone?.after, { removed: 2, changedSince: 0 })
    })
  })
}

async function edit(bench: ImportBench, email: string): Promise<void> {
  const state = await bench.stored(email)
  if (!state) return
  const professional = Professional.restore(state)
  professional.edit({ bio: 'Mudou.' }, new Date(state.updatedAt.getTime() + 1_000))
  await bench.workshop.tools.unitOfWork.run(() => bench.workshop.professionals.save(professional))
}
