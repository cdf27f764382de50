import { test } from '@japa/runner'
import { InMemoryContactCounter } from '#application/testing/in_memory_contact_counter.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { CountContacts } from './profile_figures.ts'

test.group('CountContacts', () => {
  test('counts each professional once a call, but for owners, administrators and programs', ({ assert }) => {
    const contactCounter = new InMemoryContactCounter(new FixedClock())
    const crawlers = { isCrawler: (userAgent: string | null) => userAgent === 'bot' }
    const counting = new CountContacts({ contactCounter, crawlers })
    const ids = [aUuid(1), aUuid(1), aUuid(2)]
    const seen = { kind: 'appearance', ids, viewer: null, userAgent: 'Firefox' } as const

    counting.execute(seen)
    counting.execute({ ...seen, viewer: { id: aUuid(1), role: 'user' } })
    counting.execute({ ...seen, viewer: { id: aUuid(9), role: 'admin' } })
    counting.execute({ ...seen, userAgent: 'bot' })

    assert.deepEqual(
      contactCounter.counted.map(({ id }) => id),
      [1, 2, 2].map(aUuid),
    )
  })
})
