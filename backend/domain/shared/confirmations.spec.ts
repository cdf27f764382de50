import { test } from '@japa/runner'
import {
  acceptsNewPatients,
  countingDay,
  dayNumber,
  isInsurersConfirmationDue,
  newPatientsSince,
} from './confirmations.ts'

test.group('Accepting new patients', () => {
  test('counts for 90 days after it was said', ({ assert }) => {
    assert.isTrue(acceptsNewPatients('2026-08-24', '2026-11-21'))
    assert.isFalse(acceptsNewPatients('2026-08-23', '2026-11-21'))
    assert.isFalse(acceptsNewPatients(null, '2026-11-21'))
    assert.equal(newPatientsSince('2026-11-21'), dayNumber('2026-08-24'))
  })

  test('shows the day no longer than it counts', ({ assert }) => {
    assert.equal(countingDay('2026-08-24', '2026-11-21'), '2026-08-24')
    assert.isNull(countingDay('2026-08-23', '2026-11-21'))
  })
})

test.group('Accepted insurers', () => {
  test('are to be confirmed again after 180 days', ({ assert }) => {
    assert.isFalse(isInsurersConfirmationDue('2026-05-26', '2026-11-21'))
    assert.isTrue(isInsurersConfirmationDue('2026-05-25', '2026-11-21'))
    assert.isTrue(isInsurersConfirmationDue(null, '2026-11-21'))
  })
})
