import { test } from '@japa/runner'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryUnitOfWork } from '#infrastructure/in_memory/in_memory_unit_of_work.ts'
import { ResetPassword } from './reset_password.ts'
import { SendPasswordReset } from './send_password_reset.ts'
import { anAccountDesk, change, EMAIL } from './testing/account_desk.ts'

const NEW_PASSWORD = 'quatro cavalos mansos'
const order = { accountId: aUuid(1) }

class WatchedUnitOfWork extends InMemoryUnitOfWork {
  underWay = 0

  override async run<Value>(work: () => Promise<Value>): Promise<Value> {
    this.underWay++
    return super.run(work).finally(() => this.underWay--)
  }
}

test.group('SendPasswordReset', () => {
  test('mails a token of which only the hash is kept', async ({ assert }) => {
    const desk = await anAccountDesk()

    await new SendPasswordReset(desk).execute(order)

    const to = { email: EMAIL, name: 'Ana', slug: `ana-lima-${aUuid(1)}` }
    assert.deepEqual(desk.mailer.sent, [{ kind: 'password_reset', to, token: 'token-1' }])
    assert.isNotNull(await desk.resets.findByTokenHash('hash of token-1'))
    assert.isNull(await desk.resets.findByTokenHash('token-1'))
  })

  test('32: counts the thirty minutes from the mail', async ({ assert }) => {
    const desk = await anAccountDesk()
    await new SendPasswordReset(desk).execute(order)
    const reset = (token: string) =>
      new ResetPassword(desk).execute({ token, newPassword: NEW_PASSWORD, address: '203.0.113.7' })

    desk.clock.moveTo('2026-11-21T12:30:00Z')
    assert.deepEqual(await reset('token-1'), { ok: false, failure: 'invalid_token' })
    desk.clock.moveTo('2026-11-21T12:29:59Z')
    assert.isTrue((await reset('token-1')).ok)
  })

  test('30: mails three an hour, and lets only the newest work', async ({ assert }) => {
    const desk = await anAccountDesk()
    for (let count = 0; count < 4; count++) await new SendPasswordReset(desk).execute(order)
    const reset = (token: string) =>
      new ResetPassword(desk).execute({ token, newPassword: NEW_PASSWORD, address: '203.0.113.7' })

    assert.lengthOf(desk.mailer.sent, 3)
    assert.isFalse((await reset('token-2')).ok)
    assert.isTrue((await reset('token-3')).ok)
    desk.clock.advance({ minutes: 61 })
    await new SendPasswordReset(desk).execute(order)
    assert.lengthOf(desk.mailer.sent, 4)
  })

  test('143: fails where the mail server takes nothing, and leaves earlier links and the count as they were', async ({
    assert,
  }) => {
    const desk = await anAccountDesk()
    await new SendPasswordReset(desk).execute(order)
    desk.mailer.isAway = true

    for (let count = 0; count < 4; count++)
      await assert.rejects(() => new SendPasswordReset(desk).execute(order), /mail server/)

    assert.isNull((await desk.resets.findByTokenHash('hash of token-1'))?.state.usedAt)
    assert.isNull(await desk.resets.findByTokenHash('hash of token-2'))
    desk.mailer.isAway = false
    await new SendPasswordReset(desk).execute(order)
    assert.lengthOf(desk.mailer.sent, 2)
  })

  test('143: holds up nobody while the mail server is slow, and mails only what is kept', async ({
    assert,
  }) => {
    const desk = await anAccountDesk()
    const unitOfWork = new WatchedUnitOfWork()
    const seen: unknown[] = []
    desk.mailer.send = async () => {
      const kept = await desk.resets.findByTokenHash('hash of token-1')
      seen.push({ underWay: unitOfWork.underWay, usedAt: kept?.state.usedAt })
    }

    await new SendPasswordReset({ ...desk, unitOfWork }).execute(order)

    assert.deepEqual(seen, [{ underWay: 0, usedAt: null }])
  })

  test('lets the newest work where two are mailed at once', async ({ assert }) => {
    const desk = await anAccountDesk()
    const sending = new SendPasswordReset(desk)

    await Promise.all([sending.execute(order), sending.execute(order)])

    const hashes = ['hash of token-1', 'hash of token-2']
    const [first, second] = await Promise.all(hashes.map((hash) => desk.resets.findByTokenHash(hash)))
    assert.isNotNull(first?.state.usedAt)
    assert.isNull(second?.state.usedAt)
  })

  test('29: mails nobody who is blocked, gone or unknown', async ({ assert }) => {
    const desk = await anAccountDesk()
    await change(desk.accounts, (account) => account.setBlocked(true))

    for (const accountId of [aUuid(1), aUuid(2), null])
      await new SendPasswordReset(desk).execute({ accountId })

    assert.isEmpty(desk.mailer.sent)
  })
})
