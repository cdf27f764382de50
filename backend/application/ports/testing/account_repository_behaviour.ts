import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type StoreSource, storeGroup } from './store.ts'

export function accountRepositoryBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | accounts`, source, (store) => {
    test('finds the account that came with the professional, without a password yet', async ({ assert }) => {
      await store().professionals.save(aProfessional({ email: 'ana@exemplo.com.br', role: 'admin' }))
      const id: string = aUuid(1)
      const facts = { role: 'admin', blocked: false, passwordHash: null } as const
      const state = { id, email: 'ana@exemplo.com.br', ...facts }

      assert.deepEqual((await store().accounts.findById(aUuid(1)))?.state, state)
      assert.deepEqual((await store().accounts.findByEmail('ana@exemplo.com.br'))?.state, state)
      assert.deepEqual((await store().accounts.findForUpdate(aUuid(1)))?.state, state)
      assert.isNull(await store().accounts.findById(aUuid(9)))
      assert.isNull(await store().accounts.findByEmail('outra@exemplo.com.br'))
    })

    test('names the administrators who can act', async ({ assert }) => {
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

    test('writes password, block and role, and the directory follows', async ({ assert }) => {
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
