import { test } from '@japa/runner'
import { anAdminRow } from '../testing/an_admin_row.ts'
import { bulkBody, changesFor } from './bulk_changes.ts'

const PLAIN = anAdminRow({ id: 'a' })
const FULL = anAdminRow({ id: 'b', isVerified: true, subscriptionLevel: 'premium', blocked: true })

test.group('changes for many', () => {
  const valuesFor = (...users: Parameters<typeof changesFor>[0]) =>
    changesFor(users).map(({ action, value }) => [action, value])

  test('offers changes that some still lack', ({ assert }) => {
    const lacking = [
      ['verify', true],
      ['subscription', 'premium'],
      ['block', true],
    ]
    assert.deepEqual(valuesFor(PLAIN), lacking)
    assert.deepEqual(valuesFor(PLAIN, FULL), lacking)
  })

  test('offers to undo what all have', ({ assert }) => {
    assert.deepEqual(valuesFor(FULL, { ...FULL, id: 'c' }), [
      ['verify', false],
      ['subscription', 'free'],
      ['block', false],
    ])
  })

  test('sends a reason only if given', ({ assert }) => {
    const change = { action: 'block', value: true } as const

    assert.deepEqual(bulkBody(change, [PLAIN, FULL], ''), { ...change, ids: ['a', 'b'] })
    assert.deepEqual(bulkBody(change, [PLAIN], 'Spam'), { ...change, ids: ['a'], reason: 'Spam' })
  })
})
