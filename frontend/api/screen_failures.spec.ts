import { test } from '@japa/runner'
import { screenFailureBody } from '#contract/screen_failure.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { describeFailure } from './screen_failures.ts'

const failed = (error: Error, stack: string) => Object.assign(error, { stack })

test.group('A report of a broken screen', () => {
  test('names screen, kind and place, without message or address', ({ assert }) => {
    const message = "Cannot read 'ana@exemplo.com.br' of https://x/maria.js:1:2"
    for (const stack of [
      `TypeError: ${message}\n    at Card (https://exemplo.com.br/assets/home_screen-Ab_1-c.js:12:3456)\n    at b`,
      `Card@https://exemplo.com.br/assets/home_screen-Ab_1-c.js?v=segredo:12:3456\nb@https://x/y.js:1:1`,
    ]) {
      const told = describeFailure(failed(new TypeError(message), stack), '/:slug')

      assert.deepEqual(told, { screen: '/:slug', kind: 'TypeError', at: 'home_screen-Ab_1-c.js:12:3456' })
      assert.isTrue(screenFailureBody.safeParse(told).success)
    }
  })

  test('names no place where the browser names none, and no invented kind', ({ assert }) => {
    const error = failed(Object.assign(new Error('x'), { name: 'Maria da Silva' }), '')

    assert.deepEqual(describeFailure(error, '/'), { screen: '/', kind: 'Error', at: null })
  })

  test('is not made for a refusal, an aborted request or a lost connection', ({ assert }) => {
    const aborted = Object.assign(new Error('aborted'), { name: 'AbortError' })
    const errors = [new HttpError(503, '', ''), aborted, new TypeError('Failed to fetch'), 'text', null]

    for (const error of errors) assert.isNull(describeFailure(error, '/'))
  })
})
