import { test } from '@japa/runner'
import { freshDatabase } from '../database/testing/fresh_database.ts'
import { oneAtATime } from './migrate.ts'

test.group('Work of which there is one at a time', () => {
  test('continues when the connection with its lock is lost', async ({ assert }) => {
    const { database, drop } = await freshDatabase()
    const uncaught: Error[] = []
    const note = (error: Error) => uncaught.push(error)
    process.on('uncaughtExceptionMonitor', note)

    const done = await oneAtATime(database.url, 'a test', async () => {
      const ended = await database.rows<{ ended: boolean }>(
        `select pg_terminate_backend(pid, 5000) as ended from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
      return ended.map(({ ended: isEnded }) => isEnded)
    })

    await drop()
    process.off('uncaughtExceptionMonitor', note)
    assert.deepEqual(done, [true])
    assert.deepEqual(uncaught, [])
  })
})
