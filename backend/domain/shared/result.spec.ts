import { test } from '@japa/runner'
import { fail, ok, type Result, narrowFailure } from './result.ts'

type Outcome = Result<number, 'gone' | 'taken'>

test.group('Ruling refusals out', () => {
  test('lets everything else through', ({ assert }) => {
    assert.deepEqual(narrowFailure<number, 'gone' | 'taken', 'taken'>(ok(1), 'taken'), ok(1))
    assert.deepEqual(narrowFailure<number, 'gone' | 'taken', 'taken'>(fail('gone'), 'taken'), fail('gone'))
  })

  test('throws where the impossible happened', ({ assert }) => {
    const taken: Outcome = fail('taken')

    assert.throws(() => narrowFailure(taken, 'gone', 'taken'), 'Not ruled out by the caller: taken')
  })
})
