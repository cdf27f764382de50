import { test } from '@japa/runner'
import { DAY_MS } from '#domain/shared/dates.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type StoreSource, storeGroup } from './store.ts'

export function accountRepositoryBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | accounts`, source, (store) => {
    test("finds the professional's account, without a password at first", async ({ assert }) => {
      await store().professionals.save(aProfessional({ email: 'ana@exemplo.com.br', role: 'admin' }))
      const id: string = aUuid(1)
      const facts = { role: 'admin', blocked: false, unconfirmedSince: null, passwordHash: null } as const
      const derived = { hasSecondFactor: false, unpublished: false }
      const state = { id, email: 'ana@exemplo.com.br', ...facts, ...derived }

      assert.deepEqual((await store().accounts.findById(aUuid(1)))?.state, state)
      assert.deepEqual((await store().accounts.findByEmail('ana@exemplo.com.br'))?.state, state)
      assert.deepEqual((await store().accounts.findForUpdate(aUuid(1)))?.state, state)
      assert.isNull(await store().accounts.findById(aUuid(9)))
      assert.isNull(await store().accounts.findByEmail('outra@exemplo.com.br'))
    })

    test('reserves a former e-mail until its change can no longer be undone', async ({ assert }) => {
      await store().professionals.save(aProfessional({ email: 'ana@exemplo.com.br' }))
      const { returns } = store()
      const [accountId, former, at] = [aUuid(1), 'antes@exemplo.com.br', new Date('2026-11-21T12:00:00Z')]
      const after = (days: number) => new Date(at.getTime() + days * DAY_MS)
      const kept = { accountId, email: former }
      const token = { hash: 'hash', expiresAt: after(3) }

      assert.isFalse(await returns.giveToken(kept, token))
      await returns.keep(kept, at)
      assert.isTrue(await returns.isHeld(former, after(6)))
      assert.isFalse(await returns.isHeld(former, after(7)))
      assert.isTrue(await returns.giveToken(kept, token))

      assert.deepEqual(await returns.findByTokenHash('hash'), { ...kept, changedAt: at, expiresAt: after(3) })
      assert.deepEqual(await returns.openOf(accountId, at), [former])
      assert.deepEqual(
        [await returns.isHeld(former, at), await returns.isHeld(former, at, accountId)],
        [true, false],
      )
      assert.isFalse(await returns.isHeld(former, after(3)))
      assert.isFalse(await returns.isHeld('outra@exemplo.com.br', at))
      await returns.giveToken(kept, { hash: 'later', expiresAt: after(9) })
      assert.isNull(await returns.findByTokenHash('hash'))
      assert.deepEqual((await returns.findByTokenHash('later'))?.expiresAt, after(7))
      await returns.removeEnded(after(6))
      await returns.keep({ accountId, email: 'mais@exemplo.com.br' }, at)
      await returns.remove(kept)
      assert.deepEqual(await returns.openOf(accountId, at), ['mais@exemplo.com.br'])
      await returns.removeEnded(after(7))
      assert.isEmpty(await returns.openOf(accountId, at))
      await returns.keep(kept, at)
      await returns.removeAllOf(accountId)
      assert.isEmpty(await returns.openOf(accountId, at))
    })

    test('lists administrators who can log in', async ({ assert }) => {
      const roles = [
        { role: 'admin' },
        { role: 'admin', blocked: true },
        { role: 'user' },
        { role: 'admin' },
      ] as const
      for (const [index, facts] of roles.entries())
        await store().professionals.save(
          aProfessional({ id: aUuid(index + 1), crm: `CRM-SP ${10000 + index}`, ...facts }),
        )

      assert.sameMembers(await store().accounts.lockAdministrators(), [aUuid(1), aUuid(4)])
    })

    test('stores the last requested address, found only by its mailed link', async ({ assert }) => {
      await store().professionals.save(aProfessional())
      const [old, asked] = ['velha@x.com.br', 'nova@x.com.br'].map((email) => ({
        accountId: aUuid(1),
        email,
      }))
      const token = { hash: 'h', expiresAt: new Date('2026-11-22T12:00:00Z') }
      const { confirmations } = store()
      if (!old || !asked) return
      await confirmations.ask(old, new Date('2026-11-21T12:00:00Z'))
      await confirmations.giveToken(old, { ...token, hash: 'earlier' })
      await confirmations.ask(asked, new Date('2026-11-21T12:01:00Z'))
      await confirmations.giveToken(old, { ...token, hash: 'earlier' })
      assert.deepEqual(await confirmations.askedOf(aUuid(1)), { ...asked, expiresAt: null })
      await confirmations.giveToken(asked, token)

      assert.deepEqual(await confirmations.askedOf(aUuid(1)), { ...asked, expiresAt: token.expiresAt })
      assert.isNull(await confirmations.findByTokenHash('earlier'))
      const mailed = await confirmations.findByTokenHash('h')
      assert.deepInclude(mailed, { ...asked, expiresAt: token.expiresAt })
      await confirmations.remove(aUuid(1))
      assert.isNull(await confirmations.askedOf(aUuid(1)))
    })

    test("never assigns another account's address", async ({ assert }) => {
      await store().professionals.save(aProfessional({ email: 'ana@x.com.br', unconfirmedSince: new Date() }))
      await store().professionals.save(
        aProfessional({ id: aUuid(2), email: 'bia@x.com.br', crm: 'CRM-SP 2', slug: 'bia' }),
      )
      const ana = await store().accounts.findById(aUuid(1))
      ana?.confirmEmail('bia@x.com.br')
      assert.equal(ana && (await store().accounts.saveEmail(ana)), 'email_taken')
      ana?.confirmEmail('ana2@x.com.br')
      assert.isNull(ana && (await store().accounts.saveEmail(ana)))

      const state = (await store().professionals.findById(aUuid(1)))?.state
      assert.deepInclude(state, { email: 'ana2@x.com.br', unconfirmedSince: null })
    })

    test('removes unconfirmed users together with their former slugs', async ({ assert }) => {
      const since = new Date('2026-11-01T00:00:00Z')
      for (const [index, facts] of [{}, { blocked: true }, { role: 'admin' as const }].entries())
        await store().professionals.save(
          aProfessional({ id: aUuid(index + 1), crm: `CRM-SP ${index}`, unconfirmedSince: since, ...facts }),
        )

      assert.deepEqual(await store().accounts.removeUnconfirmed(since), [])
      const gone = await store().accounts.removeUnconfirmed(new Date('2026-11-02T00:00:00Z'))

      assert.deepEqual(gone, [aUuid(1)])
      assert.isNull(await store().professionals.findById(aUuid(1)))
    })

    test('writes password, block and role, visible in the directory', async ({ assert }) => {
      await store().professionals.save(aProfessional())
      const account = await store().accounts.findById(aUuid(1))
      account?.changePassword('a hash')
      account?.setBlocked(true)

      if (account) await store().accounts.save(account)

      assert.deepEqual((await store().accounts.findById(aUuid(1)))?.state, account?.state)
      assert.isFalse(await store().directory.isListed(aUuid(1)))
    })
  })
}
