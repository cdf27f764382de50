import { test } from '@japa/runner'
import { SingleFlight } from './single_flight.ts'

test.group('SingleFlight', () => {
  test('runs once for simultaneous callers of one key, and again afterwards', async ({ assert }) => {
    let runs = 0
    const flight = new SingleFlight<number>()
    const next = async () => ++runs

    assert.deepEqual(
      await Promise.all([flight.run('one', next), flight.run('one', next), flight.run('two', next)]),
      [1, 1, 2],
    )
    assert.equal(await flight.run('one', next), 3)
  })

  test('fails for all simultaneous callers, and is tried again afterwards', async ({ assert }) => {
    const flight = new SingleFlight<string>()
    const fail = () => Promise.reject(new Error('no'))

    const outcomes = await Promise.allSettled([flight.run('one', fail), flight.run('one', fail)])

    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected'],
    )
    assert.equal(await flight.run('one', async () => 'yes'), 'yes')
  })
})
