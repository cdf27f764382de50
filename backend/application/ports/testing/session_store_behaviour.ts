import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { Account } from '#domain/accounts/account.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

async function anAccount({ professionals, accounts }: Store): Promise<Account> {
  await professionals.save(aProfessional())
  const account = await accounts.findById(aUuid(1))
  if (!account) throw new Error('The account did not come with the professional.')
  return account
}

const aLogin = (account: Account, token = 'token 1') => ({
  token,
  account,
  remembered: false,
  senderHash: 'a sender',
})

export function sessionStoreBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | sessions`, source, (store) => {
    test("lists an account's active sessions with the current one marked, and ends them singly", async ({
      assert,
    }) => {
      const { sessions } = store()
      const account = await anAccount(store())
      await sessions.open({ ...aLogin(account), device: 'Chrome em Android' })
      store().moveClockTo('2026-11-21T12:30:00Z')
      await sessions.open(aLogin(account, 'token 2'))
      store().moveClockTo('2026-11-21T12:31:00Z')
      await sessions.open({ ...aLogin(account, 'token 3'), senderHash: 'another' })
      await sessions.endOthers(aUuid(9), 'token 1')

      const listed = await sessions.listOf(aUuid(1), 'token 1')
      const first = listed.at(-1)

      assert.lengthOf(listed, 3)
      assert.deepInclude(first, { device: 'Chrome em Android', isCurrent: true, isFromHere: true })
      assert.deepEqual(
        listed.map(({ isFromHere }) => isFromHere),
        [false, true, true],
      )
      assert.isFalse(await sessions.endOne(aUuid(9), listed[0]?.id ?? ''))
      assert.isTrue(await sessions.endOne(aUuid(1), listed[0]?.id ?? ''))
      await sessions.endOthers(aUuid(1), 'token 1')
      assert.deepEqual(await sessions.listOf(aUuid(1), 'token 1'), first ? [first] : [])
    })

    test('finds the account of a token until it ends', async ({ assert }) => {
      const { sessions } = store()
      assert.isTrue(await sessions.open(aLogin(await anAccount(store()))))
      assert.equal(await sessions.accountOf('token 1'), aUuid(1))
      assert.isNull(await sessions.accountOf('token 2'))

      await sessions.end('token 1')

      assert.isNull(await sessions.accountOf('token 1'))
    })

    test('ends a session after two unused hours, and keeps one that is used', async ({ assert }) => {
      const { sessions, moveClockTo } = store()
      await sessions.open(aLogin(await anAccount(store())))
      moveClockTo('2026-11-21T13:59:59Z')
      assert.equal(await sessions.accountOf('token 1'), aUuid(1))
      moveClockTo('2026-11-21T15:59:58Z')
      assert.equal(await sessions.accountOf('token 1'), aUuid(1))

      moveClockTo('2026-11-21T17:59:58Z')

      assert.isNull(await sessions.accountOf('token 1'))
    })

    test('ends a session in spite of reads that are no use of it', async ({ assert }) => {
      const { sessions, moveClockTo } = store()
      await sessions.open(aLogin(await anAccount(store())))
      moveClockTo('2026-11-21T13:59:59Z')
      assert.equal(await sessions.accountOf('token 1', false), aUuid(1))

      moveClockTo('2026-11-21T14:00:00Z')

      assert.isNull(await sessions.accountOf('token 1', false))
    })

    test('opens none for an account blocked meanwhile', async ({ assert }) => {
      const { sessions, accounts } = store()
      const read = await anAccount(store())
      const blocked = await accounts.findById(aUuid(1))
      blocked?.setBlocked(true)
      if (blocked) await accounts.save(blocked)

      assert.isFalse(await sessions.open(aLogin(read)))
      assert.isNull(await sessions.accountOf('token 1'))
    })

    test('opens none for an account whose password changed meanwhile', async ({ assert }) => {
      const { sessions, accounts } = store()
      const read = await anAccount(store())
      const changed = await accounts.findById(aUuid(1))
      changed?.changePassword('another hash')
      if (changed) await accounts.save(changed)

      assert.isFalse(await sessions.open(aLogin(read)))
    })

    test("ends exactly one account's sessions", async ({ assert }) => {
      const { sessions, professionals, accounts } = store()
      const first = await anAccount(store())
      await professionals.save(
        aProfessional({ id: aUuid(2), email: 'b@exemplo.com.br', slug: 'b-b', crm: 'CRM/SP 99999' }),
      )
      const second = await accounts.findById(aUuid(2))
      await sessions.open(aLogin(first))
      await sessions.open(aLogin(first, 'token 2'))
      if (second) await sessions.open(aLogin(second, 'token 3'))

      await sessions.endAllOf(aUuid(1))

      assert.deepEqual(
        await Promise.all(['token 1', 'token 2', 'token 3'].map((token) => sessions.accountOf(token))),
        [null, null, aUuid(2)],
      )
    })

    test('removes ended sessions once', async ({ assert }) => {
      const { sessions, moveClockTo } = store()
      const account = await anAccount(store())
      await sessions.open(aLogin(account))
      await sessions.open({ ...aLogin(account, 'token 2'), remembered: true })
      moveClockTo('2026-11-21T14:00:00Z')

      assert.equal(await sessions.removeEnded(), 1)
      assert.equal(await sessions.removeEnded(), 0)
      assert.equal(await sessions.accountOf('token 2'), aUuid(1))
    })
  })
}
