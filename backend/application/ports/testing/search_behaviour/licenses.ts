import { test } from '@japa/runner'
import type { License } from '#domain/catalogue/license.ts'
import { aSearchableProfessional } from '../a_searchable_professional.ts'
import { engineGroup, type StartEngine } from './search_engine.ts'

const REGISTERED = [
  aSearchableProfessional(1, { crm: 'CRM-SP 123456' }),
  aSearchableProfessional(2, { crm: 'CRM-SP 123465' }),
  aSearchableProfessional(3, { crm: 'CRM/RJ 123.456', state: 'RJ', municipality: null }),
  aSearchableProfessional(4, { crm: 'CRO-SP 123456' }),
  aSearchableProfessional(5, { crm: 'CREFITO 3/12345-F' }),
  aSearchableProfessional(6, { crm: 'CRM 7654321' }),
]

const ASKED: readonly (readonly [License, number[]])[] = [
  [{ council: 'CRM', number: '123456', state: 'SP' }, [1]],
  [{ council: 'CRM', number: '123456', state: null }, [1, 3]],
  [{ council: 'CRM', number: '12345', state: 'SP' }, []],
  [{ council: 'CRM', number: '1234567', state: 'SP' }, []],
  [{ council: 'CRO', number: '123456', state: 'SP' }, [4]],
  [{ council: 'CREFITO', number: '3/12345-F', state: null }, [5]],
  [{ council: 'CRM', number: '7654321', state: 'SP' }, [6]],
  [{ council: 'CRM', number: '7654321', state: 'BA' }, []],
]

export function licensesBehaviour(engineName: string, start: StartEngine | null): void {
  engineGroup(`${engineName} | registrations`, start, REGISTERED, ({ find }) => {
    for (const [license, expected] of ASKED) {
      const typed = `${license.council} ${license.number} ${license.state ?? ''}`
      test(`finds ${expected.length} by exactly ${typed}`, async ({ assert }) => {
        const hits = await find({ license })

        assert.deepEqual(
          hits.ids.map((id) => Number(id.slice(-12))),
          expected,
        )
        assert.equal(hits.total, expected.length)
      })
    }
  })
}
