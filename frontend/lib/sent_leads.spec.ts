import { test } from '@japa/runner'
import { isOverdue, parseSentLeads, type SentLead, withSentLead } from './sent_leads.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const aSentLead = (overrides: Partial<SentLead> = {}): SentLead => ({
  id: uuid(1),
  key: uuid(900),
  sentAt: '2026-11-21T12:00:00.000Z',
  service: 'Consulta Geral',
  professional: {
    ...{ id: uuid(2), slug: 'ana-lima', title: 'Dra', name: 'Ana', lastname: 'Lima' },
    ...{ specialty: 'Cardiologista', displayGender: 'feminino', city: 'Campinas', state: 'SP' },
    imageUrl: null,
  },
  isAnswered: null,
  ...overrides,
})

test.group('The leads that a device has sent', () => {
  test('are read as they were kept', ({ assert }) => {
    const kept = [aSentLead(), aSentLead({ id: uuid(3), key: null, isAnswered: true })]

    assert.deepEqual(parseSentLeads(JSON.stringify(kept)), kept)
  })

  test('are dropped where anything else was written', ({ assert }) => {
    const { professional } = aSentLead()
    const wrong = [
      ...[null, 7, {}, aSentLead({ id: 'x' }), aSentLead({ key: 'x' }), aSentLead({ sentAt: 'ontem' })],
      aSentLead({ service: 'x'.repeat(121) }),
      aSentLead({ professional: { ...professional, imageUrl: 'https://elsewhere.example/a.png' } }),
      { ...aSentLead(), isAnswered: 'sim' },
    ]

    assert.isEmpty(parseSentLeads(JSON.stringify(wrong)))
    for (const text of [null, '{', '{}', '7']) assert.isEmpty(parseSentLeads(text))
  })

  test('keep the first key of a lead that was sent twice, and at most twenty', ({ assert }) => {
    const twice = withSentLead([aSentLead()], aSentLead({ key: uuid(901) }))
    assert.deepEqual(twice, [aSentLead()])

    let leads: readonly SentLead[] = []
    for (let number = 1; number <= 21; number++) leads = withSentLead(leads, aSentLead({ id: uuid(number) }))
    assert.lengthOf(leads, 20)
    assert.equal(leads[0]?.id, uuid(21))
  })

  test('are overdue after three days, unless they were answered', ({ assert }) => {
    const at = (time: string, isAnswered: boolean | null = null) =>
      isOverdue(aSentLead({ isAnswered }), Date.parse(time))

    assert.isFalse(at('2026-11-24T11:59:59Z'))
    assert.isTrue(at('2026-11-24T12:00:00Z'))
    assert.isTrue(at('2026-11-24T12:00:00Z', false))
    assert.isFalse(at('2026-11-24T12:00:00Z', true))
  })
})
