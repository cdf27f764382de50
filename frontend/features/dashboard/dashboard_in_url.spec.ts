import { test } from '@japa/runner'
import { filtersIn, rowsIn, tabIn, TABS, toLeads, toMoreRows, toTab } from './dashboard_in_url.ts'
import { NO_FILTERS } from './leads/leads.ts'

test.group('tabs in the address', () => {
  test('finds each tab under its own address', ({ assert }) => {
    for (const { key } of TABS) assert.equal(tabIn(new URLSearchParams(toTab(key))), key)
  })

  test('shows the overview for anything else', ({ assert }) => {
    for (const address of ['', 'aba=', 'aba=leads2', 'aba=LEADS', 'aba=premium'])
      assert.equal(tabIn(new URLSearchParams(address)), 'visao-geral')
  })
})

test.group('leads in the address', () => {
  test('reads filters from the address, and ignores unknown values', ({ assert }) => {
    const filters = { search: 'joão & cia', status: 'pending', period: 'week' } as const
    assert.deepEqual(filtersIn(new URLSearchParams(toLeads(filters))), filters)
    assert.equal(toLeads(NO_FILTERS), '?aba=leads')
    assert.deepEqual(filtersIn(new URLSearchParams('status=x&periodo=year&busca=%20')), NO_FILTERS)
  })

  test('shows fifty rows at a time, and keeps the filters', ({ assert }) => {
    const address = new URLSearchParams('aba=leads&status=pending&lead=1')
    assert.equal(rowsIn(address), 50)
    const more = toMoreRows(address)
    assert.equal(more, '?aba=leads&status=pending&mostrar=100')
    assert.equal(rowsIn(new URLSearchParams(more)), 100)
  })

  test('shows the first rows for invalid values', ({ assert }) => {
    for (const asked of ['', '0', '-1', '7', '1e3', '2.5', '1234567', 'x'])
      assert.equal(rowsIn(new URLSearchParams({ mostrar: asked })), 50)
  })
})
