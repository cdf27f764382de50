import { test } from '@japa/runner'
import { leadsPageIn, toLeadsPage } from './leads_pages.ts'

test.group('pages of leads in the address', () => {
  test('finds each page under its own address', ({ assert }) => {
    for (const page of [1, 2, 9_999]) assert.equal(leadsPageIn(new URLSearchParams(toLeadsPage(page))), page)
  })

  test('shows the first page for anything unreadable', ({ assert }) => {
    for (const asked of ['', '0', '-1', '1e3', '2.5', '12345', 'x'])
      assert.equal(leadsPageIn(new URLSearchParams({ pagina: asked })), 1)
  })
})
