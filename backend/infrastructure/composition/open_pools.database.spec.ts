import { test } from '@japa/runner'
import { freshDatabase } from '../database/testing/fresh_database.ts'
import { openLimitsPool } from './open_database_of.ts'

test.group('The connections of the limits', () => {
  test('go by a name of their own, plan by value and end in three seconds', async ({ assert }) => {
    const { database, drop } = await freshDatabase()
    const pool = openLimitsPool(database.url)

    const { rows } = await pool.query(
      `select current_setting('application_name') as name, current_setting('plan_cache_mode') as plans,
         current_setting('statement_timeout') as timeout`,
    )

    assert.deepEqual(rows, [{ name: 'saude-perto-limits', plans: 'auto', timeout: '3s' }])
    await pool.end()
    await drop()
  })
})
