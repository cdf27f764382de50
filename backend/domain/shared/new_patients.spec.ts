import { test } from '@japa/runner'
import { acceptsNewPatients } from './new_patients.ts'

test.group('Accepting new patients', () => {
  test('counts for 90 days after it was said', ({ assert }) => {
    assert.isTrue(acceptsNewPatients('2026-08-24', '2026-11-21'))
    assert.isFalse(acceptsNewPatients('2026-08-23', '2026-11-21'))
    assert.isFalse(acceptsNewPatients(null, '2026-11-21'))
  })
})
