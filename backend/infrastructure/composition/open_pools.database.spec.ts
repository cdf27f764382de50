import { test } from '@japa/runner'
import { freshDatabase } from '../database/testing/fresh_database.ts'
import { openLimitsPool, openDatabaseOf } from './open_database_of.ts'
import { readSettings } from './settings.ts'

test.group('The connections of the limits', () => {
  test('have their own name, plan by value and time out after one second', async ({ assert }) => {
    const { database, drop } = await freshDatabase()
    const pool = openLimitsPool(database.url, 1)

    const { rows } = await pool.query(
      `select current_setting('application_name') as name, current_setting('plan_cache_mode') as plans,
         current_setting('statement_timeout') as timeout`,
    )

    assert.deepEqual(rows, [{ name: 'saude-perto-limits', plans: 'auto', timeout: '1s' }])
    await pool.end()
    await drop()
  })
})

test.group('Limits of time', () => {
  test("are a visitor's times the configured factor, or an operator's", async ({ assert }) => {
    const { database, drop } = await freshDatabase()
    const limitOf = async (variables: Record<string, string>, isPatient = false) => {
      const settings = readSettings({ DATABASE_URL: database.url, ...variables })
      const opened = await openDatabaseOf(settings, () => {}, { isPatient })
      const row = await opened.database.row<{ limit: string }>(
        `select current_setting('statement_timeout') as limit`,
      )
      await opened.release()
      return row?.limit
    }

    assert.deepEqual(
      [await limitOf({}), await limitOf({ TIME_LIMIT_FACTOR: '3' }), await limitOf({}, true)],
      ['3s', '9s', '75s'],
    )
    await drop()
  })
})
