import { test } from '@japa/runner'
import { InMemoryContactCounter } from '#application/testing/in_memory_contact_counter.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { CountContacts } from './profile_figures.ts'

const visitor = (userAgent: string) => ({ address: '203.0.113.1', userAgent })

test.group('CountContacts', () => {
  test('counts each professional once a call, except for owners, administrators and crawlers', ({
    assert,
  }) => {
    const contactCounter = new InMemoryContactCounter(new FixedClock())
    const crawlers = { isCrawler: (userAgent: string | null) => userAgent === 'bot' }
    const counting = new CountContacts({ contactCounter, crawlers })
    const ids = [aUuid(1), aUuid(1), aUuid(2)]
    const seen = { kind: 'appearance', ids, viewer: null, visitor: visitor('Firefox') } as const

    counting.execute(seen)
    counting.execute({ ...seen, viewer: { id: aUuid(1), role: 'user' } })
    counting.execute({ ...seen, viewer: { id: aUuid(9), role: 'admin' } })
    counting.execute({ ...seen, visitor: visitor('bot') })

    assert.deepEqual(
      contactCounter.counted.map(({ id }) => id),
      [1, 2].map(aUuid),
    )
  })
  test('counts a contact or appearance of one sender once a day', ({ assert }) => {
    const contactCounter = new InMemoryContactCounter(new FixedClock())
    const counting = new CountContacts({ contactCounter, crawlers: { isCrawler: () => false } })
    const call = { ids: [aUuid(1)], viewer: null, visitor: visitor('Firefox') }

    for (const kind of ['whatsapp', 'whatsapp', 'phone', 'appearance', 'appearance'] as const)
      counting.execute({ ...call, kind })
    counting.execute({ ...call, kind: 'whatsapp', visitor: { ...call.visitor, address: '203.0.113.2' } })

    assert.deepEqual(
      contactCounter.counted.map(({ kind }) => kind),
      ['whatsapp', 'phone', 'appearance', 'whatsapp'],
    )
  })
})
