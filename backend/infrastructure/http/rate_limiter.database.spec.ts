import { test } from '@japa/runner'
import { Pool } from 'pg'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { RateLimiter } from './rate_limiter.ts'
import { COUNTED_IN_MEMORY, RATE_LIMITS, type RateLimitName } from './rate_limits.ts'

/** Every limit comes down to one. */
const LEAST = 1e-9

test.group('The limits of several processes', (group) => {
  let one: RateLimiter
  let other: RateLimiter
  group.setup(async () => {
    const { database, drop } = await freshDatabase()
    const pool = new Pool({ connectionString: database.url })
    one = new RateLimiter(pool, LEAST)
    other = new RateLimiter(pool, LEAST)
    return async () => {
      await pool.end()
      await drop()
    }
  })

  for (const name of Object.keys(RATE_LIMITS) as RateLimitName[]) {
    const isShared = !COUNTED_IN_MEMORY.has(name)
    test(`counts ${name} ${isShared ? 'together' : 'in each'}`, async ({ assert }) => {
      await one.spend(name, 'somebody')

      assert.equal((await other.trySpend(name, 'somebody'))?.status ?? 200, isShared ? 429 : 200)
    })
  }

  test('counts together whatever is written', ({ assert }) => {
    assert.sameMembers(
      [...COUNTED_IN_MEMORY],
      ['search', 'publicRead', 'signedOut', 'health', 'view', 'signedInRead'],
    )
  })

  test('tells whether there is room without counting', async ({ assert }) => {
    await one.demandRoom('registration', 'newcomer')
    await one.demandRoom('registration', 'newcomer')
    await one.spend('registration', 'newcomer')

    await assert.rejects(() => other.demandRoom('registration', 'newcomer'), /Muitas tentativas/)
  })
})
