import { test } from '@japa/runner'
import {
  AccountAdminList,
  type AccountAdminListFilter,
  type AccountAdminListRow,
} from '#application/ports/account_admin_list.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { FindAccount, ListAccounts } from './read_accounts.ts'

const MARIA = { kind: 'operator', id: 'cli:maria' } as const
const FORBIDDEN = { ok: false, failure: 'forbidden' }
const OTHERS = [
  { kind: 'admin', id: 'x' },
  { kind: 'professional', id: 'y' },
] as const

const BIA: AccountAdminListRow = {
  ...{
    id: anId('bia'),
    name: 'Bia',
    email: 'bia@exemplo.com.br',
    slug: 'bia',
    role: 'admin',
    blocked: false,
  },
  ...{ hasPassword: true, lastAccessAt: null, createdAt: new Date('2026-11-21T12:00:00Z') },
}

class AdminListOfBia extends AccountAdminList {
  asked: unknown = null
  override async list(filter: AccountAdminListFilter, page: number, limit: number) {
    this.asked = { filter, page, limit }
    return { rows: [BIA], total: 1 }
  }
  override async find(key: string) {
    return key === BIA.slug ? BIA : null
  }
}

test.group('The accounts of the site', () => {
  const accountAdminList = new AdminListOfBia()
  const list = new ListAccounts({ accountAdminList })
  const find = new FindAccount({ accountAdminList })

  test('are listed only for operators', async ({ assert }) => {
    const request = { filter: { role: 'admin' }, page: 2, limit: 10 } as const

    for (const by of OTHERS) assert.deepEqual(await list.execute({ by, ...request }), FORBIDDEN)
    assert.isNull(accountAdminList.asked)

    const listed = await list.execute({ by: MARIA, ...request })

    assert.deepEqual(listed, { ok: true, value: { rows: [BIA], total: 1 } })
    assert.deepEqual(accountAdminList.asked, request)
  })

  test('are found only by operators', async ({ assert }) => {
    for (const by of OTHERS) assert.deepEqual(await find.execute({ by, key: 'bia' }), FORBIDDEN)

    assert.deepEqual(await find.execute({ by: MARIA, key: 'bia' }), { ok: true, value: BIA })
    const nobody = await find.execute({ by: MARIA, key: 'ninguem' })
    assert.deepEqual(nobody, { ok: false, failure: 'account_not_found' })
  })
})
