import { test } from '@japa/runner'
import { Pool } from 'pg'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { HmacKeyedHasher } from '../security/node_crypto.ts'
import { rememberOwner, RateLimiter } from './rate_limiter.ts'
import { COUNTED_IN_MEMORY, RATE_LIMITS, type RateLimitName } from './rate_limits.ts'

/** Every limit comes down to one. */
const FEW = { factor: 1e-9, hasher: new HmacKeyedHasher('a key of this installation') }

test.group('The limits of several processes', (group) => {
  let one: RateLimiter
  let other: RateLimiter
  let keys: () => Promise<string>
  let counted: (key: string) => Promise<number | undefined>
  group.setup(async () => {
    const { database, drop } = await freshDatabase()
    const pool = new Pool({ connectionString: database.url })
    one = new RateLimiter(pool, FEW)
    other = new RateLimiter(pool, FEW)
    counted = async (key) =>
      (
        await database.row<{ points: number }>('select points from rate_limits where key = ?', [
          `loginFailures:${FEW.hasher.hash(`limit ${key}`)}`,
        ])
      )?.points
    keys = async () => JSON.stringify(await database.rows('select key from rate_limits'))
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

  test('counts every spelling together', ({ assert }) => {
    assert.sameMembers(
      [...COUNTED_IN_MEMORY],
      [
        'search',
        'publicRead',
        'sitemap',
        'screenFailure',
        'screenFailures',
        'sharePicture',
        'signedOut',
        'health',
        'view',
        'count',
        'signedInRead',
      ],
    )
  })

  test("resets the owner's failures in all of them", async ({ assert }) => {
    const owner = { email: 'bia@exemplo.com.br', address: '203.0.113.8' }
    const place = 'bia@exemplo.com.br 203.0.113.8'
    for (const process of [one, other, one, other]) await process.trySpend('loginFailuresHere', place)

    await rememberOwner(one, owner)

    assert.isNull(await other.trySpend('loginFailuresHere', place))
  })

  test('refunds no attempt that was refused without being counted', async ({ assert }) => {
    const account = 'carla@exemplo.com.br'
    for (const process of [one, other, one, other]) await process.trySpend('loginFailures', account)

    for (let times = 0; times < 5; times++) {
      await one.trySpend('loginFailures', account)
      await one.refund('loginFailures', account)
    }

    assert.equal((await other.trySpend('loginFailures', account))?.status, 429)
    assert.equal((await counted(account)) ?? 0, 5)
  })

  for (const name of ['leadPerProfessional', 'reviewPerProfessional', 'slugChange'] as const)
    test(`allows in all of them a ${name} that one refunded`, async ({ assert }) => {
      await one.spend(name, 'who failed')
      assert.equal((await other.trySpend(name, 'who failed'))?.status, 429)

      for (let times = 0; times < 2; times++) await one.refund(name, 'who failed')

      assert.isNull(await other.trySpend(name, 'who failed'))
    })

  test('stores no identities', async ({ assert }) => {
    await one.spend('leadPerProfessional', '203.0.113.7:ana')
    await one.note('loginSuccess', 'ana@exemplo.com.br')

    assert.include(await keys(), 'leadPerProfessional:')
    assert.notMatch(await keys(), /203\.0|ana/)
  })

  test('tells whether there is room without counting', async ({ assert }) => {
    await one.requireRoom('registration', 'newcomer')
    await one.requireRoom('registration', 'newcomer')
    await one.spend('registration', 'newcomer')

    await assert.rejects(() => other.requireRoom('registration', 'newcomer'), /Muitas tentativas/)
  })
})
