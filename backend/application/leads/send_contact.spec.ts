import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { SendContact, type SendContactInput } from './receive_contacts.ts'
import { leadDependencies, aSender } from './testing/lead_dependencies.ts'

function aContactForm(overrides: Partial<SendContactInput> = {}): SendContactInput {
  return {
    professionalId: aUuid(1),
    patientName: 'Bruno Alves',
    patientEmail: 'Bruno@Exemplo.com.br',
    subject: 'Dúvida',
    message: 'Atende aos sábados?',
    sender: aSender(),
    ...overrides,
  }
}

test.group('SendContact', () => {
  test('stores the message as written', async ({ assert }) => {
    const deps = leadDependencies()

    const result = await new SendContact(deps).execute(aContactForm())

    assert.isTrue(result.ok)
    assert.deepInclude(deps.contacts.states()[0], {
      kind: 'contact',
      patientEmail: 'bruno@exemplo.com.br',
      subject: 'Dúvida',
      message: 'Atende aos sábados?',
      whatsapp: null,
    })
  })

  test('never stores a contact as a lead', async ({ assert }) => {
    const deps = leadDependencies()

    await new SendContact(deps).execute(aContactForm({ patientEmail: 'lead-1@x.com', subject: 'Lead' }))

    assert.equal(deps.contacts.states()[0]?.kind, 'contact')
  })

  test('returns the first id for the same words', async ({ assert }) => {
    const deps = leadDependencies()
    const contact = new SendContact(deps)

    const [first, second] = await Promise.all([
      contact.execute(aContactForm()),
      contact.execute(aContactForm()),
    ])

    assert.deepEqual(second, first)
    assert.lengthOf(deps.contacts.states(), 1)
  })

  test('does not find a hidden professional', async ({ assert }) => {
    const deps = leadDependencies(aProfessional({ role: 'admin' }))

    const result = await new SendContact(deps).execute(aContactForm())

    assert.deepEqual(result, { ok: false, failure: 'professional_not_found' })
  })

  test('keeps nothing where the professional goes away meanwhile', async ({ assert }) => {
    const deps = leadDependencies(aProfessional({ id: aUuid(2) }))
    deps.directory.isListed = async () => true

    const result = await new SendContact(deps).execute(aContactForm())

    assert.deepEqual(result, { ok: false, failure: 'professional_not_found' })
    assert.isEmpty(deps.contacts.states())
  })
})
