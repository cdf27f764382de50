import { test } from '@japa/runner'
import { refusalMessageOf, HttpError, messageOf } from './http_error.ts'

test.group('A refused request', () => {
  test('reads as status, colon and body', ({ assert }) => {
    assert.equal(
      new HttpError(409, 'Conflict', '{"message":"Já existe."}').message,
      '409: {"message":"Já existe."}',
    )
  })

  test('reads as the status text with an empty body', ({ assert }) => {
    assert.equal(new HttpError(502, 'Bad Gateway', '').message, '502: Bad Gateway')
  })

  test("shows the server's message, or the given one", ({ assert }) => {
    assert.equal(messageOf(new HttpError(409, '', '{"message":"Já existe."}'), 'Erro'), 'Já existe.')
    assert.equal(messageOf(new HttpError(500, '', '<html>'), 'Erro'), 'Erro')
    assert.equal(messageOf(new TypeError('Failed to fetch'), 'Erro'), 'Erro')
  })
})

const OTHERWISE = 'Tente novamente.'
const body = JSON.stringify({ message: 'Muitas tentativas. Espere um pouco.', code: 'too_many_requests' })

test.group('The message of a failure', () => {
  test("is the server's message on a refusal", ({ assert }) => {
    assert.equal(
      refusalMessageOf(new HttpError(429, '', body), OTHERWISE),
      'Muitas tentativas. Espere um pouco.',
    )
  })

  test('is the screen’s own when the server breaks', ({ assert }) => {
    assert.equal(refusalMessageOf(new HttpError(500, '', body), OTHERWISE), OTHERWISE)
  })

  test('is the screen’s own when the server cannot be reached', ({ assert }) => {
    assert.equal(refusalMessageOf(new TypeError('Failed to fetch'), OTHERWISE), OTHERWISE)
  })
})
