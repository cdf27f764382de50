import { test } from '@japa/runner'
import { inMemoryStore } from '#application/testing/in_memory_stores.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { anInsurance } from '#domain/professionals/testing/profile_part_builders.ts'
import { ReportInsurer } from './report_insurer.ts'

const ANA = aUuid(1)
const PATIENT = { address: '203.0.113.5', userAgent: null, elapsedMs: 9_000 }

async function reporting() {
  const store = inMemoryStore()
  const insurances = [anInsurance({ insuranceName: 'Amil' })]
  await store.professionals.save(aProfessional({ id: ANA, insurances }))
  const report = new ReportInsurer({ ...store, hasher: new TransparentHasher() })
  const heard = () => store.insurerReports.unanswered(ANA)
  return { report, heard }
}

test.group('ReportInsurer', () => {
  test('stores a report without the address, once a day', async ({ assert }) => {
    const { report, heard } = await reporting()
    for (let time = 0; time < 2; time++)
      assert.isTrue((await report.execute({ professionalId: ANA, insurer: 'Amil', sender: PATIENT })).ok)

    assert.deepEqual(await heard(), [{ insurer: 'Amil', month: '2026-11', senders: 1 }])
  })

  test('drops automated reports silently, and knows no unlisted profile', async ({ assert }) => {
    const { report, heard } = await reporting()
    const sender = { ...PATIENT, corFavorita: 'azul' }
    assert.isTrue((await report.execute({ professionalId: ANA, insurer: 'Amil', sender })).ok)
    assert.isEmpty(await heard())

    assert.deepEqual(await report.execute({ professionalId: aUuid(2), insurer: 'Amil', sender: PATIENT }), {
      ok: false,
      failure: 'professional_not_found',
    })
  })
})
