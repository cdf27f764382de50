import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { anInsurance } from '#domain/professionals/testing/profile_part_builders.ts'
import type { InsurerReport } from '../insurer_reports.ts'
import { type StoreSource, storeGroup } from './store.ts'

const ANA = aUuid(1)

export function insurerReportsBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | insurers that were not accepted`, source, (store) => {
    const accepting = (changes: Parameters<typeof aProfessional>[0] = {}) => {
      const insurances = [
        anInsurance({ insuranceName: 'Amil' }),
        anInsurance({ id: aUuid(902), insuranceName: 'Unimed', isActive: false }),
      ]
      return aProfessional({ id: ANA, name: 'Ana', insurances, ...changes })
    }
    const say = (matters: Partial<InsurerReport>) =>
      store().insurerReports.add({
        ...{ professionalId: ANA, insurer: 'Amil', senderHash: 'Bia', day: '2026-11-20' },
        ...matters,
      })

    test('counts a sender once a day, and nothing of an insurer that was taken out', async ({ assert }) => {
      await store().professionals.save(accepting())
      await say({})
      await say({ insurer: 'Unimed' })
      await say({ insurer: 'Unimed', senderHash: 'Caio' })
      await say({ senderHash: 'Davi' })
      await say({ senderHash: null, day: '2026-10-02' })

      assert.deepEqual(await store().insurerReports.unanswered(ANA), [
        { insurer: 'Amil', month: '2026-11', senders: 2 },
        { insurer: 'Amil', month: '2026-10', senders: 1 },
      ])
      assert.isEmpty(await store().insurerReports.unanswered(aUuid(2)))
    })

    test('keeps nothing of an insurer that the profile does not show, should it ever show it', async ({
      assert,
    }) => {
      await store().professionals.save(accepting())
      await say({ insurer: 'Unimed' })
      await say({})
      const unimed = anInsurance({ id: aUuid(902), insuranceName: 'Unimed' })
      const amil = anInsurance({ insuranceName: 'Amil' })
      await store().professionals.save(accepting({ insurances: [amil, unimed] }))

      const unanswered = await store().insurerReports.unanswered(ANA)

      assert.deepEqual(unanswered, [{ insurer: 'Amil', month: '2026-11', senders: 1 }])
    })

    test('is answered by a later confirmation', async ({ assert }) => {
      await store().professionals.save(accepting({ insurersConfirmedOn: '2026-11-20' }))
      await say({})
      assert.isEmpty(await store().insurerReports.unanswered(ANA))

      await say({ day: '2026-11-21' })
      assert.lengthOf(await store().insurerReports.unanswered(ANA), 1)
    })

    test('is disputed once enough senders said so since a day', async ({ assert }) => {
      await store().professionals.save(accepting({ insurersConfirmedOn: '2026-11-21' }))
      await say({ day: '2026-05-01', senderHash: 'Eva' })
      await say({})
      await say({ day: '2026-11-21' })
      assert.isEmpty(await store().insurerReports.disputed('2026-05-25', 2))

      await say({ senderHash: 'Caio' })
      const disputed = await store().insurerReports.disputed('2026-05-25', 2)
      assert.deepEqual(
        disputed.map(({ id, name: first, insurer, senders }) => [id, first, insurer, senders]),
        [[ANA, 'Ana', 'Amil', 2]],
      )
    })

    test('is forgotten before a day', async ({ assert }) => {
      await store().professionals.save(accepting())
      await say({ day: '2026-10-02' })
      await say({})
      await store().insurerReports.forgetBefore('2026-11-01')

      assert.deepEqual(await store().insurerReports.unanswered(ANA), [
        { insurer: 'Amil', month: '2026-11', senders: 1 },
      ])
    })
  })
}
