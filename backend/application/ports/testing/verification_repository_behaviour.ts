import { test } from '@japa/runner'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { NEVER_ASKED, type Verification } from '#domain/professionals/verification.ts'
import { type StoreSource, storeGroup } from './store.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

export function verificationRepositoryBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | verifications`, source, (store) => {
    const given = async (
      number: number,
      verification: Partial<Verification>,
      state: Partial<ProfessionalState> = {},
    ) => {
      await store().professionals.save(aProfessional({ id: aUuid(number), ...state }))
      await store().verifications.save(aUuid(number), { ...NEVER_ASKED, ...verification })
    }
    const checked = {
      name: 'Ana',
      lastname: 'Lima',
      specialty: 'Psicólogo',
      crm: 'CRP 06/1',
      state: 'SP',
      rqe: ['12345'],
    } as const

    test('returns saved verifications, and a default without one', async ({ assert }) => {
      const kept = {
        ...NEVER_ASKED,
        decidedAt: day(2),
        decision: 'approved',
        decidedBy: 'admin:x',
        checked,
      } as const
      const refused = {
        ...NEVER_ASKED,
        decision: 'refused',
        refusal: 'inactive',
        note: 'Desde 2024.',
      } as const
      await given(1, kept)

      assert.deepEqual(await store().verifications.find(aUuid(1)), kept)
      await store().verifications.save(aUuid(1), refused)
      assert.deepEqual(await store().verifications.find(aUuid(1)), refused)
      assert.deepEqual(await store().verifications.find(aUuid(2)), NEVER_ASKED)
    })

    test('lists the longest-waiting first, without blocked ones and administrators', async ({ assert }) => {
      await given(1, { askedAt: day(3), decision: 'approved', decidedAt: day(1), checked })
      await given(2, { askedAt: day(2), decision: 'refused', decidedAt: day(1) })
      await given(3, { askedAt: day(1) }, { blocked: true })
      await given(4, { askedAt: day(1) }, { role: 'admin' })
      await given(5, { decidedAt: day(1) })
      const page = async (number: number) => store().verifications.listWaiting(number, 1)

      const [first, second] = [await page(1), await page(2)]
      assert.equal(first.total, 2)
      assert.deepInclude(first.rows[0], { id: aUuid(2), askedAt: day(2), checkedAt: null })
      assert.deepInclude(second.rows[0], { id: aUuid(1), checkedAt: day(1), checked })
    })

    test('finds expired verifications, and those not reminded yet', async ({ assert }) => {
      const approved = (number: number) => ({ decision: 'approved', decidedAt: day(number) }) as const
      await given(1, approved(1), { isVerified: true })
      await given(2, { ...approved(2), remindedAt: day(3) }, { isVerified: true })
      await given(3, approved(9), { isVerified: true })
      await given(4, approved(1), { isVerified: false })

      assert.deepEqual(await store().verifications.verifiedSince(day(5)), [1, 2].map(aUuid))
      assert.deepEqual(await store().verifications.notReminded(day(5)), [aUuid(1)])
    })

    test('starts the year for professionals verified by import', async ({ assert }) => {
      await store().professionals.save(aProfessional({ isVerified: true }))
      await store().professionals.save(aProfessional({ id: aUuid(2) }))

      await store().verifications.beginYears(day(7))
      await store().verifications.beginYears(day(8))

      assert.deepEqual(await store().verifications.verifiedSince(day(7)), [aUuid(1)])
    })
  })
}
