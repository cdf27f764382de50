import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { RegisterLead } from './receive_contacts.ts'
import { aLeadForm } from './testing/a_lead_form.ts'
import { leadDependencies, aSender } from './testing/lead_dependencies.ts'

const FIRST = '10000000-0000-4000-8000-000000000001'
const REDIRECT = 'https://agenda.exemplo.com.br/ana'

test.group('RegisterLead', () => {
  test('stores the lead with a placeholder e-mail and its own subject', async ({ assert }) => {
    const deps = leadDependencies()

    const result = await new RegisterLead(deps).execute(aLeadForm({ consentVersion: '2026-11' }))

    assert.deepEqual(result, { ok: true, value: { id: FIRST } })
    assert.deepInclude(deps.contacts.states()[0], {
      kind: 'lead',
      leadStatus: 'pending',
      patientEmail: `lead-${FIRST}@sem-email.invalid`,
      subject: 'Lead: Consulta Geral',
      whatsapp: '11912345678',
      consentVersion: '2026-11',
      quarantined: false,
      markedForReview: false,
      createdAt: deps.clock.now(),
    })
  })

  test('stores only keyed hashes of the sender', async ({ assert }) => {
    const deps = leadDependencies()
    deps.hasher.hash = () => 'a keyed hash'

    await new RegisterLead(deps).execute(
      aLeadForm({ sender: aSender({ idempotencyKey: 'key-of-the-form' }) }),
    )

    const stored = JSON.stringify(deps.contacts.states())
    for (const secret of ['203.0.113.7', 'Firefox', 'key-of-the-form']) assert.notInclude(stored, secret)
  })

  for (const [who, state] of Object.entries({ unknown: { id: aUuid(2) }, blocked: { blocked: true } }))
    test(`finds no professional who is ${who}`, async ({ assert }) => {
      const deps = leadDependencies(aProfessional(state))

      const result = await new RegisterLead(deps).execute(aLeadForm())

      assert.deepEqual(result, { ok: false, failure: 'professional_not_found' })
      assert.isEmpty(deps.contacts.states())
    })

  test('takes nothing for a profile that nobody has claimed', async ({ assert }) => {
    const deps = leadDependencies(
      aProfessional({ email: '', source: 'Lista do CRM-SP', sourceDate: '2026-10-31' }),
    )

    const result = await new RegisterLead(deps).execute(aLeadForm())

    assert.deepEqual(result, { ok: false, failure: 'profile_unclaimed' })
    assert.isEmpty(deps.contacts.states())
  })

  test('redirects patients only while the professional is premium', async ({ assert }) => {
    const redirectOf = async (subscriptionLevel: 'free' | 'premium', redirectUrl = REDIRECT) => {
      const deps = leadDependencies(aProfessional({ subscriptionLevel, redirectUrl }))
      const result = await new RegisterLead(deps).execute(aLeadForm())
      assert.isEmpty(deps.securityLog.events)
      return result.ok ? result.value.redirectUrl : null
    }

    assert.equal(await redirectOf('premium'), REDIRECT)
    assert.isUndefined(await redirectOf('free'))
  })

  test('withholds an invalid stored redirect address, and records it', async ({ assert }) => {
    const deps = leadDependencies(
      aProfessional({ subscriptionLevel: 'premium', redirectUrl: 'https://127.0.0.1/' }),
    )

    const result = await new RegisterLead(deps).execute(aLeadForm())

    assert.deepEqual(result, { ok: true, value: { id: FIRST } })
    assert.deepEqual(deps.securityLog.events, [{ kind: 'lead_redirect_refused', accountId: aUuid(1) }])
  })
})
