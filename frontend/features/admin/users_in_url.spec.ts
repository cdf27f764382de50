import { test } from '@japa/runner'
import {
  hasFilters,
  isWholeList,
  lastPageOf,
  listIn,
  SORTS,
  TABS,
  toList,
  withoutFilters,
  type UserList,
} from './users_in_url.ts'

const USUAL: UserList = {
  tab: 'all',
  sort: 'relevance',
  search: '',
  specialty: '',
  state: '',
  verified: '',
  page: 1,
}

const read = (address: string) => listIn(new URLSearchParams(address))

test.group('the list in the address', () => {
  test('reads each list from its own address', ({ assert }) => {
    const narrowed: UserList = {
      tab: 'premium',
      sort: 'views',
      search: 'José & filhos',
      specialty: 'Médico da Família',
      state: 'SP',
      verified: 'no',
      page: 1_000,
    }
    for (const list of [USUAL, narrowed]) assert.deepEqual(read(toList(list)), list)
    for (const { key: tab } of TABS) assert.equal(read(toList({ ...USUAL, tab })).tab, tab)
    for (const { key: sort } of SORTS) assert.equal(read(toList({ ...USUAL, sort })).sort, sort)
  })

  test('omits defaults', ({ assert }) => {
    assert.equal(toList(USUAL), '?')
    assert.equal(toList({ ...USUAL, search: ' ana ', page: 2 }), '?busca=ana&pagina=2')
  })

  test('reads invalid values as defaults', ({ assert }) => {
    const odd = 'aba=admins&ordem=senha&especialidade=mago&estado=XX&verificado=talvez&busca=%20'
    assert.deepEqual(read(odd), USUAL)
    for (const page of ['0', '-1', '1.5', '1e3']) assert.equal(read(`pagina=${page}`).page, 1)
  })

  test("limits a page to the server's last", ({ assert }) => {
    assert.deepEqual(
      ['1000', '1001', '9'.repeat(400)].map((page) => read(`pagina=${page}`).page),
      [1_000, 1_000, 1_000],
    )
  })

  test('has no more pages than the server allows', ({ assert }) => {
    assert.deepEqual([0, 25, 26, 3_000_000].map(lastPageOf), [0, 1, 2, 1_000])
  })

  test("knows its last page within the server's limits", ({ assert }) => {
    const found = { ...USUAL, search: 'ana' }
    assert.isTrue(isWholeList(USUAL, 25_000))
    assert.isTrue(isWholeList(USUAL, 301))
    assert.isTrue(isWholeList(found, 300))
    assert.isFalse(isWholeList(USUAL, 25_001))
    assert.isFalse(isWholeList(found, 301))
  })

  test('clears filters, but neither tab nor order', ({ assert }) => {
    const list = read('aba=bloqueados&ordem=nome&busca=ana&estado=SP&pagina=3')

    assert.isTrue(hasFilters(list))
    assert.equal(toList(withoutFilters(list)), '?aba=bloqueados&ordem=nome')
    assert.isFalse(hasFilters(withoutFilters(list)))
  })
})
