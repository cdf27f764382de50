import { test } from '@japa/runner'
import { fail, mapValue, ok, okOr, type Result, narrowFailure } from './result.ts'

type Outcome = Result<number, 'gone' | 'taken'>

test.group('Ruling refusals out', () => {
  test('passes everything else', ({ assert }) => {
    assert.deepEqual(narrowFailure<number, 'gone' | 'taken', 'taken'>(ok(1), 'taken'), ok(1))
    assert.deepEqual(narrowFailure<number, 'gone' | 'taken', 'taken'>(fail('gone'), 'taken'), fail('gone'))
  })

  test('throws on a refusal that was ruled out', ({ assert }) => {
    const taken: Outcome = fail('taken')

    assert.throws(() => narrowFailure(taken, 'gone', 'taken'), 'Not ruled out by the caller: taken')
  })
})

test.group('A result', () => {
  test('maps a value and leaves a refusal unchanged', ({ assert }) => {
    const doubled = (result: Outcome) => mapValue(result, (value) => value * 2)

    assert.deepEqual(doubled(ok(2)), ok(4))
    assert.deepEqual(doubled(fail('gone')), fail('gone'))
  })

  test('is a refusal without a value', ({ assert }) => {
    assert.deepEqual(okOr<number, 'gone'>(0, 'gone'), ok(0))
    assert.deepEqual(okOr<number, 'gone'>(null, 'gone'), fail('gone'))
  })
})
