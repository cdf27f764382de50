import { test } from '@japa/runner'
import { HttpError } from '#frontend/lib/http_error.ts'
import { failureMessage } from './failure_message.ts'

const OTHERWISE = 'Tente novamente.'
const body = JSON.stringify({ message: 'Muitas tentativas. Espere um pouco.', code: 'too_many_requests' })

test.group('The message of a failure', () => {
  test('is what the server says when it refuses', ({ assert }) => {
    assert.equal(
      failureMessage(new HttpError(429, '', body), OTHERWISE),
      'Muitas tentativas. Espere um pouco.',
    )
  })

  test('is the screen’s own when the server breaks', ({ assert }) => {
    assert.equal(failureMessage(new HttpError(500, '', body), OTHERWISE), OTHERWISE)
  })

  test('is the screen’s own when the server cannot be reached', ({ assert }) => {
    assert.equal(failureMessage(new TypeError('Failed to fetch'), OTHERWISE), OTHERWISE)
  })
})
