import { test } from '@japa/runner'
import { SharedWork } from './shared_work.ts'

test.group('SharedWork', () => {
  test('runs once for all who ask under one key, and again for whoever asks afterwards', async ({
    assert,
  }) => {
    let runs = 0
    const work = new SharedWork<number>()
    const next = async () => ++runs

    assert.deepEqual(
      await Promise.all([work.run('one', next), work.run('one', next), work.run('two', next)]),
      [1, 1, 2],
    )
    assert.equal(await work.run('one', next), 3)
  })

  test('fails for all who asked, and is tried again afterwards', async ({ assert }) => {
    const work = new SharedWork<string>()
    const fail = () => Promise.reject(new Error('no'))

    const outcomes = await Promise.allSettled([work.run('one', fail), work.run('one', fail)])

    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected'],
    )
    assert.equal(await work.run('one', async () => 'yes'), 'yes')
  })
})
