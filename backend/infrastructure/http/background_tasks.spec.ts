import { setImmediate as soon } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BackgroundTasks } from './background_tasks.ts'

test.group('LateWork', () => {
  test('is awaited, including work that begins meanwhile', async ({ assert }) => {
    const work = new BackgroundTasks(() => {})
    const done: string[] = []
    work.add(async () => {
      await Promise.resolve()
      done.push('first')
      work.add(async () => void done.push(await soon('second')))
    })
    assert.isEmpty(done)

    await work.settled()

    assert.deepEqual(done, ['first', 'second'])
  })

  test('logs a failure and continues', async ({ assert }) => {
    const heard: unknown[] = []
    const work = new BackgroundTasks((error) => heard.push(error))
    const fault = new Error('away')

    work.add(() => Promise.reject(fault))
    await work.settled()

    assert.deepEqual(heard, [fault])
  })
})
