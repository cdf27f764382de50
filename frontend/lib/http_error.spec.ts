import { test } from '@japa/runner'
import { HttpError, messageOf } from './http_error.ts'

test.group('A refused request', () => {
  test('reads as status, colon and body', ({ assert }) => {
    assert.equal(
      new HttpError(409, 'Conflict', '{"message":"Já existe."}').message,
      '409: {"message":"Já existe."}',
    )
  })

  test('reads as the status text where the body is empty', ({ assert }) => {
    assert.equal(new HttpError(502, 'Bad Gateway', '').message, '502: Bad Gateway')
  })

  test('tells a person what the server said, else the given sentence', ({ assert }) => {
    assert.equal(messageOf(new HttpError(409, '', '{"message":"Já existe."}'), 'Erro'), 'Já existe.')
    assert.equal(messageOf(new HttpError(500, '', '<html>'), 'Erro'), 'Erro')
    assert.equal(messageOf(new TypeError('Failed to fetch'), 'Erro'), 'Erro')
  })
})
